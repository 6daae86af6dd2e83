import type { ServiceCopy } from '#app/content/types.ts'

export const masterKey: ServiceCopy = {
  meta: {
    title: 'Master Key Systems, North Bergen NJ',
    description:
      'One key for the owner, one apiece for everyone else. How a master key system is planned, pinned and documented, what it weakens, and what it costs.',
  },
  heading: 'Master Key System',
  lead: 'Every tenant carries one key. You carry one too, and yours opens them all. Most of the work is in the plan.',
  blurb: 'Their key opens one. Yours opens all.',
  plateAlt:
    'One key above three: the master key, three change keys under it, and a cylinder cut open to show thin wafers between the pins at two shear lines.',
  callouts: [
    { part: 'master', title: 'Master key', text: 'Opens every door on the chart' },
    { part: 'keys', title: 'Change keys', text: 'Each opens one, and only one' },
    { part: 'wafers', title: 'Wafers', text: 'Thin slices between the pins' },
    { part: 'shear', title: 'Shear lines', text: 'Two per pin: theirs and yours' },
  ],
  promise: {
    heading: 'One key over many.',
    paragraphs: [
      'In an ordinary cylinder each pin is split once. In a mastered one it is split twice, by a thin wafer, so two different keys can bring it to the line: the tenant’s and yours. Every level you add is another slice.',
      'So we plan before we pin. A six-family in Jersey City may want one master and nothing more. An office floor with a cleaner, a super and three firms wants groups. We draw the chart, leave room for the doors you will add, and keep two apartments from ever sharing a key by accident.',
    ],
  },
  whenToCall: {
    heading: 'It earns its keep where',
    items: [
      'The super’s ring weighs more than the super’s phone.',
      'You own a building and open each meter room with a guess.',
      'Cleaners need the corridors and not the server room.',
      'An old system has lost its chart and nobody dares add a door.',
    ],
  },
  comparison: {
    heading: 'Master keyed or keyed alike',
    columns: ['Master keyed', 'Keyed alike'],
    rows: [
      {
        label: 'Who opens what',
        cells: ['One door each, plus you on all', 'Everyone opens everything'],
      },
      { label: 'One key lost', cells: ['A change key: redo one door', 'Redo every door'] },
      { label: 'Master lost', cells: ['Redo all of them', 'There is none'] },
    ],
  },
  steps: {
    heading: 'Chart, pins, keys',
    items: [
      {
        title: 'Draw the chart',
        text: 'Doors on one side, people on the other. You tell us who must never open what.',
      },
      {
        title: 'Choose the keyway',
        text: 'A plain one that any shop can copy, or a restricted one that needs your signature.',
      },
      {
        title: 'Pin the building',
        text: 'A small building is often a day, a large one goes floor by floor. Each cylinder is tried with its own key, the master, and a key that must not work.',
      },
      {
        title: 'Hand over',
        text: 'Stamped keys, a signed count, and the chart. Keep the chart somewhere the keys are not.',
      },
    ],
  },
  price: {
    heading: 'What the system costs',
    paragraphs: [
      'It is counted in cylinders, levels and keys. Two levels over a dozen doors is modest work; four levels over a campus is a design job first. Locks of mixed makes raise it, since they need cylinders of one keyway before any of it can start.',
      'A restricted keyway costs more on the day and less each time you would otherwise rekey. How grand the lobby is plays no part.',
    ],
  },
  ready: {
    heading: 'What we plan from',
    items: [
      {
        icon: 'document',
        title: 'A door list',
        text: 'A floor plan with numbers in pencil is plenty.',
      },
      { icon: 'key', title: 'Keys you have', text: 'Any old master, any chart, however stained.' },
      {
        icon: 'people',
        title: 'Who decides',
        text: 'The owner, or the person the owner names in writing.',
      },
    ],
  },
  refusals: {
    heading: 'Keys we do not cut',
    items: [
      'We do not cut a master on the word of someone who would find one useful.',
      'A master from us carries no address and no building name.',
      'We do not add a level that you can do without, because each one weakens the lock a little.',
    ],
  },
  questions: {
    heading: 'Asked over the chart',
    items: [
      {
        question: 'Is a mastered lock easier to pick?',
        answer:
          'A little. Two shear lines give a pick more places to stop, and that is why we keep levels few and use better cylinders on outside doors.',
      },
      {
        question: 'May a landlord hold a master to apartments?',
        answer:
          'Many leases provide for access with notice. What yours allows is a question for the lease and a lawyer; we pin what the owner may rightly have.',
      },
      {
        question: 'Can you extend a system somebody else built?',
        answer:
          'With its chart, usually. Without one we decode cylinders and keys until the pattern shows, and then write the chart you should have been given.',
      },
    ],
  },
  related: { heading: 'Before or instead of a master' },
  aside: { heading: 'How many doors and people?', hint: 'Two rough counts are enough to begin.' },
}
