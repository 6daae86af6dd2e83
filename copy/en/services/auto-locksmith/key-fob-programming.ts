import { perFacts } from '#domain/business/per-facts.ts'
import { area, baseTown, nearbyTowns, region } from '#copy/en/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const keyFobProgramming = perFacts((): ServiceCopy => ({
  meta: {
    title: `Key Fob Programming, ${baseTown()} ${region()}`,
    description: `Key fobs programmed where you’re parked, yours or one from us, 24/7, from {price}, in ${baseTown()} and ${nearbyTowns()}. Try a new battery first.`,
  },
  heading: 'Key Fob Programming',
  lead: `We program your fob, or one from us, where you’re parked in ${area()}, 24/7, from {price} by day and {nightPrice} at night. Try a fresh battery first: often that’s all it needs.`,
  blurb: 'Your fob or one from us.',
  plateAlt:
    'A key fob opened like a book: the rubber button pad, the circuit board, its printed antenna and the coin battery.',
  callouts: [
    { part: 'pad', title: 'Button pad', text: 'Usually wears out first' },
    { part: 'board', title: 'Board', text: 'Holds the ID your car learns' },
    { part: 'antenna', title: 'Antenna', text: 'Sends the signal to the car' },
    { part: 'battery', title: 'Battery', text: 'Check this first' },
  ],
  price: {
    heading: 'What fob programming costs',
    paragraphs: ['Bring your own fob and you pay for the programming alone.'],
  },
  promise: {
    heading: 'Try a new battery first',
    paragraphs: [
      'Open the fob, read the number on the battery, and put in a new one facing the same way. If the buttons work, you don’t need us.',
      'A fob that is new to the car has to be programmed. We compare its FCC ID and part number with your car, connect to the car’s port, and add it. Some cars ask for a security code, and some forget every fob that isn’t there.',
    ],
  },
  comparison: {
    heading: 'Which kind of fob do you have?',
    columns: ['Remote with a key blade', 'Fob for a start button'],
    rows: [
      {
        label: 'How it starts the car',
        cells: ['You turn the key blade', 'You carry it in the car and press the button'],
      },
      {
        label: 'If its battery dies',
        cells: ['The blade still works', 'Hold the fob to the spot in your manual'],
      },
      {
        label: 'How it is programmed',
        cells: [
          'Through the car’s port, or by a sequence in the manual',
          'Through the port, sometimes with a code',
        ],
      },
      {
        label: 'If you buy it used',
        cells: ['It often works', 'It’s often locked to its first car'],
      },
    ],
  },
  whenToCall: {
    heading: 'When a fob needs programming',
    items: [
      'A new battery changed nothing.',
      'The dash says “no key” with the key in the car.',
      'You bought a fob online and the car ignores it.',
      'One button works and another doesn’t.',
      'It stopped when the car battery was changed.',
    ],
  },
  ready: {
    heading: 'What to have ready for a fob',
    items: [
      {
        icon: 'key',
        title: 'Every fob you own',
        text: 'Working or not: the car may have to learn them all again.',
      },
      {
        icon: 'scan',
        title: 'The fob’s FCC ID',
        text: 'Small print on the back or under the battery.',
      },
      {
        icon: 'document',
        title: 'ID, and registration or title',
        text: 'As for every car key.',
      },
    ],
  },
  questions: {
    heading: 'Questions about key fobs',
    items: [
      {
        question: 'How do I start the car with a dead fob?',
        answer:
          'Open the door with the hidden metal key. Then hold the fob against the start button, or the spot shown in your manual, and press.',
      },
      {
        question: 'Why did both my fobs stop working at once?',
        answer:
          'Then it’s probably the car: its battery, a fuse or the receiver. Have those checked before you buy a fob.',
      },
    ],
  },
  related: { heading: 'If it isn’t the fob' },
  aside: {
    heading: 'Get a quote for a fob',
    hint: 'Tell us the car, and if you have a fob.',
  },
}))
