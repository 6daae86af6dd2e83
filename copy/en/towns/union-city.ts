import { perFacts } from '#domain/business/per-facts.ts'
import { whileServed } from '#copy/while-town-served.ts'
import { offeredList, whileOffered } from '#copy/offered.ts'
import { fromNorthBergen } from '#copy/en/place.ts'
import type { TownCopy } from '#copy/types.ts'

export const unionCity = perFacts((): TownCopy => ({
  meta: {
    title: '24/7 Locksmith in Union City, NJ',
    description: `24/7 locksmith in Union City, NJ, for apartments, shared front doors${whileOffered('Business Lockout', ', stores and roll-down gates', ' and stores')}. Lockouts from {emergencyPrice} by day and {nightPrice} at night.`,
  },
  heading: 'Locksmith in Union City, NJ',
  lead: `We open ${offeredList(
    'en',
    [
      ['House Lockout', 'apartments'],
      ['Business Lockout', 'stores'],
      ['Car Lockout', 'cars'],
    ],
    'doors',
  )} in Union City, NJ, 24/7, and make new keys. Lockouts start at {emergencyPrice} by day and {nightPrice} at night.`,
  line: 'Stores below, apartments above, and one front door for everyone.',
  approach: `${fromNorthBergen('From North Bergen we take Bergenline or Kennedy Boulevard. ')}Give us the cross street and the floor.`,
  mapAlt: `Union City as a narrow grid along the ridge, Bergenline and Summit Avenues side by side, Washington Park at the south end, ${whileServed('Weehawken', 'Weehawken below the cliff', 'the cliff')} to the east.`,
  mapLabels: {
    'main-street': 'Bergenline Ave',
    'second-street': 'Summit Ave',
    landmark: 'Washington Park',
    neighbor: whileServed('Weehawken', 'Weehawken', ''),
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
        text: 'Worn locks and dragging hinges. We check the hinge before we sell you a lock.',
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
      heading: 'Uptown and downtown',
      paragraphs: [
        `Uptown, the numbers go to 49th Street${whileServed('West New York', ', and past it you’re in West New York', '')}. An elevator between 48th and 49th Streets goes down to the light rail. Downtown, 2nd Street is near Washington Park${whileServed('Jersey City', ', at the Jersey City line', '')}.`,
      ],
    },
    {
      heading: 'Shared front doors',
      paragraphs: [
        'Many homes are in two- and three-family houses, where front door, hallway and mailboxes are shared. A few tall buildings stand on the cliff, such as Troy Towers, with a lobby and someone at the desk.',
        'Before we change the lock on a shared door, we count who needs a key. The owner orders it, and everyone who lives there gets a new key.',
      ],
    },
    {
      heading: 'Stores on Bergenline Avenue',
      paragraphs: [
        'Bergenline is lined with stores, and most have a glass door and a roll-down gate. If the gate’s lock sticks at closing time, call us before you leave, because it’s easier to fix while the store is open.',
      ],
    },
    {
      heading: 'Parking in Union City',
      paragraphs: [
        'Residents need a permit, visitors need a tag, and the avenues have meters. Few houses have a driveway. We may have to park around the corner and carry our tools, so tell us about stairs.',
      ],
    },
    {
      heading: 'Keys lost on the way home',
      paragraphs: [
        'Call the bus, jitney or light rail company first: lost keys do turn up. If your address isn’t on them, you can wait a day before you change the locks.',
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
}))
