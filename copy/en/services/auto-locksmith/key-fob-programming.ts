import { area, baseTown, nearbyTowns, region } from '#copy/en/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const keyFobProgramming: ServiceCopy = {
  meta: {
    title: `Key Fob Programming in ${baseTown}, ${region}`,
    description: `Key fob not working, or bought a new one? We program fobs where you’re parked, 24/7, in ${baseTown} and ${nearbyTowns}. Call for a price.`,
  },
  heading: 'Key Fob Programming',
  lead: `Fob stopped working, or just bought one? Try a fresh battery first. If that doesn’t help, we can program one for many cars where you’re parked in ${area}, day or night. Tell us the model, and we’ll give you a price.`,
  blurb: 'We program the fob you bought, or sell you one.',
  plateAlt:
    'A key fob opened like a book: the rubber button pad, the circuit board, its printed antenna and the coin battery.',
  callouts: [
    { part: 'pad', title: 'Button pad', text: 'Usually wears out first' },
    { part: 'board', title: 'Board', text: 'Holds the ID your car learns' },
    { part: 'antenna', title: 'Antenna', text: 'Sends the signal to the car' },
    { part: 'battery', title: 'Battery', text: 'Check this first' },
  ],
  promise: {
    heading: 'Try a new battery first',
    paragraphs: [
      'Open the fob and read the number on the battery. Put in a new one, facing the same way. If the buttons work, you don’t need us.',
      'If they still don’t work, or the fob is new to the car, it has to be programmed. We check that the fob fits your car, connect to the car and add the fob. Then you try every button.',
    ],
  },
  whenToCall: {
    heading: 'Call us about a fob when',
    items: [
      'You put in a new battery and it still doesn’t work.',
      'The dash says “no key” while the key is in the car.',
      'You bought a fob online and the car doesn’t recognize it.',
      'One button works and another doesn’t.',
      'It stopped working after the car battery was changed.',
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
  price: {
    heading: 'What fob programming costs',
    paragraphs: [
      'It depends on the model, the year, and whether you have a working key. If you bring your own fob, we’ll quote the programming alone. If you buy ours, we’ll quote one price for both.',
      'A second fob on the same visit goes into the same quote. Before you buy a used fob, read us its number, because it may be locked to another car.',
    ],
  },
  ready: {
    heading: 'What to have ready for a fob',
    items: [
      {
        icon: 'key',
        title: 'Every fob you own',
        text: 'Working or not. The car may have to learn them all again.',
      },
      {
        icon: 'scan',
        title: 'The fob’s FCC ID',
        text: 'Small print on the back or under the battery.',
      },
      {
        icon: 'document',
        title: 'Your ID and the registration',
        text: 'We need them for every car key.',
      },
    ],
  },
  questions: {
    heading: 'Questions about key fobs',
    items: [
      {
        question: 'How do I start the car with a dead fob?',
        answer:
          'Use the hidden metal key to open the door. Then hold the fob against the start button, or the spot shown in your manual, and press.',
      },
      {
        question: 'I have an unused fob. Can you program it?',
        answer:
          'Most likely, if it was never used with another car and its numbers match yours. Answer yes to that question in the form and read us the FCC ID.',
      },
      {
        question: 'Why did both my fobs stop working at once?',
        answer:
          'It’s probably the car: its battery, a fuse or the receiver. Have that checked before you buy a new fob.',
      },
    ],
  },
  related: { heading: 'If it isn’t the fob' },
  aside: {
    heading: 'Get a quote for a fob',
    hint: 'Which car is it for? The next page asks where you are.',
  },
}
