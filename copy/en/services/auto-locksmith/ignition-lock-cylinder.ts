import { area, baseTown, baseTownAndNearby, region } from '#copy/en/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const ignitionLockCylinder: ServiceCopy = {
  meta: {
    title: `Ignition Lock Repair in ${baseTown}, ${region}`,
    description: `Car key won’t turn or is stuck in the ignition? We can usually fix it where you’re parked, 24/7, in ${baseTownAndNearby}.`,
  },
  heading: 'Ignition Lock Repair',
  lead: `Key won’t turn in the ignition? Don’t force it. We can usually fix it where you’re parked in ${area}, day or night. Tell us the model and what the key does, and we’ll give you a price.`,
  blurb: 'Key stuck or won’t turn? We fix the ignition.',
  plateAlt:
    'An ignition lock drawn out of the steering column: a row of wafers in the plug, the housing around it, the cam at its end and the pointer of the positions.',
  callouts: [
    { part: 'wafers', title: 'Wafers', text: 'Small brass parts that wear out' },
    { part: 'housing', title: 'Housing', text: 'Held in by a hidden pin' },
    { part: 'cam', title: 'Cam', text: 'Turns the ignition switch' },
    { part: 'pointer', title: 'Pointer', text: 'Lock, accessory, on, start' },
  ],
  promise: {
    heading: 'Try two free fixes first',
    paragraphs: [
      'Don’t force the key. First, turn the steering wheel left and right while you turn the key. Second, make sure the car is fully in Park. One of these often fixes it.',
      'If the key still won’t turn, the small parts inside the ignition lock are probably worn. We take the lock out and replace the worn parts, or put in a new one that works with your key.',
    ],
  },
  whenToCall: {
    heading: 'Signs of a bad ignition lock',
    items: [
      'You have to wiggle the key to start the car.',
      'Your spare key works and your everyday key doesn’t.',
      'The key comes out while the engine is running.',
      'The key won’t come out, and the car is in Park.',
      'Someone tried to steal the car and the lock spins.',
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
      {
        label: 'Does your key still work?',
        cells: ['Yes, if we match the lock to it', 'Yes'],
      },
    ],
  },
  price: {
    heading: 'What an ignition repair costs',
    paragraphs: [
      'Freeing a stuck key costs the least. Drilling out a stuck lock costs the most. In between, it depends on the car and the part. Tell us the year, make and model for a quote.',
      'If a new key fixes it, we’ll quote the key instead. You can usually keep your chip. If it has to be programmed, that is in the quote.',
    ],
  },
  ready: {
    heading: 'What to have ready at the car',
    items: [
      {
        icon: 'key',
        title: 'Every key to the car',
        text: 'The one you use least shows how the key should be cut.',
      },
      {
        icon: 'document',
        title: 'Your ID and the registration',
        text: 'We check that the car is yours.',
      },
      {
        icon: 'scan',
        title: 'The car’s year, make and model',
        text: 'Tell us when the key first stuck, too, and what you have tried.',
      },
    ],
  },
  questions: {
    heading: 'Questions about ignition locks',
    items: [
      {
        question: 'Can you fix it where I’m parked?',
        answer: 'Usually. On some cars the job needs a shop. Tell us the model, and we’ll know.',
      },
      {
        question: 'My car has a start button. Can you help?',
        answer:
          'A start button has no lock to repair. Check the battery in your fob first, then the brake light switch and the car’s battery. If it’s the fob, call us.',
      },
      {
        question: 'The key is stuck. What can I try?',
        answer:
          'Shift firmly into Park. Turn the wheel a little to take pressure off it, and turn the key all the way back. If it stays stuck, leave it and call us. Pulling can break it.',
      },
    ],
  },
  related: { heading: 'If the key is the problem' },
  aside: {
    heading: 'Book an ignition repair',
    hint: 'Pick a time. On the next page, tell us which car and what the key does.',
  },
}
