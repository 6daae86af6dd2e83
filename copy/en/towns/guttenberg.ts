import { perFacts } from '#domain/business/per-facts.ts'
import { whileServed } from '#copy/while-town-served.ts'
import { fromNorthBergen } from '#copy/en/place.ts'
import type { TownCopy } from '#copy/types.ts'

export const guttenberg = perFacts((): TownCopy => ({
  meta: {
    title: '24/7 Locksmith in Guttenberg, NJ',
    description: `24/7 locksmith in Guttenberg, NJ, for houses and the Galaxy Towers: rekeys, new locks, and lockouts from {emergencyPrice} by day and {nightPrice} at night.`,
  },
  heading: 'Locksmith in Guttenberg, NJ',
  lead: `We open houses and tower apartments in Guttenberg, NJ, 24/7. Lockouts cost from {emergencyPrice} by day and {nightPrice} at night.`,
  line: 'A town four blocks wide, with the three Galaxy Towers.',
  approach: `${fromNorthBergen('Our van comes down Bergenline from North Bergen. ')}Tell us the tower and the floor, or the street and the bell.`,
  mapAlt:
    'Guttenberg as a thin strip from the ridge to the river: Bergenline Avenue and 70th Street crossing, Boulevard East along the cliff, the three Galaxy Towers at its edge.',
  mapLabels: {
    'main-street': 'Bergenline Ave',
    'second-street': '70th St',
    landmark: 'Galaxy Towers',
    'cliff-road': 'Boulevard East',
  },
  locks: {
    heading: 'Guttenberg locks we work on',
    lead: 'In a tower you own one lock and the building owns the rest. Here’s what we can do at each.',
    pictureAlt:
      'The lobby of a tower on the cliff, with glass doors, a fob reader, a desk, a wall of mailboxes and an elevator, and one lit window far up.',
    items: [
      {
        letter: 'A',
        title: 'The lobby doors',
        text: 'If they stop latching, anyone can walk in. For management, we fix the closer, the strike and the lock.',
        service: 'Commercial Lock Replacement',
      },
      {
        letter: 'B',
        title: 'The fob reader',
        text: 'Management decides which fobs work. Once they authorize it, we fix the reader.',
        service: 'Access Control',
      },
      {
        letter: 'C',
        title: 'Your mailbox lock',
        text: 'We can change it. In a panel of boxes the building often owns the lock, so get its OK first.',
        service: 'Lock Replacement',
      },
      {
        letter: 'D',
        title: 'Your apartment door',
        text: 'It may also open with the building’s master key. If you change the lock, the rules may require the master key to keep working.',
        service: 'Master Key System',
      },
    ],
  },
  passages: [
    {
      heading: 'Houses and towers in four blocks',
      paragraphs: [
        'Guttenberg runs from Kennedy Boulevard to the Hudson, from about 68th Street to 71st. It has two-family houses, apartments over stores and brick apartment buildings. At the edge of the cliff are the Galaxy Towers: three towers of 44 floors with more than a thousand apartments.',
      ],
    },
    {
      heading: 'Who owns the lock in the Galaxy Towers?',
      paragraphs: [
        'The lobby, the garage and the fobs belong to the association. The lock on your apartment is usually yours to change, within the building’s rules. Tell the front desk that we’re coming. Before we change a lock, we go over the building’s rules with you.',
        'In a house, the owner or someone who lives there can authorize the work.',
      ],
    },
    {
      heading: 'Guttenberg and its shared ZIP code',
      paragraphs: [
        `${whileServed('West New York', 'Guttenberg and West New York share the ZIP code 07093, and maps mix them up. Tell us the town first and then the corner. ', '')}Bergenline and 70th is up by the stores, and Boulevard East and 70th is down by the towers.`,
      ],
    },
    {
      heading: 'Parking and closed streets',
      paragraphs: [
        'The cross streets are short and narrow, Adams and Jackson are one way, and most curb space is for residents. At the Galaxy, the desk can tell you where a service van may park and for how long.',
        'On some summer evenings Boulevard East is closed for concerts. Then we take Park Avenue.',
      ],
    },
    {
      heading: 'Getting up to your floor',
      paragraphs: [
        'In a tower, the desk and the elevator take time. If you can, meet the locksmith at the desk and ride up together. The desk can also say that you live there.',
      ],
    },
  ],
  questions: {
    heading: 'Locksmith questions in Guttenberg',
    items: [
      {
        question: 'My fob is upstairs and the front desk won’t let me up. Can you open my door?',
        answer:
          'Yes, as soon as the desk lets you up. Show them your ID, and we open your apartment door.',
      },
      {
        question: 'I’m locked out on my balcony with only my phone. Who do I call?',
        answer:
          'Call the desk first, so someone goes to your apartment door. Then call us to open it. Please don’t climb. If it’s freezing or you feel sick, call 911.',
      },
    ],
  },
}))
