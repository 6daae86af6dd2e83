import { perFacts } from '#domain/business/per-facts.ts'
import { offeredList, whileOffered } from '#copy/offered.ts'
import { fromNorthBergen } from '#copy/en/place.ts'
import type { TownCopy } from '#copy/types.ts'

export const secaucus = perFacts((): TownCopy => ({
  meta: {
    title: '24/7 Locksmith in Secaucus, NJ',
    description: `24/7 locksmith in Secaucus, NJ, for warehouses, stores, ${offeredList(
      'en',
      [
        [null, 'homes'],
        ['Storage Unit Lockout', 'storage units'],
        [null, 'cars'],
      ],
      '',
    )}. Lockouts from {emergencyPrice} by day and {nightPrice} at night.`,
  },
  heading: 'Locksmith in Secaucus, NJ',
  lead: `We open ${offeredList(
    'en',
    [
      [null, 'houses'],
      [null, 'warehouses'],
      ['Storage Unit Lockout', 'storage units'],
      ['Car Lockout', 'cars'],
    ],
    '',
  )} in Secaucus, NJ, 24/7. A lockout costs from {emergencyPrice} by day and {nightPrice} at night.`,
  line: `${offeredList(
    'en',
    [
      [null, 'Warehouses'],
      [null, 'outlets'],
      ['Storage Unit Lockout', 'storage units'],
      [null, 'houses with driveways'],
    ],
    '',
  )}.`,
  approach: `${fromNorthBergen('We come over Paterson Plank Road from North Bergen. ')}Give us the street number, or the dock or gate number.`,
  mapAlt:
    'Secaucus inside a bend of the Hackensack River: Paterson Plank Road through the middle, Harmon Meadow to the north by the highway, Secaucus Junction to the south.',
  mapLabels: {
    'main-street': 'Paterson Plank Rd',
    landmark: 'Harmon Meadow',
    station: 'Secaucus Junction',
    river: 'Hackensack River',
  },
  locks: {
    heading: 'Secaucus locks we work on',
    lead: 'Secaucus has many warehouses. When one of these four locks fails, work stops until it’s fixed.',
    pictureAlt:
      'A warehouse with a small glass office door, a loading dock with a roll-up door, a steel side exit and a yard gate in a chain-link fence.',
    items: [
      {
        letter: 'A',
        title: 'The office door',
        text: 'Glass in an aluminum frame. We change the pins in its lock, so old keys stop working.',
        service: 'Commercial Lock Rekey',
      },
      {
        letter: 'B',
        title: 'The loading dock',
        text: 'A slide bolt and a padlock, and a driver waiting. We open the lock and leave the track alone.',
        service: 'Business Lockout',
      },
      {
        letter: 'C',
        title: 'The side exit',
        text: 'Push the bar and it should open every time. If you have to shove it, call us.',
        service: 'Emergency Exit Device',
      },
      {
        letter: 'D',
        title: 'The yard gate',
        text: 'A chain and a padlock rust in the rain. We can put on a covered padlock and a shorter chain, which are harder to cut.',
        service: 'Gate Locks',
      },
    ],
  },
  passages: [
    {
      heading: 'Finding your address in Secaucus',
      paragraphs: [
        'Highway ramps here are far apart, so tell us the road first: Meadowlands Parkway, Enterprise Avenue, County Avenue or Harmon Meadow Boulevard.',
      ],
    },
    {
      heading: 'Homes in Secaucus',
      paragraphs: [
        'In the North End and behind the Plaza there are houses with driveways: a front door, a side door and a garage keypad. Harmon Cove has townhouses and towers behind a gatehouse. Xchange, near the Junction, has apartments with fobs. At Harmon Cove and Xchange, tell the gate or the desk that we’re coming.',
      ],
    },
    {
      heading: 'Warehouses, offices and outlets',
      paragraphs: [
        `In big buildings locks get moved from door to door, and after a few years nobody knows which key fits which lock. We sort the keys, number them and write a list.${whileOffered('Master Key System', ' We can also set up a master key system, so a lost key means one new cylinder (the part the key goes into), not all of them.')}`,
        'Padlocks need care here, with the damp air and the dust from trucks. Clean and lubricate them before winter.',
      ],
    },
    {
      heading: 'Night shifts in Secaucus',
      paragraphs: [
        'Many docks here load at 3 or 4 am, and we answer the phone then too. In the notes, give us the name and number of the person on site and the number painted on the door.',
      ],
    },
    {
      heading: 'Parking lots and the train',
      paragraphs: [
        'Around the Plaza there are meters and resident signs. Most other places have a parking lot. If your car is locked, tell us which lot and which row. At Secaucus Junction or Harmon Meadow, wait inside and tell us which entrance you’re at.',
      ],
    },
  ],
  questions: {
    heading: 'Locksmith questions in Secaucus',
    items: [
      {
        question: 'Can a locksmith come to my dock at night?',
        answer: 'Yes, every night of the year. Have the gate or dock number ready when you call.',
      },
      {
        question: 'A subtenant left and we don’t know who still has keys. What do we do first?',
        answer:
          'Rekey the doors that lead outside. Walk around the building with us and decide who should open each door. The inside doors can wait a day.',
      },
      ...whileOffered(
        'Storage Unit Lockout',
        [
          {
            question: 'Do you open a storage unit the same way as a house?',
            answer:
              'No, the facility has a say too. Bring your ID and the lease, tell the office, and we open the lock in front of you.',
          },
        ],
        [],
      ),
    ],
  },
}))
