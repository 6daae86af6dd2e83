import type { TownCopy } from '#copy/types.ts'

export const northBergen: TownCopy = {
  meta: {
    title: 'North Bergen, NJ Locksmith, Open 24/7',
    description: `Locksmith based in North Bergen, NJ, open 24/7: rekeys, new locks, car keys, and lockouts from {emergencyPrice} by day and {nightPrice} at night.`,
  },
  heading: 'Locksmith in North Bergen, NJ',
  lead: `We’re the locksmith based here in North Bergen, NJ, and come 24/7 to homes, cars and stores. Lockouts start at {emergencyPrice} by day and {nightPrice} at night, and you pay once it’s open.`,
  line: 'Two-family homes on the hill, stores on Bergenline, garages on Tonnelle.',
  approach:
    'We’re based here. Tell us if you’re up near Bergenline, down on Tonnelle Avenue or on the hill in between.',
  mapAlt:
    'North Bergen as an upside-down L: Tonnelle Avenue along its west side, Kennedy Boulevard and Bergenline Avenue on the ridge, Braddock Park in the northeast corner.',
  mapLabels: {
    'main-street': 'Bergenline Ave',
    'second-street': 'Kennedy Blvd',
    highway: 'Tonnelle Ave',
    landmark: 'Braddock Park',
  },
  locks: {
    heading: 'North Bergen locks we work on',
    lead: 'Many houses on the hill are two-family. Here’s what we do with four of their locks.',
    pictureAlt:
      'A two-family house with vinyl siding and two front doors side by side, a side door on the driveway, a garage door and a basement hatch.',
    items: [
      {
        letter: 'A',
        title: 'The two front doors',
        text: 'Each family has its own key. The owner can have one key that opens both doors.',
        service: 'Lock Rekey',
      },
      {
        letter: 'B',
        title: 'The side door',
        text: 'You took out the trash and the knob locked behind you. We open it without drilling if we can.',
        service: 'House Lockout',
      },
      {
        letter: 'C',
        title: 'The garage',
        text: 'A handle with a small lock that freezes in winter. We fix it or put in a new one.',
        service: 'Lock Repair',
      },
      {
        letter: 'D',
        title: 'The basement hatch',
        text: 'It needs a good padlock and long screws in the hasp. We bring both.',
        service: 'Lock Replacement',
      },
    ],
  },
  passages: [
    {
      heading: 'Finding your address in North Bergen',
      paragraphs: [
        'North Bergen is known as one of the hilliest towns in the country. In Bergenwood, between Kennedy Boulevard and Tonnelle Avenue, some streets stop at a wall or a flight of steps and start again below. Newkirk, Durham, Liberty and Grand all do this.',
        'Tell us the nearest numbered street. Then we know which part of your street you are on, and whether to come from above or below.',
      ],
    },
    {
      heading: 'Common locks in each part of North Bergen',
      paragraphs: [
        'On top of the hill, from Woodcliff and Boulevard East to the Racetrack Section, there are many apartment houses with entry doors and buzzers. On the slope, in Bergenwood, most homes are two-family, with a deadbolt in front and a knob at the side.',
        'Along Tonnelle Avenue, from Meadowview to New Durham, we see roll-down doors, garages, motels and glass store doors. Bulls Ferry is below the cliff, on River Road.',
      ],
    },
    {
      heading: 'Parking at night in North Bergen',
      paragraphs: [
        'Many residential blocks require a permit from 1 to 7 am, and visitors get about two hours on weekday mornings. Check the sign on your block. For a lockout, we find the parking. For a longer job, please keep your driveway free.',
      ],
    },
    {
      heading: 'At Nungesser’s or the light rail',
      paragraphs: [
        'Where Bergenline, Kennedy Boulevard and Boulevard East meet, say “Nungesser’s,” and we’ll know where you are.',
        'The light rail ends at Tonnelle Avenue and 51st Street, next to the park-and-ride lot. If your car is locked there, give us the row, the color and the plate.',
      ],
    },
  ],
  questions: {
    heading: 'Locksmith questions in North Bergen',
    items: [
      {
        question: 'My front door takes two keys. Can one key open both locks?',
        answer:
          'Yes, if the knob and the deadbolt take the same kind of key. If not, we change the cylinder (the part the key goes into) of one of them.',
      },
      {
        question:
          'My street stops at a wall and goes on further down. How do I tell you where I am?',
        answer:
          'Give us your house number and the nearest numbered street, and tell us if you’re above or below the wall.',
      },
    ],
  },
}
