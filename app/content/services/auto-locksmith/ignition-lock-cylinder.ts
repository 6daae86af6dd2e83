import type { ServiceCopy } from '#app/content/types.ts'

export const ignitionLockCylinder: ServiceCopy = {
  meta: {
    title: 'Ignition Lock Cylinder Repair',
    description:
      'Key sticks, turns halfway or will not come out? First the free fixes, then the cylinder: new wafers or a new one keyed to the key you already carry.',
  },
  heading: 'Ignition Lock Cylinder Repair',
  lead: 'The key goes in, turns halfway and stops. We find out what stops it and fix that, in the column it sits in.',
  blurb: 'Key turns halfway? The cylinder is worn.',
  plateAlt:
    'An ignition lock drawn out of the column: a row of wafers in the plug, the housing around it, the cam at its end and the pointer of the positions.',
  callouts: [
    { part: 'wafers', title: 'Wafers', text: 'Thin, brass, and worn by keys' },
    { part: 'housing', title: 'Housing', text: 'Held by a pin you cannot see' },
    { part: 'cam', title: 'Cam', text: 'Hands the turn to the switch' },
    { part: 'pointer', title: 'Pointer', text: 'Lock, accessory, on, start' },
  ],
  promise: {
    heading: 'Do not force it.',
    paragraphs: [
      'Two fixes are free. Turn the steering wheel off its lock, left and right, while you turn the key. Then see that the lever sits fully in Park. One of these is often the whole trouble, and a snapped key is a longer job.',
      'If it still stops, the wafers inside no longer fall where your key wants them. We take the cylinder out of the column, replace or regrade the worn ones, or fit a new cylinder and key it to what you carry, so one key still works door and column.',
    ],
  },
  whenToCall: {
    heading: 'Likely the cylinder if',
    items: [
      'You have a private wiggle that starts it.',
      'The spare turns and your daily key does not.',
      'The key comes out while the engine runs.',
      'It will not come out at all and you are in Park.',
      'The plug spins freely after somebody tried to steal the car.',
    ],
  },
  comparison: {
    heading: 'Cylinder or switch',
    columns: ['Lock cylinder', 'Ignition switch'],
    rows: [
      {
        label: 'What it is',
        cells: ['Wafers and springs that know the key', 'Electrical contacts behind the lock'],
      },
      {
        label: 'What you notice',
        cells: ['Sticks, stops, or needs a wiggle', 'Turns well; dash flickers or stays dark'],
      },
      { label: 'Who fixes it', cells: ['A locksmith', 'A mechanic, mostly'] },
      { label: 'Your keys after', cells: ['The same, if we key it to them', 'The same'] },
    ],
  },
  steps: {
    heading: 'Down in the column',
    items: [
      {
        title: 'Rule out the simple',
        text: 'Steering lock, shift lever, weak battery, the key itself. We try a fresh-cut key before we open anything.',
      },
      {
        title: 'Draw the cylinder',
        text: 'Most turn to a set position and release a pin. One that does not turn has to be picked or drilled there.',
      },
      {
        title: 'Rebuild or replace',
        text: 'New wafers to your key’s depths, or a new cylinder coded to match. Allow an hour or two, more if it has seized.',
      },
      {
        title: 'Start, stop, lock',
        text: 'Every position, key out in Park only, steering lock engaging. Several times.',
      },
    ],
  },
  price: {
    heading: 'What the column costs',
    paragraphs: [
      'Freeing a stuck wafer is the small case and a seized cylinder that must be drilled is the large one. In between it depends on how far the trim has to come apart, and on the price of the part for your year and model.',
      'If a fresh key alone cures it, you pay for a key. Chips are left as they are when the cylinder changes, so programming is seldom part of the bill.',
    ],
  },
  ready: {
    heading: 'Keep within reach',
    items: [
      {
        icon: 'key',
        title: 'Every key to the car',
        text: 'The least used one shows us the true cuts.',
      },
      {
        icon: 'document',
        title: 'Registration and ID',
        text: 'A cylinder is access to the car, like a key.',
      },
      { icon: 'clock', title: 'Its history', text: 'Since when, hot or cold, and who tried what.' },
    ],
  },
  refusals: {
    heading: 'What we do not do in there',
    items: [
      'We do not wire a push button around a lock that has failed.',
      'The steering lock is not left disabled.',
      'Nothing oily is sprayed into the plug and called a repair.',
    ],
  },
  questions: {
    heading: 'Asked from the driver’s seat',
    items: [
      {
        question: 'Can it be done where I am parked?',
        answer:
          'Usually. Some columns want more dismantling than a curb on Tonnelle Avenue allows, and we say so when we hear the model.',
      },
      {
        question: 'My car has a start button. Is this for me?',
        answer:
          'No, there is no cylinder to wear. If it will not start, think of the fob’s battery, the brake switch or the car’s battery.',
      },
      {
        question: 'The key is stuck. What can I try?',
        answer:
          'Shift firmly into Park, relieve the wheel, turn the key back all the way. If it stays, leave it; pulling breaks it.',
      },
    ],
  },
  related: { heading: 'If it was the key after all' },
  aside: {
    heading: 'What does the key do?',
    hint: 'Stops, spins or stays stuck, and in which car.',
  },
}
