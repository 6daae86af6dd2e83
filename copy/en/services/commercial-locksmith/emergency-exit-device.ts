import { perFacts } from '#domain/business/per-facts.ts'
import { area, baseTown, region, townAndCounty } from '#copy/en/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const emergencyExitDevice = perFacts((): ServiceCopy => ({
  meta: {
    title: `Panic Bar Repair in ${baseTown()}, ${region()}`,
    description: `Panic bars (exit devices) and exit alarms repaired or installed in ${townAndCounty()}. Adjusting one starts at {price}.`,
  },
  heading: 'Panic Bar Repair and Installation',
  lead: `We repair and install panic bars in ${area()}, 24/7. Adjusting one starts at {price} by day and {nightPrice} at night. A new bar is quoted in writing first, with make and model, for your inspector.`,
  blurb: 'Panic bars and exit alarms, fixed or new.',
  plateAlt:
    'An exit device across a door: push bar, latch at the end of the case, strike on the frame, and the hex-key dogging inside the bar.',
  callouts: [
    { part: 'bar', title: 'Push bar', text: 'One push opens the door' },
    { part: 'latch', title: 'Latch', text: 'Has to let go, and catch again' },
    { part: 'strike', title: 'Strike', text: 'On the door frame' },
    { part: 'dogging', title: 'Dogging', text: 'Bar held in; not on fire doors' },
  ],
  price: {
    heading: 'What a panic bar costs',
    paragraphs: [
      'Adjusting a bar is at the low end, a new fire-rated one with vertical rods at the high end.',
    ],
  },
  promise: {
    heading: 'What a panic bar must do',
    paragraphs: [
      'One push opens the door, in the dark and in a crowd. When the door closes, it latches again and keeps the street out. Most “broken” bars fail because the door sags, the strike (the part on the frame) has moved or a rod is bent.',
      'Repair: we push the bar slowly to see where it sticks, then replace springs, rods or end caps, and set the strike and the closer. A cracked case means a new one.',
      'Installation: we measure the door, read its fire label, and quote a bar that fits both. Von Duprin, Sargent, Adams Rite and Detex are common names here; yours is on the end of the bar.',
    ],
  },
  comparison: {
    heading: 'Panic hardware or fire exit hardware?',
    columns: ['Panic hardware', 'Fire exit hardware'],
    rows: [
      {
        label: 'Where it goes',
        cells: ['Exits with no fire rating', 'Fire-rated doors'],
      },
      {
        label: 'May the bar be locked down (dogged)?',
        cells: ['Yes, with a hex key or a cylinder', 'No, the door must latch'],
      },
      {
        label: 'How it may be held open',
        cells: [
          'With the dogging',
          'Only by an electric holder that lets go when the fire alarm sounds',
        ],
      },
      {
        label: 'What it is tested for',
        cells: ['Letting people out', 'Letting people out and holding back a fire'],
      },
    ],
  },
  whenToCall: {
    heading: 'When to call about an exit door',
    items: [
      'The bar is hard to push.',
      'The door closes but doesn’t latch.',
      'The exit alarm beeps, or its battery is gone.',
      'Someone has put a chain on the door.',
      'An inspector wrote it up.',
    ],
  },
  ready: {
    heading: 'What to have ready for the call',
    items: [
      {
        icon: 'scan',
        title: 'Both labels',
        text: 'One is on the hinge side of the door, one on the end of the bar.',
      },
      {
        icon: 'document',
        title: 'The inspector’s notice',
        text: 'If there is one: it says what has to change, and by when.',
      },
      {
        icon: 'clock',
        title: 'A time when the room is empty',
        text: 'The exit can’t be used while we work on it.',
      },
    ],
  },
  questions: {
    heading: 'Questions about panic bars',
    items: [
      {
        question: 'Does my door need one?',
        answer:
          'Under the International Building Code (2021, section 1010.2.9), doors with a latch do in rooms for assembly or schools with 50 people or more, and in high-hazard rooms. Some electrical rooms need one too. Your fire official decides for your door.',
      },
      {
        question: 'People sneak in through the exit. What can I do?',
        answer:
          'Take the handle off the outside, add an exit alarm, and have strike and closer set. A bar that opens after a delay is allowed only in some buildings, tied to the fire alarm.',
      },
      {
        question: 'Can I chain or lock the exit at night?',
        answer:
          'Not while anyone is inside: they must get out without a key. So we take chains, hasps and slide bolts off.',
      },
    ],
  },
  related: { heading: 'More services for your business' },
  aside: {
    heading: 'Book a panic bar repair',
    hint: 'Tell us what the door does.',
  },
}))
