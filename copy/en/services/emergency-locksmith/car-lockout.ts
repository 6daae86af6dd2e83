import { area, baseTown, licensed, nearbyTowns, region } from '#copy/en/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const carLockout: ServiceCopy = {
  meta: {
    title: `Car Lockout Service in ${baseTown}, ${region}`,
    description: `Keys locked in the car or the trunk? A ${licensed}locksmith opens it 24/7 in ${baseTown} and ${nearbyTowns}. You pay once it’s open.`,
  },
  heading: 'Car Lockout',
  warning: 'Child or pet locked in the car? Call 911 first, then us.',
  lead: `Keys locked in your car in ${area}? We open cars and trunks 24/7, with an air wedge and a covered rod instead of breaking a window. You’ll get the price, from {emergencyPrice}, and an arrival time when you call. You pay once it’s open.`,
  blurb: 'Keys in the car or the trunk? We come and open it.',
  plateAlt:
    'Section through the top of a car door: an air wedge holds the frame a finger’s width open and a long rod reaches in to the inside handle.',
  callouts: [
    { part: 'wedge', title: 'Air wedge', text: 'Makes a gap a finger wide' },
    { part: 'rod', title: 'Long rod', text: 'Covered, to protect the paint' },
    { part: 'handle', title: 'Inside handle', text: 'We pull it with the rod' },
    { part: 'strip', title: 'Weather strip', text: 'Closes again after the job' },
  ],
  promise: {
    heading: 'How we open a locked car',
    paragraphs: [
      'A small air wedge opens a gap at the top of the door. A covered rod goes in and pulls the handle or presses the unlock button. On many older cars we pick the door lock instead.',
      'If the keys are in the trunk, we open the car first and use the trunk button. If that’s turned off, we pick the trunk lock or cut a key.',
    ],
  },
  whenToCall: {
    heading: 'When to call us about your car',
    items: [
      'The keys are inside and all the doors are locked.',
      'You closed the keys in the trunk.',
      'The fob is dead and you can’t find a keyhole.',
      'The key broke off in the door.',
      'The engine is running and you’re locked out.',
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
          'Doors that can’t be opened from inside once locked (some imported cars)',
          'A trunk button that is off while the car is locked',
        ],
      },
      {
        label: 'What to try first',
        cells: ['Every door, or the car maker’s app', 'A rear seat that folds down'],
      },
    ],
  },
  price: {
    heading: 'What a car lockout costs',
    paragraphs: [
      'A car lockout starts at {emergencyPrice}. A locked trunk costs more. So do doors that can’t be opened from inside once locked (some imported cars).',
      'If nights or holidays cost more, it’s in your quote. Need a new key too? That’s a separate price, and you decide before we make it.',
    ],
  },
  ready: {
    heading: 'What to have ready at the curb',
    items: [
      { icon: 'id', title: 'Photo ID', text: 'In the car? We’ll check it once the door is open.' },
      {
        icon: 'document',
        title: 'The registration',
        text: 'If the car is in another name, have that person on the phone.',
      },
      {
        icon: 'pin',
        title: 'Your exact location',
        text: 'Drop a pin on your phone’s map and read us the address.',
      },
    ],
  },
  questions: {
    heading: 'Questions about car lockouts',
    items: [
      {
        question: 'Will the wedge bend my door?',
        answer:
          'It shouldn’t. We pump it slowly and open the gap only as far as the rod needs. When the air goes out, the door frame moves back.',
      },
      {
        question: 'My fob is dead. Do I need a locksmith?',
        answer:
          'Maybe not. Many fobs hide a metal key: slide the catch and pull. The keyhole may be under a cap on the driver’s handle. If that doesn’t work, call us.',
      },
      {
        question: 'What if my key is lost, not inside the car?',
        answer:
          'Tell us when you call. For many cars we can cut and program a new key where you’re parked.',
      },
      {
        question: 'Will my insurance or roadside plan pay?',
        answer:
          'Many plans reimburse a lockout. Check yours, and keep our work order. It shows the job and the price.',
      },
    ],
  },
  related: { heading: 'Other lockouts we handle' },
  aside: {
    heading: 'Get a locksmith to your car',
    hint: 'Which car is it? The next page asks where it is parked.',
  },
}
