import type { ServiceCopy } from '#app/content/types.ts'

export const keyFobProgramming: ServiceCopy = {
  meta: {
    title: 'Key Fob Programming, North Bergen NJ',
    description:
      'A fob you bought or one of ours, paired with your car at the curb. How to tell a dead battery from a lost pairing, and why used fobs often refuse.',
  },
  heading: 'Key Fob Programming',
  lead: 'A fob is a radio the car has to be told to trust. Bring one you bought or take one of ours; we make the introduction.',
  blurb: 'Pairing a fob you bought, or one of ours.',
  plateAlt:
    'A key fob opened like a book: the rubber button pad, the circuit board, its printed antenna and the coin battery.',
  callouts: [
    { part: 'pad', title: 'Button pad', text: 'Wears through before the rest' },
    { part: 'board', title: 'Board', text: 'Holds the ID your car learns' },
    { part: 'antenna', title: 'Antenna', text: 'Reaches the car, not the moon' },
    { part: 'battery', title: 'Battery', text: 'Check it before you call us' },
  ],
  promise: {
    heading: 'Try the battery first.',
    paragraphs: [
      'Open the fob, read the number on the coin cell, put in a fresh one with the plus side as it was. If the buttons wake up, keep your money.',
      'If they do not, or the fob is new to the car, it has to be paired. Some cars have a routine with doors and pedals. Most want a programmer on the diagnostic port, and proximity cars may ask for a security code as well. We check that the fob’s FCC ID and part number suit the car, pair it, and try each button from across the street.',
    ],
  },
  whenToCall: {
    heading: 'The fob wants us when',
    items: [
      'A new battery went in and nothing changed.',
      'The dash says no key while the key is in the cupholder.',
      'You bought a fob online and the car takes no notice of it.',
      'Lock works and unlock does not.',
      'It worked until the car’s battery was replaced.',
    ],
  },
  comparison: {
    heading: 'Remote fob or proximity fob',
    columns: ['Remote fob', 'Proximity fob'],
    rows: [
      {
        label: 'Starts the car by',
        cells: ['A key blade with a chip', 'Being inside when you press the button'],
      },
      {
        label: 'When its battery dies',
        cells: ['The blade still works', 'Hidden blade, then hold it to the marked spot'],
      },
      {
        label: 'How it is paired',
        cells: ['Pedal routine or port', 'Port, sometimes with a code'],
      },
      { label: 'Bought used', cells: ['Often learns a new car', 'Often locked to its first car'] },
    ],
  },
  steps: {
    heading: 'How we pair it',
    items: [
      {
        title: 'Read the fob',
        text: 'FCC ID, frequency, part number. If it is the wrong one, we stop here and you return it.',
      },
      {
        title: 'Bring every key',
        text: 'Some cars forget whatever is not present while they learn.',
      },
      {
        title: 'Pair',
        text: 'Car on, programmer on. Often 15 to 30 minutes, longer if the module wants a code.',
      },
      {
        title: 'Walk away',
        text: 'Buttons tried near and far, engine started, blade turned in the door.',
      },
    ],
  },
  price: {
    heading: 'What pairing costs',
    paragraphs: [
      'The model and the year decide it, and whether you hold a working key. With a fob of your own you pay for the pairing. With ours you pay for the fob too, and we quote the two together.',
      'A second fob in the same sitting is little extra. A used one may be locked to its old car, so read us its number before you buy.',
    ],
  },
  ready: {
    heading: 'Next to the cupholder',
    items: [
      {
        icon: 'key',
        title: 'Every fob you own',
        text: 'Working or not. The car may relearn them all.',
      },
      {
        icon: 'scan',
        title: 'The FCC ID',
        text: 'Small print on the back, or under the battery cover.',
      },
      {
        icon: 'document',
        title: 'Papers of the car',
        text: 'Registration and your ID, as for any key.',
      },
    ],
  },
  refusals: {
    heading: 'Fobs we hand back',
    items: [
      'We do not pair a fob to a car whose papers we have not seen.',
      'We do not copy signals out of the air; the car learns a fob or it gets none.',
    ],
  },
  questions: {
    heading: 'Asked with the hood cold',
    items: [
      {
        question: 'How do I start the car with a dead fob?',
        answer:
          'Take out the hidden blade for the door. Then hold the fob against the start button or the spot your manual shows, and press.',
      },
      {
        question: 'I have an unused fob. Can it be programmed?',
        answer:
          'If it has never been paired and its numbers match your car, most likely. Answer yes to it in the form and read us the FCC ID.',
      },
      {
        question: 'Why did both my fobs stop at once?',
        answer:
          'Two batteries rarely die together. Look at the car’s own battery, its fuse or a receiver fault before you buy anything.',
      },
    ],
  },
  related: { heading: 'More than the buttons' },
  aside: { heading: 'Which car, which fob?', hint: 'Push button or blade, and the model year.' },
}
