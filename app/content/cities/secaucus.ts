import type { CityCopy } from '../types.ts'

export const secaucus: CityCopy = {
  meta: {
    title: 'Locksmith in Secaucus, NJ',
    description:
      'Docks, offices, outlets, storage and the houses off Paterson Plank Road. A locksmith for Secaucus at noon or at four in the morning, price first.',
  },
  heading: 'Locksmith in Secaucus',
  lead: 'Marsh all around, warehouses in between, quiet streets off Paterson Plank Road. Give us the dock or the door number.',
  approach:
    'From North Bergen we go down the west side of the hill, over Tonnelle Avenue, and in by Paterson Plank Road, Secaucus Road or Route 3.',
  mapAlt:
    'Secaucus inside a bend of the Hackensack River: Paterson Plank Road through the middle, Harmon Meadow to the north by the highway, Secaucus Junction to the south.',
  mapLabels: {
    'main-street': 'Paterson Plank Rd',
    landmark: 'Harmon Meadow',
    station: 'Secaucus Junction',
    river: 'Hackensack River',
  },
  locks: {
    heading: 'Four locks on one dock.',
    lead: 'A warehouse has more ways in than a house. These are the four that can stop a shift.',
    pictureAlt:
      'A warehouse with a small glass office door, a loading dock with a roll-up shutter, a steel side exit and a yard gate in a chain-link fence.',
    items: [
      {
        letter: 'A',
        title: 'The office door',
        text: 'Glass in an aluminum frame, a hook bolt in the edge. The cylinder comes out and goes back with new pins.',
        service: 'Commercial Lock Rekey',
      },
      {
        letter: 'B',
        title: 'The dock',
        text: 'A slide bolt, a padlock and a driver waiting. It opens without bending the track.',
        service: 'Business Lockout',
      },
      {
        letter: 'C',
        title: 'The side exit',
        text: 'Push the bar and it opens, every time. If it wants a shoulder, it wants us.',
        service: 'Emergency Exit Device',
      },
      {
        letter: 'D',
        title: 'The yard gate',
        text: 'Chain, padlock, rain off the marsh. A shrouded lock and a shorter chain leave less to cut.',
        service: 'Gate Locks',
      },
    ],
  },
  passages: [
    {
      heading: 'An island with ramps',
      paragraphs: [
        'The Hackensack runs along one side and creeks close off the other. Secaucus is an island in the Meadowlands, tied down by Route 3, the Turnpike and a few local roads. Miss a ramp here and the next one is a long way off. So we ask for the road before the company: Meadowlands Parkway, Enterprise Avenue, County Avenue, Harmon Meadow Boulevard.',
      ],
    },
    {
      heading: 'Where people sleep',
      paragraphs: [
        'The North End and the blocks behind the Plaza are houses with driveways: a front door, a side door, a keypad on the garage. Harmon Cove is townhouses and towers behind a gatehouse. Xchange, down by the Junction, is apartments with fobs. At the last two, give the gate or the desk our name before we get there.',
      ],
    },
    {
      heading: 'Where goods sleep',
      paragraphs: [
        'Outlets, offices, distribution floors, storage rooms. Locks in such buildings are bought by the box and moved from door to door, and after a few years nobody can say which key is which. We can sort the ring, stamp it and write the list. We can also pin the building to one plan, so that the next lost key means one cylinder and not all of them.',
        'Padlocks suffer out here. It is damp from the reeds and grit from the trucks, and a slide bolt that nobody has wiped since summer will stick the first cold night.',
      ],
    },
    {
      heading: 'The night shift',
      paragraphs: [
        'A good part of Secaucus works while the rest of the county is asleep, and a dock that loads at three in the morning has no use for a locksmith who opens at nine. Our line is open. Put the name and number of the person on site in the notes, and what is painted on the door.',
      ],
    },
    {
      heading: 'Lots, rows, platforms',
      paragraphs: [
        'Parking is easy by Hudson County standards. Around the Plaza there are meters and resident signs; everywhere else there is a lot. If it is the car that is locked, tell us which lot and which row. Secaucus Junction is where the train lines cross, and the 320 bus runs to Harmon Meadow. Neither stop has much street around it, so stay by the station or the store and let us find you.',
      ],
    },
  ],
  questions: {
    heading: 'Asked on the dock',
    items: [
      {
        question: 'A subtenant has left and we cannot say who still has keys. Where do we begin?',
        answer:
          'With the doors that lead outside. Walk the wall with us, count them, and decide who each one should open for. Inside doors can wait a day.',
      },
      {
        question: 'Is a storage unit opened the same way as a house?',
        answer:
          'No, the facility has a say. Bring ID and the lease for the unit, let the office know, and we cut the lock in front of you. The door and its hasp stay as they are.',
      },
    ],
  },
  neighbors: {
    heading: 'Next doors',
    lead: 'The nearest hill is North Bergen and Jersey City. The rest of the eight are on it or behind it.',
  },
}
