import { perFacts } from '#domain/business/per-facts.ts'
import { offeredList } from '#copy/offered.ts'
import { whileServed } from '#copy/while-town-served.ts'
import { fromNorthBergen } from '#copy/en/place.ts'
import type { TownCopy } from '#copy/types.ts'

export const hoboken = perFacts((): TownCopy => ({
  meta: {
    title: '24/7 Locksmith in Hoboken, NJ',
    description: `24/7 locksmith in Hoboken, NJ: apartments, brownstones, stores and cars. Lockouts from {emergencyPrice} by day and {nightPrice} at night; rekeys and old mortise locks.`,
  },
  heading: 'Locksmith in Hoboken, NJ',
  lead: `We open ${offeredList(
    'en',
    [
      [null, 'apartments'],
      [null, 'brownstones'],
      ['Business Lockout', 'stores'],
      ['Car Lockout', 'cars'],
    ],
    '',
  )} in Hoboken, NJ, 24/7, from {emergencyPrice} by day and {nightPrice} at night. We pick first, and drill only with your OK.`,
  line: 'Brownstones with front doors, inner doors and garden gates.',
  approach: `${fromNorthBergen('We come from North Bergen along Park Avenue. ')}Tell us the cross street and which buzzer.`,
  mapAlt:
    'Hoboken as a grid of streets between the cliff and the Hudson, Washington Street picked out, Castle Point and four piers on the river side, Hoboken Terminal at the south end.',
  mapLabels: {
    'main-street': 'Washington St',
    landmark: 'Castle Point',
    station: 'Hoboken Terminal',
    neighbor: whileServed('Jersey City', 'Jersey City', ''),
  },
  locks: {
    heading: 'Hoboken locks we work on',
    lead: 'One brownstone can have four kinds of locks. We work on all of them.',
    pictureAlt:
      'A brownstone with a stoop, double parlor doors, a buzzer panel, an iron gate to the garden level and one lit window upstairs.',
    items: [
      {
        letter: 'A',
        title: 'The parlor door',
        text: 'It often has an old mortise lock, inside the edge of the door. We try to fix it before we offer you a new one.',
        service: 'Lock Repair',
      },
      {
        letter: 'B',
        title: 'The buzzer door',
        text: 'It buzzes open but doesn’t latch when it closes. We fix the latch, or the metal plate it catches in.',
        service: 'Access Control',
      },
      {
        letter: 'C',
        title: 'The garden gate',
        text: 'Salt air off the river rusts cheap gate locks. We fix them, or put in one made for outdoors.',
        service: 'Gate Locks',
      },
      {
        letter: 'D',
        title: 'Your own apartment',
        text: 'A roommate moved out? We rekey the lock, and the old keys stop working.',
        service: 'Lock Rekey',
      },
    ],
  },
  passages: [
    {
      heading: 'Finding your address in Hoboken',
      paragraphs: [
        'Numbered streets start in the south: 1st Street is near the Terminal and 14th is near the viaduct. Give us the number and the long street it crosses, such as Garden, Willow or Adams.',
        'East of Willow most homes are brick and brownstone row houses, with a stoop, a front door and an inner door. West, toward the light rail, the buildings are newer, with garages and fobs. There, the front desk lets us in, and we open your own door.',
      ],
    },
    {
      heading: 'Parking in Hoboken',
      paragraphs: [
        'Hoboken has almost no driveways. If you have a garage space for the van, tell us on the phone.',
      ],
    },
    {
      heading: 'Keys lost on the train or ferry',
      paragraphs: [
        'Call the lost and found of the train, bus or ferry before you pay us. If nothing on your key ring shows your address, you may not need new locks. If your address was with the keys, rekey today.',
      ],
    },
    {
      heading: 'Locks damaged by flooding',
      paragraphs: [
        'Much of the west side is low, and Hurricane Sandy flooded garages and garden-level apartments there. If the key turns hard after a flood, call us before the lock stops working.',
      ],
    },
  ],
  questions: {
    heading: 'Locksmith questions in Hoboken',
    items: [
      {
        question: 'I’m locked out of the building and my apartment. Is that two jobs?',
        answer:
          'It’s one visit and one total; a second lock adds to it. Often a neighbor can buzz you in, and then only your own is left.',
      },
      {
        question: 'My roommate moved out with a key. Do I need a new lock?',
        answer:
          'No, a rekey is enough. The lock stays, the old key stops working, and you get new keys. Check with your landlord first.',
      },
    ],
  },
}))
