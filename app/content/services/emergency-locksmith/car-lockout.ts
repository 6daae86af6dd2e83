import type { ServiceCopy } from '#app/content/types.ts'

export const carLockout: ServiceCopy = {
  meta: {
    title: 'Car Lockout Service, North Bergen NJ',
    description:
      'Keys on the seat, in the trunk, or a fob gone dead: we open the car with an air wedge and a rod and leave the glass alone. Any hour, priced by phone.',
  },
  heading: 'Car Lockout',
  lead: 'You can see the key and the car will not give it up. Tell us the street, the make and where you are standing.',
  blurb: 'Any make. No wedge marks, no broken glass.',
  plateAlt:
    'Section through the top of a car door: an air wedge holds the frame a finger’s width open and a long rod reaches in to the inside handle.',
  callouts: [
    { part: 'wedge', title: 'Air wedge', text: 'Opens the frame a finger’s width' },
    { part: 'rod', title: 'Long rod', text: 'Sleeved, so paint stays paint' },
    { part: 'handle', title: 'Inside handle', text: 'Pulled, as if you sat there' },
    { part: 'strip', title: 'Weather strip', text: 'Closes again over the gap' },
  ],
  promise: {
    heading: 'The glass stays in.',
    paragraphs: [
      'We part the top of the door with an air wedge, a little at a time, and pass a sleeved rod to the inside handle or the unlock button. On many older cars we pick the door lock and never touch the frame.',
      'Keys in the trunk take a second step. If the release in the cabin still answers, we use it. If the car cuts it off while locked, we pick the trunk or cut a key to the car’s code.',
      'Child or pet locked in the car? Call 911 first, then us.',
    ],
  },
  whenToCall: {
    heading: 'Call us when',
    items: [
      'The keys are on the seat and all four doors are shut.',
      'The trunk closed on them in the lot at Harmon Meadow.',
      'The fob is dead and the door shows no keyhole.',
      'The key broke off in the door.',
      'The engine runs, the doors are locked and you are outside.',
    ],
  },
  comparison: {
    heading: 'On the seat or in the trunk',
    columns: ['Keys on the seat', 'Keys in the trunk'],
    rows: [
      {
        label: 'Way in',
        cells: ['Air wedge, then rod to the handle', 'Cabin first, then the trunk release'],
      },
      {
        label: 'What slows it',
        cells: ['Deadlocked doors, shielded handles', 'A release cut off while the car is locked'],
      },
      { label: 'Time at the car', cells: ['Often 10 to 30 minutes', 'Often 30 to 60 minutes'] },
    ],
  },
  steps: {
    heading: 'At the curb, in order',
    items: [
      {
        title: 'Say where',
        text: 'Cross street and side of the street. In a garage, the level and the row.',
      },
      {
        title: 'Hear the price',
        text: 'Year, make and model settle it on the phone, before we drive.',
      },
      {
        title: 'Show it is yours',
        text: 'Registration in the glovebox? We open the car first, then you show it to us.',
      },
      { title: 'Try the doors', text: 'Lock, unlock, window up and down. You sign after that.' },
    ],
  },
  price: {
    heading: 'What opening a car costs',
    paragraphs: [
      'A car lockout starts at {emergencyPrice}. A trunk that is cut off from the cabin, or doors that deadlock, ask for more work than a plain sedan.',
      'What the car is worth does not enter into it. If a key has to be made, that is another job with its own price, and we ask first.',
    ],
  },
  ready: {
    heading: 'Before the van turns in',
    items: [
      { icon: 'id', title: 'Photo ID', text: 'In the car? We look at it once the door is open.' },
      {
        icon: 'document',
        title: 'Registration',
        text: 'If the car is in another name, have that person on the phone.',
      },
      {
        icon: 'pin',
        title: 'Your exact spot',
        text: 'A pin from your phone’s map beats “near the mall.”',
      },
    ],
  },
  refusals: {
    heading: 'What we leave in the van',
    items: [
      'We do not run a slim jim down the glass: airbag sensors and wiring live in there.',
      'A car stays shut until somebody can show a claim to it.',
      'Breaking a window is for the fire department, when a life depends on it.',
    ],
  },
  questions: {
    heading: 'Asked through the window',
    items: [
      {
        question: 'Will the wedge bend my door?',
        answer:
          'It is pumped slowly and only as far as the rod needs. We watch the gap, and the frame springs back as the air goes out.',
      },
      {
        question: 'My fob is dead. Do I need you?',
        answer:
          'Maybe not. Most fobs hide a metal key: slide the catch and pull. The keyhole is often under a cap on the driver’s handle.',
      },
      {
        question: 'What if the key is lost and not inside?',
        answer:
          'Call the same number. An open door will not start the car, so we bring the cutter and the programmer.',
      },
    ],
  },
  related: { heading: 'Locked out somewhere else' },
  aside: { heading: 'Where is it parked?', hint: 'The street and the make, and we can price it.' },
}
