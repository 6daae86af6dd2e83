import type { CityCopy } from '../types.ts'

export const hoboken: CityCopy = {
  meta: {
    title: 'Locksmith in Hoboken, NJ',
    description:
      'Parlor doors, vestibules, garden gates and fobs in Hoboken. Give us the cross street and the buzzer, and hear the price before anyone drives.',
  },
  heading: 'Locksmith in Hoboken',
  lead: 'One square mile, almost no driveways, and more vestibule doors than anywhere on the river. Tell us the cross street and which buzzer.',
  approach:
    'We reach Hoboken from North Bergen by Park Avenue, or by Paterson Plank Road and the 14th Street viaduct.',
  mapAlt:
    'Hoboken as a grid of streets between the cliff and the Hudson, Washington Street picked out, Castle Point and four piers on the river side, Hoboken Terminal at the south end.',
  mapLabels: {
    'main-street': 'Washington St',
    landmark: 'Castle Point',
    station: 'Hoboken Terminal',
    neighbor: 'Jersey City',
  },
  locks: {
    heading: 'Four locks on one stoop.',
    lead: 'A Hoboken brownstone is a small museum of locks. These are the ones we are called to most.',
    pictureAlt:
      'A brownstone with a stoop, double parlor doors, a buzzer panel, an iron gate to the garden level and one lit window upstairs.',
    items: [
      {
        letter: 'A',
        title: 'The parlor door',
        text: 'Often a mortise lock older than the wiring. We repair the original case before we offer a new one.',
        service: 'Lock Repair',
      },
      {
        letter: 'B',
        title: 'The buzzer and vestibule',
        text: 'A released door that does not latch is nobody’s job until it is ours.',
        service: 'Access Control',
      },
      {
        letter: 'C',
        title: 'The garden gate',
        text: 'Salt air off the river eats cheap gate locks in two winters.',
        service: 'Gate Locks',
      },
      {
        letter: 'D',
        title: 'Your own apartment',
        text: 'Between roommates, rekey: same lock, new pins, old keys useless.',
        service: 'Lock Rekey',
      },
    ],
  },
  passages: [
    {
      heading: 'Stoops by the river, elevators by the tracks',
      paragraphs: [
        'The numbered streets start at the south end, so First is near the Terminal and Fourteenth is at the foot of the viaduct. Give us the number and the long street it crosses, Garden or Willow or Adams, and we know which side of town to come in on.',
        'East of Willow most front doors belong to brick and brownstone rows: a stoop, a parlor door, a vestibule, then the apartment. West toward the light rail the buildings are newer, with a garage underneath, steel frames and a reader for the fob. The first kind opens with picks. At the second kind somebody at the desk lets you in, and we do your own door.',
      ],
    },
    {
      heading: 'Two colors of sign',
      paragraphs: [
        'Hoboken writes its parking on the signs. White letters on green: residents only. Green letters on white: visitors too, if they pay or hold a permit. The hours differ from block to block, so trust the sign in front of you over us.',
        'We carry the bag up the block when we have to. If there is a garage space or a driveway the van may use, say so on the phone. It saves a lap of the square mile.',
      ],
    },
    {
      heading: 'Left on the train',
      paragraphs: [
        'Hoboken Terminal takes PATH, NJ Transit trains, the light rail and a ferry, and the 126 bus goes to Port Authority. It is an easy town to lose keys in. A ring with nothing on it can stay lost. A ring that went missing together with your address is a reason to rekey tonight.',
      ],
    },
    {
      heading: 'Low ground',
      paragraphs: [
        'Much of the west side lies low, and Sandy put the river into garages and garden apartments there. Salt water leaves a lock working for a while and stiff for good. If your key wants two hands after every wet week, let us look at the pins before the day they stop.',
      ],
    },
  ],
  questions: {
    heading: 'Asked on Washington Street',
    items: [
      {
        question: 'The vestibule shut behind me and so did my own door. Is that two jobs?',
        answer:
          'Describe both doors and you hear one price for the pair. Often a neighbor buzzes the first, and then only yours is left.',
      },
      {
        question: 'My roommate moved out with a key. Do I need a whole new lock?',
        answer:
          'No. The cylinder stays on the door, we change what is inside it, and you get keys for the people who still live there. Clear it with the owner first.',
      },
    ],
  },
  neighbors: {
    heading: 'Next doors',
    lead: 'The towns that touch Hoboken, and the rest of the eight.',
  },
}
