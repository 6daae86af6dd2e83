import type { CityCopy } from '../types.ts'

export const jerseyCity: CityCopy = {
  meta: {
    title: 'Locksmith in Jersey City, NJ',
    description:
      'Row houses by Van Vorst Park, two-families in the Heights, towers at Exchange Place. Jersey City locks opened, repaired and rekeyed, day or night.',
  },
  heading: 'Locksmith in Jersey City',
  lead: 'From the Heights to Greenville, and down to the towers at the water. Tell us the neighborhood before the street.',
  approach:
    'Kennedy Boulevard runs from North Bergen straight into Jersey City. For Downtown we leave the hill by Newark Avenue.',
  mapAlt:
    'Jersey City between the Hackensack and the Hudson: Kennedy Boulevard along the ridge, Newark Avenue running down toward Exchange Place, Journal Square in the middle.',
  mapLabels: {
    'main-street': 'Newark Ave',
    'second-street': 'Kennedy Blvd',
    landmark: 'Journal Square',
    waterfront: 'Exchange Place',
  },
  locks: {
    heading: 'Four locks, two centuries.',
    lead: 'Downtown a row house often leans on a mid-rise. Between the two they show most of what this city locks up with.',
    pictureAlt:
      'A brick row house with double doors and a barred window on the ground floor, next to the glass lobby of a mid-rise with one lit window above.',
    items: [
      {
        letter: 'A',
        title: 'The double doors',
        text: 'Two narrow leaves, one rim lock, many coats of paint. We free the bolts before we blame the key.',
        service: 'Lock Repair',
      },
      {
        letter: 'B',
        title: 'The lobby',
        text: 'A keypad, a reader and a strike. When one of the three sulks, nobody gets home.',
        service: 'Access Control',
      },
      {
        letter: 'C',
        title: 'The window gate',
        text: 'In front of a bedroom it must open from inside without a hunt for the key.',
        service: 'Gate Locks',
      },
      {
        letter: 'D',
        title: 'Behind the lever',
        text: 'The lobby is the building’s. The lever on your own door can be pinned to you alone.',
        service: 'Lock Rekey',
      },
    ],
  },
  passages: [
    {
      heading: 'The city, then the street',
      paragraphs: [
        'Summit, Central and Palisade Avenues run through Union City and on into the Heights. One avenue, two cities, so say which before you say the number.',
        'Inside Jersey City it goes on like that. Journal Square, Greenville and Paulus Hook mean three different roads for us, three kinds of door, and three places to leave a van.',
      ],
    },
    {
      heading: 'Rows, two-families, towers',
      paragraphs: [
        'Around Hamilton Park, Van Vorst Park and Paulus Hook the brick and brownstone rows keep their tall doors. Many of those locks are older than anybody who carries a key to them. A worn part can be filed, fitted or matched, and the door keeps its face.',
        'In the Heights, Bergen-Lafayette, the West Side and Greenville it is mostly frame houses for two or three families: a shared front door, a hallway, a deadbolt apiece. We label the keys before we leave. The next tenant will not know either.',
        'At Newport, Exchange Place and Journal Square the towers run on desks and fobs. Call us for your apartment, your storage cage or the car in the garage, and tell the desk that we are coming.',
      ],
    },
    {
      heading: 'Zones and sweepers',
      paragraphs: [
        'Most residential blocks belong to a permit zone. Without its sticker a car usually gets two hours, a little longer in the Heights, and the street sweeper keeps days of its own. A lockout fits into that. A whole house of cylinders is better booked with a driveway kept free or a guest permit on the dash.',
      ],
    },
    {
      heading: 'Coming up from the train',
      paragraphs: [
        'PATH stops at Journal Square, Grove Street, Exchange Place and Newport. The light rail follows the waterfront and sends a branch to West Side Avenue. If we are to meet you on your way home, name the exit you use.',
        'The Holland Tunnel loads 12th and 14th Streets, and at the wrong hour everything north of Hamilton Park stands still. From the hill we go around. You hear which way the van is pointed; you do not hear a guess in minutes.',
      ],
    },
  ],
  questions: {
    heading: 'Asked in Jersey City',
    items: [
      {
        question: 'Our front doors are a pair, and now both halves swing. Is the lock gone?',
        answer:
          'Usually the still half has come loose. It holds itself with one bolt in the sill and one overhead, and if either slips the lock has nothing to push against. Those bolts are where we begin.',
      },
      {
        question: 'I own a three-family in Greenville. Can all the doors be done in one visit?',
        answer:
          'Yes. Count the cylinders and decide which doors share a key. We do the hallway last, so that nobody is shut out while the pins are on the bench.',
      },
    ],
  },
  neighbors: {
    heading: 'Next doors',
    lead: 'Four of the eight share a line with Jersey City. The other three are up the hill.',
  },
}
