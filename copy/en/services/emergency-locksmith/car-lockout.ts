import { perFacts } from '#domain/business/per-facts.ts'
import { area, baseTown, nearbyTowns, region } from '#copy/en/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const carLockout = perFacts((): ServiceCopy => ({
  meta: {
    title: `Car Lockout in ${baseTown()}, ${region()}`,
    description: `Car lockout in ${baseTown()}, ${region()}, and ${nearbyTowns()}: car doors and trunks opened 24/7, from {price} by day and {nightPrice} at night, without breaking glass.`,
  },
  heading: 'Car Lockout',
  warning: 'Child or pet locked in the car? Call 911 first, then us.',
  lead: `We open cars and trunks in ${area()}, 24/7, from {price} by day and {nightPrice} at night. An air wedge and a covered rod open the door without breaking glass.`,
  blurb: 'Keys in the car or the trunk.',
  plateAlt:
    'Section through the top of a car door: an air wedge holds the frame a finger’s width open and a long rod reaches in to the inside handle.',
  callouts: [
    { part: 'wedge', title: 'Air wedge', text: 'Makes a gap a finger wide' },
    { part: 'rod', title: 'Long rod', text: 'Covered, to protect the paint' },
    { part: 'handle', title: 'Inside handle', text: 'We pull it with the rod' },
    { part: 'strip', title: 'Weather strip', text: 'Closes again after the job' },
  ],
  price: {
    heading: 'What a car lockout costs',
    paragraphs: ['A new key, if you need one, is a separate job with its own price.'],
  },
  promise: {
    heading: 'How we open a locked car',
    paragraphs: [
      'A small air wedge opens a gap at the top of the door, away from the airbag sensors and wires inside it. A rod in a plastic sleeve goes through the gap and pulls the handle or presses the unlock button. On many older cars we pick the door lock instead.',
      'For keys in the trunk, we open the cabin first and use the trunk button. Where that is switched off, we pick the trunk lock.',
    ],
  },
  comparison: {
    heading: 'Keys in the cabin or in the trunk?',
    columns: ['Keys in the cabin', 'Keys in the trunk'],
    rows: [
      {
        label: 'How we get in',
        cells: ['Air wedge, then a rod to the handle', 'Through the cabin, then the trunk button'],
      },
      {
        label: 'What makes it harder',
        cells: [
          'Doors that stay locked from inside (some imports)',
          'A trunk button that is off while the car is locked',
        ],
      },
      {
        label: 'What to try first',
        cells: ['Every door, or the car maker’s app', 'A rear seat that folds down'],
      },
    ],
  },
  whenToCall: {
    heading: 'Car lockouts we open',
    items: [
      'The keys are on the seat and every door is locked.',
      'You closed them in the trunk.',
      'The fob is dead and you can’t find a keyhole.',
      'The key broke off in the door.',
      'The engine is running and you’re outside.',
    ],
  },
  ready: {
    heading: 'What to have ready at the curb',
    items: [
      {
        icon: 'id',
        title: 'Photo ID and the registration',
        text: 'Both in the glove box? We open the car, then check that it’s yours.',
      },
      {
        icon: 'scan',
        title: 'Year, make and model',
        text: 'They tell us how your doors open.',
      },
      {
        icon: 'pin',
        title: 'Where it’s parked',
        text: 'The cross street; in a garage, the level and the row.',
      },
    ],
  },
  questions: {
    heading: 'Questions about car lockouts',
    items: [
      {
        question: 'Will the wedge bend my door?',
        answer:
          'We open the gap only as far as the rod needs, and the frame goes back when the air is let out. Then you try every door and window.',
      },
      {
        question: 'My fob is dead. Do I need a locksmith?',
        answer:
          'Maybe not. Most fobs hide a metal key: slide the catch and pull. The keyhole may be under a cap on the driver’s handle.',
      },
      {
        question: 'Does insurance or a roadside plan pay?',
        answer:
          'Many plans reimburse a lockout. Send them our work order, which shows job and price.',
      },
    ],
  },
  related: { heading: 'Other lockouts we handle' },
  aside: {
    heading: 'Get a locksmith to your car',
    hint: 'Year, make and model get you a total.',
  },
}))
