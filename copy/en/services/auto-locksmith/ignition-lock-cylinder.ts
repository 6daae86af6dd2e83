import { perFacts } from '#domain/business/per-facts.ts'
import { area, baseTown, region } from '#copy/en/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const ignitionLockCylinder = perFacts((): ServiceCopy => ({
  meta: {
    title: `Ignition Lock Repair, ${baseTown()} ${region()}`,
    description: `Ignition key stuck or won’t turn: try two free fixes first. If they fail, we repair the ignition lock cylinder at your car, 24/7, from {price}.`,
  },
  heading: 'Ignition Lock Repair',
  lead: `We free stuck keys and repair ignition locks where you’re parked in ${area()}, 24/7, from {price} by day and {nightPrice} at night. Don’t force the key while you wait.`,
  blurb: 'Keys that stick or won’t turn.',
  plateAlt:
    'An ignition lock drawn out of the steering column: a row of wafers in the plug, the housing around it, the cam at its end and the pointer of the positions.',
  callouts: [
    { part: 'wafers', title: 'Wafers', text: 'Small brass parts that wear out' },
    { part: 'housing', title: 'Housing', text: 'Held in by a hidden pin' },
    { part: 'cam', title: 'Cam', text: 'Turns the ignition switch' },
    { part: 'pointer', title: 'Pointer', text: 'Lock, accessory, on, start' },
  ],
  price: {
    heading: 'What an ignition repair costs',
    paragraphs: ['If a new key solves it, you pay for the key instead.'],
  },
  promise: {
    heading: 'Try two free fixes first',
    paragraphs: [
      'Turn the steering wheel left and right while you turn the key, because the steering lock may be jamming it. Then shift firmly into Park. That often frees it.',
      'If not, the brass wafers in the lock cylinder are probably worn, and the lock has to come out. If the key turns, that’s easy. If not, we pick it, and drill only with your OK. We fit new wafers to match your key, or a new cylinder, and test the steering lock before we leave.',
    ],
  },
  comparison: {
    heading: 'Ignition lock or ignition switch?',
    columns: ['Ignition lock', 'Ignition switch'],
    rows: [
      {
        label: 'What it is',
        cells: ['The part your key turns', 'Electric contacts behind the lock'],
      },
      {
        label: 'What you notice',
        cells: ['The key sticks or stops', 'The key turns, but the dash flickers or stays dark'],
      },
      { label: 'Who fixes it', cells: ['A locksmith', 'Usually a mechanic'] },
    ],
  },
  whenToCall: {
    heading: 'Signs of a bad ignition lock',
    items: [
      'You wiggle the key to start the car.',
      'The spare works and the everyday key doesn’t.',
      'The key comes out while the engine is running.',
      'The key won’t come out in Park.',
      'Someone tried to steal the car, and the lock spins.',
    ],
  },
  ready: {
    heading: 'What to have ready at the car',
    items: [
      {
        icon: 'key',
        title: 'Every key to the car',
        text: 'The one you use least shows the original cuts.',
      },
      {
        icon: 'document',
        title: 'ID, and registration or title',
        text: 'The VIN on it has to match the car.',
      },
      {
        icon: 'scan',
        title: 'Year, make and model',
        text: 'And when the key first stuck.',
      },
    ],
  },
  questions: {
    heading: 'Questions about ignition locks',
    items: [
      {
        question: 'Can you fix it where I’m parked?',
        answer:
          'Most cars, yes. A few have to go to a shop: with the model we know before we drive.',
      },
      {
        question: 'My car has a start button. Can you help?',
        answer:
          'There is no lock to repair. Check the fob’s battery, the brake light switch and the car’s battery, in that order. If it’s the fob, call us.',
      },
      {
        question: 'Will I need a new key?',
        answer:
          'Usually not. A repaired lock takes the key you have, and most new cylinders can be set to it.',
      },
    ],
  },
  related: { heading: 'If the key is the problem' },
  aside: {
    heading: 'Book an ignition repair',
    hint: 'Tell us the car and what the key does.',
  },
}))
