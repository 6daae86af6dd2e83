import { area, baseTown, region, townAndCounty } from '#copy/en/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const commercialLockRekey: ServiceCopy = {
  meta: {
    title: `Commercial Lock Rekeying, ${baseTown} ${region}`,
    description: `Someone left with a key? We rekey stores, offices and buildings in ${townAndCounty}, 24/7. The old keys stop working, and the locks stay.`,
  },
  heading: 'Commercial Lock Rekeying',
  lead: `Someone left with a key? We rekey locks in ${area}, day or night, so the old keys stop working. Tell us how many locks you have, and you’ll get one price for all of them.`,
  blurb: 'Someone left? New keys work and old keys don’t.',
  plateAlt:
    'An interchangeable core drawn out of its housing: the figure-8 core with its pins below, the control key that pulls it, and the housing left in the door.',
  callouts: [
    { part: 'core', title: 'Core', text: 'Comes out in one pull' },
    { part: 'pins', title: 'Pins', text: 'Set to fit your new key' },
    { part: 'control', title: 'Control key', text: 'Pulls the core; lock it away' },
    { part: 'housing', title: 'Housing', text: 'Stays in the door' },
  ],
  promise: {
    heading: 'How we rekey a business',
    paragraphs: [
      'We can come at closing time, on the day someone leaves. We take out each cylinder (the part the key goes into), change the pins and cut new keys. The old keys stop working, and your locks stay on the doors.',
      'Do your doors have interchangeable cores? Then it’s faster. A control key pulls the old core out and a new core slides in. Keep a spare core and the control key, and you can do it yourself next time.',
    ],
  },
  whenToCall: {
    heading: 'Rekey your business when',
    items: [
      'A manager leaves and doesn’t give back every key.',
      'You take over a space from another tenant.',
      'You change cleaning companies.',
      'Someone loses keys with your store’s name on them.',
      'A tenant moves out of an apartment you manage.',
    ],
  },
  comparison: {
    heading: 'Standard cylinder or interchangeable core?',
    columns: ['Standard cylinder', 'Interchangeable core'],
    rows: [
      {
        label: 'How it is changed',
        cells: ['Taken out, new pins put in', 'Pulled out with a control key'],
      },
      {
        label: 'Work at each door',
        cells: ['The cylinder comes apart', 'The core is swapped'],
      },
      { label: 'Cost of the parts', cells: ['Low', 'Higher at first'] },
      {
        label: 'Good for',
        cells: ['A store with two or three doors', 'Many doors and many changes'],
      },
    ],
  },
  price: {
    heading: 'What a business rekey costs',
    paragraphs: [
      'You pay per cylinder or core, and the new keys have their own line. One quote covers all your doors.',
      'High-security locks and restricted keys cost more. A cylinder inside an exit device takes longer to reach than one in a lever.',
    ],
  },
  ready: {
    heading: 'What to have ready at closing',
    items: [
      {
        icon: 'key',
        title: 'A key to each lock',
        text: 'And the control key, if you have cores.',
      },
      {
        icon: 'people',
        title: 'A list of who gets keys',
        text: 'And who signs for each one.',
      },
      {
        icon: 'document',
        title: 'ID and proof that it’s your business',
        text: 'A lease, business license or registration in your name.',
      },
    ],
  },
  questions: {
    heading: 'Questions about business rekeys',
    items: [
      {
        question: 'Does “do not duplicate” on a key stop copies?',
        answer:
          'No, it’s only a request. A restricted key does stop them: the blanks are controlled, and each copy needs a signature on file.',
      },
      {
        question: 'Can the front door and the padlocks use one key?',
        answer: 'Often, yes. Many padlocks take the same cylinders or cores as doors.',
      },
      {
        question: 'How often should a business rekey?',
        answer: 'Whenever you can no longer name everyone who has a key.',
      },
      {
        question: 'Will our master key still work?',
        answer:
          'Yes, if you have the key chart for your system. Without it, we have to read your locks and keys first.',
      },
    ],
  },
  related: { heading: 'More services for your business' },
  aside: {
    heading: 'Book a business rekey',
    hint: 'Pick a time. On the next page, tell us how many locks you have.',
  },
}
