import { perFacts } from '#domain/business/per-facts.ts'
import { offeredList } from '#copy/offered.ts'
import { fromNorthBergen } from '#copy/en/place.ts'
import type { TownCopy } from '#copy/types.ts'

export const westNewYork = perFacts((): TownCopy => ({
  meta: {
    title: '24/7 Locksmith in West New York, NJ',
    description: `24/7 locksmith in West New York, NJ: apartments, entry doors, buzzers and cars, rekeys between tenants. Lockouts from {emergencyPrice} by day and {nightPrice} at night.`,
  },
  heading: 'Locksmith in West New York, NJ',
  lead: `We open ${offeredList(
    'en',
    [
      [null, 'apartments'],
      [null, 'entry doors'],
      ['Car Lockout', 'cars'],
    ],
    '',
  )} in West New York, NJ, 24/7, from {emergencyPrice} by day and {nightPrice} at night. We also fix buzzers and mailbox locks.`,
  line: 'Brick apartment houses with buzzers, mailboxes and fire escapes.',
  approach: `${fromNorthBergen('Bergenline and Boulevard East both bring us from North Bergen. ')}Give us the number and the avenue, such as 60th and Park.`,
  mapAlt:
    'West New York as a tilted grid on top of the cliff, Bergenline Avenue and 60th Street crossing in the middle, Boulevard East along the edge, the Hudson below.',
  mapLabels: {
    'main-street': 'Bergenline Ave',
    'second-street': '60th St',
    'cliff-road': 'Boulevard East',
    river: 'Hudson River',
  },
  locks: {
    heading: 'West New York locks we work on',
    lead: 'In a brick apartment building, some locks belong to the owner and some to you. Here’s who can call us for each.',
    pictureAlt:
      'A five-story brick apartment house with a fire escape, an entry hall with buzzers and mailboxes, and a gate across one window.',
    items: [
      {
        letter: 'A',
        title: 'The building’s front door',
        text: 'It slams all day. For the owner, we replace the cylinder and fix the closer, so it stops slamming.',
        service: 'Commercial Lock Replacement',
      },
      {
        letter: 'B',
        title: 'The buzzer',
        text: 'It buzzes but the inner door stays locked. The electric strike may be worn or get too little power. We can fix both.',
        service: 'Access Control',
      },
      {
        letter: 'C',
        title: 'Your mailbox',
        text: 'We can change the lock of your own box, with the building’s OK. We never touch the Postal Service’s lock.',
        service: 'Lock Replacement',
      },
      {
        letter: 'D',
        title: 'The fire escape gate',
        text: 'A window gate must open from inside without a key. We install only that kind.',
        service: 'Gate Locks',
      },
    ],
  },
  passages: [
    {
      heading: 'Finding your address in West New York',
      paragraphs: [
        'Numbered streets run from the high 40s to the high 60s. The avenues run the length of the town: Bergenline with the stores, Park with the houses, and Boulevard East along the cliff. Town Hall is on 60th Street. With a number and an avenue we find you.',
        'Most buildings are brick apartment houses with an entry hall and a row of bells. In the north end there are small attached houses with storm doors. Watch out for those: a storm door that locks by itself locks many people out.',
      ],
    },
    {
      heading: 'Apartments on the hill and on River Road',
      paragraphs: [
        'Below the cliff, off River Road, there are newer apartments near Port Imperial. A management office runs those buildings, and their locks work with a building key. Up on the hill, the super often lives in the building. Tell us which kind of building you live in, so we know who to ask.',
      ],
    },
    {
      heading: 'Parking in West New York',
      paragraphs: [
        'On most residential blocks a car without a town permit may stay a few hours. Bergenline Avenue has meters. For work on a whole building, please save us a parking spot.',
      ],
    },
    {
      heading: 'Where to wait for us',
      paragraphs: [
        'Wait in the entry hall, or in a store on the avenue. If you have to leave and the door can wait, tell us when you’ll be back. In the form, choose Same Day.',
        'If you left your keys on the 128 or the 159, call NJ Transit’s lost and found first.',
      ],
    },
  ],
  questions: {
    heading: 'Locksmith questions in West New York',
    items: [
      {
        question:
          'Our front door won’t lock and the super is away. Can a tenant authorize the repair?',
        answer:
          'The front door belongs to the owner, so the owner or the manager has to say yes. Give us their number, and we’ll call them for you.',
      },
      {
        question: 'Can I put a padlock on the window gate for the weekend?',
        answer:
          'No. A padlocked gate can trap you in a fire. If the latch is broken, we put in one that opens by hand.',
      },
    ],
  },
}))
