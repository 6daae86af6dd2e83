import type { CityCopy } from '../types.ts'

export const unionCity: CityCopy = {
  meta: {
    title: 'Locksmith in Union City, NJ',
    description:
      'Shop doors, shutters, shared front doors and third-floor deadbolts from 2nd Street to 49th. A Union City locksmith with a price before the drive.',
  },
  heading: 'Locksmith in Union City',
  lead: 'Stores below, apartments above, and hardly an inch between the houses. Give us the cross street and the floor.',
  approach:
    'Bergenline runs one way south through most of Union City, which suits us going in. We come back up Kennedy Boulevard.',
  mapAlt:
    'Union City as a narrow grid along the ridge, Bergenline and Summit Avenues side by side, Washington Park at the south end, Weehawken below the cliff to the east.',
  mapLabels: {
    'main-street': 'Bergenline Ave',
    'second-street': 'Summit Ave',
    landmark: 'Washington Park',
    neighbor: 'Weehawken',
  },
  locks: {
    heading: 'Four locks under one awning.',
    lead: 'A store with three homes over it. Four doors, four kinds of key, often on one ring.',
    pictureAlt:
      'A three-family house with a storefront and awning below, a roll-down shutter, a narrow street door with three bells and a lit window on an upper floor.',
    items: [
      {
        letter: 'A',
        title: 'The shop door',
        text: 'A lever, a cylinder, a pivot that drags. We look at the hinge side before we sell you a lock.',
        service: 'Commercial Lock Replacement',
      },
      {
        letter: 'B',
        title: 'The shutter',
        text: 'Its padlocks sit at ankle height, where the road salt and the mop water go.',
        service: 'Business Lockout',
      },
      {
        letter: 'C',
        title: 'The door beside the store',
        text: 'Narrow, steel, one deadbolt for three families. Shut it without your key and three bells are all you have.',
        service: 'House Lockout',
      },
      {
        letter: 'D',
        title: 'The third floor',
        text: 'Fresh pins and fresh keys are what a new tenant should get along with the lease.',
        service: 'Lock Rekey',
      },
    ],
  },
  passages: [
    {
      heading: 'From 2nd to 49th',
      paragraphs: [
        'Streets are counted from the south. Second is by Washington Park on the Jersey City line; past 49th it is West New York. Bergenline, Summit, Central, New York and Palisade run across them. Route 495 goes through in a trench near 30th and 31st, with only so many bridges over it, so tell us which side you are on.',
      ],
    },
    {
      heading: 'Houses without a gap',
      paragraphs: [
        'Union City is among the most crowded cities in the country, and it got there with three-family houses more than with towers. Front doors are shared. So are hallways, mailboxes, and the blame for the latch that does not catch. A few tall buildings stand on the cliff, Troy Towers among them, with a lobby and somebody at a desk. Everywhere else it is a stair, a landing and a deadbolt.',
        'On a shared door we ask who else holds a key before we change anything. A rekey that surprises the second floor is not a favor to anyone.',
      ],
    },
    {
      heading: 'Stores from end to end',
      paragraphs: [
        'Bergenline is shops for its whole length, most of them with a glass door and a shutter, and many of them open late. When a shutter lock seizes at closing time, call before you walk off. A shop that is still open can be locked for the night. A shop that is already stuck has to be opened first.',
        'Have one person there whose name is on the lease or the license. We open stores for the people who run them, not for the people who worked there last month.',
      ],
    },
    {
      heading: 'No place to stop',
      paragraphs: [
        'Residents have permits, their visitors have a tag, and the avenues have meters. Driveways are rare. We stop where the sign lets us and walk the rest, so warn us about stairs.',
      ],
    },
    {
      heading: 'Two elevators',
      paragraphs: [
        'Between 48th and 49th an elevator goes down about 160 feet to the light rail. Past the south end another one runs down the cliff to the 9th Street stop. The 156, the 159 and the jitneys stay on top. Keys that fall between a landing and a platform do come back now and then. If nothing on the ring says where you live, give it a day.',
      ],
    },
  ],
  questions: {
    heading: 'Asked over the store',
    items: [
      {
        question: 'My tenant is on the landing and I am at work. May I order it for her?',
        answer:
          'Yes, if you own the house and she lives in it. She shows ID at the door, you confirm by phone, and both names go on the order.',
      },
      {
        question: 'The key turns and the shutter padlock stays shut. Should I hit it?',
        answer:
          'No. A bent shackle has to be cut. Give it a little light oil, wait, try once more by hand, then call.',
      },
    ],
  },
  neighbors: {
    heading: 'Next doors',
    lead: 'Union City touches five of the other seven. It is that sort of place.',
  },
}
