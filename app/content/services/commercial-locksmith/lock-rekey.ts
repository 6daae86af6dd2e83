import type { ServiceCopy } from '#app/content/types.ts'

export const commercialLockRekey: ServiceCopy = {
  meta: {
    title: 'Commercial Lock Rekeying & Core Swaps',
    description:
      'A manager left or a key is missing: we repin cylinders or swap interchangeable cores, stamp the new keys and hand you the list. Shops, offices, buildings.',
  },
  heading: 'Commercial Lock Rekey',
  lead: 'Somebody left, and a key left too. New pins or a new core, and the old key is a piece of brass.',
  blurb: 'New pins or a new core after staff leave.',
  plateAlt:
    'An interchangeable core drawn out of its housing: the figure-8 core with its pins below, the control key that pulls it, and the housing left in the door.',
  callouts: [
    { part: 'core', title: 'Core', text: 'Figure-8, out in one pull' },
    { part: 'pins', title: 'Pins', text: 'Stacked for key and control' },
    { part: 'control', title: 'Control key', text: 'Pulls the core; lock it away' },
    { part: 'housing', title: 'Housing', text: 'Stays in the door for good' },
  ],
  promise: {
    heading: 'Gone with the last shift.',
    paragraphs: [
      'The usual rekey is at closing time, the day someone is let go. We pull each cylinder, clear the old pins, set new ones and cut the keys you need. The locks stay. So does your routine, but for one new key on each ring.',
      'If your doors carry interchangeable cores, it is simpler still. The control key turns a few degrees, the core slides out, another slides in. Keep a pinned spare on a shelf and you can do the next one yourself.',
    ],
  },
  whenToCall: {
    heading: 'Change the pins after',
    items: [
      'A manager resigns and hands back two keys out of three.',
      'You take over a space and the broker’s lockbox has been on it all spring.',
      'The cleaning company changes.',
      'Keys marked with your store’s name are lost on the light rail.',
      'Tenants turn over in an apartment you manage.',
    ],
  },
  comparison: {
    heading: 'Cylinder or core',
    columns: ['Standard cylinder', 'Interchangeable core'],
    rows: [
      { label: 'To change it', cells: ['Taken out and repinned', 'Pulled with the control key'] },
      {
        label: 'At the door',
        cells: ['Some minutes and a small bench', 'Seconds, if a core is ready'],
      },
      { label: 'Hardware cost', cells: ['Low', 'Higher at first'] },
      {
        label: 'Suits',
        cells: ['A shop with two or three doors', 'Many doors, frequent turnover'],
      },
      { label: 'Guard well', cells: ['The key count', 'The control key'] },
    ],
  },
  steps: {
    heading: 'After closing time',
    items: [
      {
        title: 'List the keyholes',
        text: 'Front, back, office, roof hatch, padlocks. Include the one nobody uses.',
      },
      {
        title: 'Decide who opens what',
        text: 'One key for all, or the office apart. It costs little to split them now.',
      },
      { title: 'Repin or swap', text: 'Door by door, so that none stands open behind us.' },
      {
        title: 'Hand over',
        text: 'Keys stamped with a number you can log. Old keys tried, and seen to fail.',
      },
    ],
  },
  price: {
    heading: 'How a rekey is counted',
    paragraphs: [
      'By cylinder or core, plus the visit and the keys. Restricted and high-security keyways cost more because blanks come from one source and pins from one kit. A cylinder that sits inside an exit device takes longer to reach than one in a lever.',
      'How the last keyholder left does not enter into it, and neither does the rent on the block.',
    ],
  },
  ready: {
    heading: 'Set out for us',
    items: [
      {
        icon: 'key',
        title: 'A key to each lock',
        text: 'And the control key, if your cores have one.',
      },
      { icon: 'people', title: 'The new list', text: 'Who gets a key, and who signs for it.' },
      {
        icon: 'document',
        title: 'Your authority',
        text: 'ID, and paper that shows you run the place.',
      },
    ],
  },
  refusals: {
    heading: 'Where we say no',
    items: [
      'One business partner cannot have us lock out the other.',
      'We do not key an occupied space away from the tenant who rents it.',
      'A restricted key is not copied without the signature its system asks for.',
    ],
  },
  questions: {
    heading: 'Asked at closing time',
    items: [
      {
        question: 'What does “do not duplicate” on a key do?',
        answer:
          'By itself, nothing. A restricted keyway does the work: blanks are controlled and copies need a signature on file.',
      },
      {
        question: 'Can front door and padlocks share a key?',
        answer:
          'Often. Many padlocks take the same cylinders or cores as doors, so the shutter can follow the front door.',
      },
      {
        question: 'How often should a business rekey?',
        answer:
          'There is no calendar for it. Do it when you can no longer name everyone who holds a key.',
      },
      {
        question: 'Will the master key still work?',
        answer:
          'If we pin to your existing key chart, yes. Have the chart ready, or we read the system from the keys and cylinders first.',
      },
    ],
  },
  related: { heading: 'When one key is not enough' },
  aside: { heading: 'How many doors?', hint: 'A count, an address, and when you close.' },
}
