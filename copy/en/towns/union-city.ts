import { fromNorthBergen } from '#copy/en/place.ts'
import type { TownCopy } from '#copy/types.ts'

export const unionCity: TownCopy = {
  meta: {
    title: '24/7 Locksmith in Union City, NJ',
    description: `24/7 locksmith in Union City, NJ, for apartments, shared front doors, stores and roll-down gates. You hear the total before we drive to you.`,
  },
  heading: 'Locksmith in Union City, NJ',
  lead: `We come to the apartments, stores and cars of Union City, NJ, 24/7, for lockouts and for new keys. Lockouts start at {emergencyPrice}, and a cross street is all the address we need.`,
  line: 'Stores below, apartments above, and one front door for everyone.',
  approach: `${fromNorthBergen('From North Bergen we take Bergenline or Kennedy Boulevard. ')}Give us the cross street and the floor.`,
  mapAlt:
    'Union City as a narrow grid along the ridge, Bergenline and Summit Avenues side by side, Washington Park at the south end, Weehawken below the cliff to the east.',
  mapLabels: {
    'main-street': 'Bergenline Ave',
    'second-street': 'Summit Ave',
    landmark: 'Washington Park',
    neighbor: 'Weehawken',
  },
  locks: {
    heading: 'Union City locks we work on',
    lead: 'Many buildings have a store below and apartments above. Here’s what we do at each door.',
    pictureAlt:
      'A three-family house with a storefront and awning below, a roll-down gate, a narrow front door with three bells and a lit window on an upper floor.',
    items: [
      {
        letter: 'A',
        title: 'The store door',
        text: 'A lever, a cylinder and a hinge that drags. We check the hinge before we sell you a lock.',
        service: 'Commercial Lock Replacement',
      },
      {
        letter: 'B',
        title: 'The roll-down gate',
        text: 'Its padlocks are close to the ground, where road salt and water get in. We pick them, or cut them if they’re stuck.',
        service: 'Business Lockout',
      },
      {
        letter: 'C',
        title: 'The building’s front door',
        text: 'One steel door for three families. If nobody answers the bells, show us that you live there, and we’ll open it.',
        service: 'House Lockout',
      },
      {
        letter: 'D',
        title: 'The apartment door',
        text: 'A new tenant should get new keys. We rekey the lock between tenants.',
        service: 'Lock Rekey',
      },
    ],
  },
  passages: [
    {
      heading: 'Finding your address in Union City',
      paragraphs: [
        'Street numbers start in the south. Bergenline, Summit, Central, New York and Palisade Avenues run across the numbered streets.',
        'Route 495 cuts through town near 30th and 31st Streets, and only some streets have a bridge over it. Tell us which side you are on.',
      ],
    },
    {
      heading: 'Uptown, north of Route 495',
      paragraphs: [
        'The numbers go up to 49th Street, and past it you’re in West New York. An elevator between 48th and 49th Streets goes down about 160 feet to the light rail.',
      ],
    },
    {
      heading: 'Downtown, south of Route 495',
      paragraphs: [
        '2nd Street is near Washington Park, at the Jersey City line. The 9th Street light rail station is below the cliff, in Hoboken; its elevator comes up in the Jersey City Heights, so say whether you’re up or down.',
      ],
    },
    {
      heading: 'Shared front doors',
      paragraphs: [
        'Union City is one of the most densely populated cities in the country. Many homes are in two- and three-family houses, where front door, hallway and mailboxes are shared. A few tall buildings stand on the cliff, such as Troy Towers, with a lobby and someone at the desk.',
        'Before we change the lock on a shared door, we count who needs a key. Everyone who lives there gets a new one.',
      ],
    },
    {
      heading: 'Stores on Bergenline Avenue',
      paragraphs: [
        'Bergenline is lined with stores, and most have a glass door and a roll-down gate. If the gate’s lock sticks at closing time, call us before you leave, because it’s easier to fix while the store is open.',
        'Have someone there who can authorize the work: the owner, the tenant on the lease, or someone they name to us.',
      ],
    },
    {
      heading: 'Parking in Union City',
      paragraphs: [
        'Residents need a permit, visitors need a tag, and the avenues have meters. Few houses have a driveway. We may have to park around the corner and carry our tools, so tell us about stairs.',
      ],
    },
    {
      heading: 'Lost your keys on the way home?',
      paragraphs: [
        'Left your keys on a bus, a jitney or the light rail? Call the company before you pay us.',
        'Lost keys do turn up. If your address isn’t on them, you can wait a day before you change the locks.',
      ],
    },
  ],
  questions: {
    heading: 'Locksmith questions in Union City',
    items: [
      {
        question: 'My tenant is locked out and I’m at work. Can I authorize the job?',
        answer:
          'Yes, if you own the house and your tenant lives there. Your tenant shows ID at the door, you say yes by phone, and both names go on the work order.',
      },
      {
        question: 'The key turns but the gate’s padlock stays locked. Should I hit it?',
        answer:
          'No. If you bend it, we’ll have to cut it off. Put in a little dry lubricant, wait a few minutes, and try once more by hand. Then call us.',
      },
    ],
  },
}
