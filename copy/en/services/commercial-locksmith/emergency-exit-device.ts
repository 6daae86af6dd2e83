import { area, baseTown, region, townAndCounty } from '#copy/en/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const emergencyExitDevice: ServiceCopy = {
  meta: {
    title: `Panic Bar Repair in ${baseTown}, ${region}`,
    description: `Exit devices (panic bars) and exit alarms repaired and installed in ${townAndCounty}. Inspector’s notice? Call 24/7 for a price.`,
  },
  heading: 'Panic Bar Repair',
  lead: `Panic bar stuck, or a notice from an inspector? We’ll fix it or install a new one in ${area}, day or night. Call, read us the label on the bar, and we’ll give you a price.`,
  blurb: 'Exit devices (panic bars) and alarms, fixed or new.',
  plateAlt:
    'An exit device across a door: push bar, latch at the end of the case, strike on the frame, and the hex-key dogging inside the bar.',
  callouts: [
    { part: 'bar', title: 'Push bar', text: 'One push opens the door' },
    { part: 'latch', title: 'Latch', text: 'Has to let go, and catch again' },
    { part: 'strike', title: 'Strike', text: 'On the door frame' },
    { part: 'dogging', title: 'Dogging', text: 'Locks it down; not on fire doors' },
  ],
  promise: {
    heading: 'What an exit device must do',
    paragraphs: [
      'Push the bar and the door must open, with one light push, in the dark. When the door closes, it must latch again to keep the street out. If it does only one of the two, we can fix it.',
      'We repair and replace exit devices (panic bars), their outside handles and their alarms. We also adjust the door closer and the strike. Many “broken” devices turn out to be a sagging door or a bent rod.',
    ],
  },
  whenToCall: {
    heading: 'Call us about an exit door when',
    items: [
      'The bar is hard to push.',
      'The door closes but doesn’t latch.',
      'The exit alarm beeps, or someone took out its battery.',
      'Someone has put a chain on the door.',
      'An inspector left a notice about the door.',
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
  price: {
    heading: 'What an exit device repair costs',
    paragraphs: [
      'The price depends on the type. A simple surface device costs the least and one with vertical rods costs the most. Fire-rated devices cost more. An outside handle with a key, an alarm or electric parts are separate lines.',
      'Often we only have to adjust a strike or a closer, which is a small job. Describe the door, and we’ll give you a price.',
    ],
  },
  ready: {
    heading: 'What to have ready for the call',
    items: [
      {
        icon: 'scan',
        title: 'What the labels say',
        text: 'They are on the hinge side of the door and the end of the bar.',
      },
      {
        icon: 'document',
        title: 'The inspector’s notice if you got one',
        text: 'Read it to us on the phone.',
      },
      {
        icon: 'clock',
        title: 'A time when the room is empty',
        text: 'We work then, so the exit is free when you need it.',
      },
    ],
  },
  questions: {
    heading: 'Questions about exit devices',
    items: [
      {
        question: 'Does my door need an exit device (panic bar)?',
        answer:
          'Building codes require one in schools, in places where many people gather and in high-hazard rooms. Your fire official decides for your door.',
      },
      {
        question: 'People sneak in through the exit. What can I do?',
        answer:
          'Take the handle off the outside, add an exit alarm, and fix the strike and the closer. A device that opens after a delay is allowed only in some places, and it has to be tied to the fire alarm.',
      },
      {
        question: 'Can I lock the exit from inside?',
        answer:
          'Lock it against people outside, but people inside must be able to get out. Codes allow a key lock, with a sign, on the main door of some stores and offices. Your fire official can tell you if yours is one.',
      },
    ],
  },
  related: { heading: 'More services for your business' },
  aside: {
    heading: 'Book an exit device repair',
    hint: 'Pick a time. On the next page, tell us what the door does.',
  },
}
