import type { CityCopy } from '../types.ts'

export const northBergen: CityCopy = {
  meta: {
    title: 'Locksmith in North Bergen, NJ',
    description:
      'From Tonnelle Avenue up to Bergenline and down again to River Road: two-family doors, garages, shops and cars in North Bergen, at any hour.',
  },
  heading: 'Locksmith in North Bergen',
  lead: 'Our own town: one long hill with a highway at the bottom and a boulevard on top. Tell us which side of it you are on.',
  approach:
    'We start here. Kennedy Boulevard and Bergenline follow the ridge, Tonnelle Avenue the bottom, and the steep streets do the rest.',
  mapAlt:
    'North Bergen as an upside-down L: Tonnelle Avenue along its west side, Kennedy Boulevard and Bergenline Avenue on the ridge, Braddock Park in the northeast corner.',
  mapLabels: {
    'main-street': 'Bergenline Ave',
    'second-street': 'Kennedy Blvd',
    highway: 'Tonnelle Ave',
    landmark: 'Braddock Park',
  },
  locks: {
    heading: 'Four locks on one driveway.',
    lead: 'The two-family house is what the slope is built of. Four ways in, and never just four keys.',
    pictureAlt:
      'A two-family house with vinyl siding and two front doors side by side, a side door on the driveway, a garage door and a basement hatch.',
    items: [
      {
        letter: 'A',
        title: 'Upstairs and downstairs',
        text: 'Two front doors, keyed apart. The owner can have one key to both while each family keeps its own.',
        service: 'Lock Rekey',
      },
      {
        letter: 'B',
        title: 'The side door',
        text: 'You took the trash out. It locked itself by the knob and waited for you to notice.',
        service: 'House Lockout',
      },
      {
        letter: 'C',
        title: 'The garage',
        text: 'A handle with a cylinder no wider than a thumb. It freezes before anything else on the block.',
        service: 'Lock Repair',
      },
      {
        letter: 'D',
        title: 'The basement hatch',
        text: 'A hasp at knee height. Longer screws matter there as much as a better padlock.',
        service: 'Lock Replacement',
      },
    ],
  },
  passages: [
    {
      heading: 'Uphill addresses',
      paragraphs: [
        'North Bergen passes for one of the hilliest towns in the country. In Bergenwood, between Kennedy Boulevard and Tonnelle Avenue, the slope wins: Newkirk, Durham, Liberty and Grand keep their names and fall into pieces, with a wall or a flight of steps in between. The numbered street at your corner tells us which piece you are on, and whether to come from above or from below.',
      ],
    },
    {
      heading: 'Two arms of an L',
      paragraphs: [
        'The short arm lies around Braddock Park: Woodcliff on the river side, with apartment houses along Boulevard East and garden apartments north of the park, and the Racetrack Section toward Kennedy Boulevard. Bulls Ferry is under the cliff on River Road. The long arm goes south through Bergenwood and past the cemeteries to Meadowview and New Durham.',
        'Locks follow the hill. On top it is vestibules and buzzers. On the slope it is two-families, a knob lock at the side and a deadbolt in front. At the bottom, along Tonnelle Avenue, it is roll-down doors, motel rooms, garages, and glass in aluminum.',
      ],
    },
    {
      heading: 'Parking after one',
      paragraphs: [
        'Residential blocks want a permit from one to seven in the morning and give visitors a couple of hours on weekday mornings. The sign on your block is the last word. At three in the morning that is our worry and not yours. For a day of rekeying, keep the driveway free.',
      ],
    },
    {
      heading: 'Nungesser’s and the end of the line',
      paragraphs: [
        'Bergenline, Kennedy Boulevard and Boulevard East meet at Nungesser’s, and half the buses of the county seem to turn there. The 128 starts from it, the 159 goes through, and the 154 keeps to Kennedy. Say Nungesser’s and we need no map.',
        'The light rail ends at Tonnelle Avenue and 51st, beside its park-and-ride. A car locked in that lot is the easiest address we are given: row, color, plate. A house in Bergenwood is the hardest. Both are ours.',
      ],
    },
  ],
  questions: {
    heading: 'Asked on the hill',
    items: [
      {
        question: 'Each of our front doors takes two keys. Can that be one?',
        answer:
          'If knob and deadbolt share a keyway, we pin them alike and each family carries a single key. If they do not, one of the two cylinders is swapped to match the other.',
      },
      {
        question: 'My street stops at a wall and goes on further down. What do I tell you?',
        answer:
          'The number on your door, the nearest numbered street, and the word up or down. We know the walls.',
      },
    ],
  },
  neighbors: {
    heading: 'Next doors',
    lead: 'Five of the eight lean on North Bergen. Hoboken and Weehawken are a short drive down.',
  },
}
