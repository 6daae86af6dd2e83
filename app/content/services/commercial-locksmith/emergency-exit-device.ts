import type { ServiceCopy } from '#app/content/types.ts'

export const emergencyExitDevice: ServiceCopy = {
  meta: {
    title: 'Exit Device & Panic Bar Repair',
    description:
      'Panic bars, fire exit hardware and exit alarms installed, repaired and adjusted. What dogging is, why rated doors differ, and what an inspector looks at.',
  },
  heading: 'Emergency Exit Device',
  lead: 'The bar on the back door has one task: anyone pushes, the door opens. We make sure it does, and locks again after.',
  blurb: 'Panic bars that open, and then lock again.',
  plateAlt:
    'A panic bar across a door: push bar, latch at the end of the case, strike on the jamb, and the hex-key dogging inside the bar.',
  callouts: [
    { part: 'bar', title: 'Push bar', text: 'One push, no key, no thinking' },
    { part: 'latch', title: 'Latch', text: 'Must retract, and must catch' },
    { part: 'strike', title: 'Strike', text: 'On the jamb; sets the fit' },
    { part: 'dogging', title: 'Dogging', text: 'Holds it open; not on fire doors' },
  ],
  promise: {
    heading: 'Push, and you are outside.',
    paragraphs: [
      'An exit device is judged in a crowd, in the dark. The bar has to draw the latch with a light push, and the door has to swing the whole way. The rest of the time it has to keep the street out. When it does only one of the two, people chain it or prop it, and both end badly.',
      'We repair and replace rim, mortise and vertical-rod devices, their outside trim and their alarms, and adjust the closer and strike they depend on. Many a “broken” bar is a dropped door or a bent rod.',
    ],
  },
  whenToCall: {
    heading: 'Look at your exit if',
    items: [
      'It takes two hands or a hip to get the bar down.',
      'The door drifts shut and does not latch.',
      'The exit alarm chirps, or someone took its battery out to stop it.',
      'A chain hangs on the bar after hours and sometimes during them.',
      'The inspector left a notice about this door.',
    ],
  },
  comparison: {
    heading: 'Panic or fire exit hardware',
    columns: ['Panic hardware', 'Fire exit hardware'],
    rows: [
      {
        label: 'Goes on',
        cells: ['Exits without a fire rating', 'Fire-rated doors, with a label to match'],
      },
      { label: 'Mechanical dogging', cells: ['Allowed', 'None: the door must latch'] },
      {
        label: 'Held unlatched by',
        cells: ['A hex key or a cylinder', 'Electric means that let go on alarm'],
      },
      { label: 'Tested for', cells: ['Getting out', 'Getting out, and holding in a fire'] },
    ],
  },
  steps: {
    heading: 'At the back door',
    items: [
      {
        title: 'Push it',
        text: 'With one hand, slowly. We note where it binds and where the latch lands.',
      },
      {
        title: 'Read the labels',
        text: 'Door, frame and device. A rated door gets rated parts or it gets none.',
      },
      {
        title: 'Repair or replace',
        text: 'Springs, dogging, rods, end caps, strike. A new device if the case is cracked or the parts are gone.',
      },
      {
        title: 'Let it slam',
        text: 'From a crack, from half, from wide open, by the closer alone. It should latch each time.',
      },
    ],
  },
  price: {
    heading: 'What an exit device costs',
    paragraphs: [
      'The type decides: a rim device is the simplest, vertical rods are the fussiest, fire-rated costs more than not. Outside trim with a key, an alarm or a powered latch are each their own line.',
      'Adjusting a strike or a closer is often all there is, and often done within an hour; a new device takes longer, with rods above all.',
    ],
  },
  ready: {
    heading: 'Tell us by phone',
    items: [
      {
        icon: 'scan',
        title: 'The labels',
        text: 'Hinge edge of the door, and the end of the bar.',
      },
      {
        icon: 'document',
        title: 'The notice',
        text: 'If an inspector wrote one, read us the words.',
      },
      {
        icon: 'clock',
        title: 'A slow hour',
        text: 'The exit must stay usable, so we work when the room is empty.',
      },
    ],
  },
  refusals: {
    heading: 'What we take off and never put on',
    items: [
      'Chains, padlocks and surface bolts stay off an exit in use.',
      'A fire door gets no dogging, however warm the kitchen is.',
    ],
  },
  questions: {
    heading: 'Asked under the EXIT sign',
    items: [
      {
        question: 'Do I need a panic bar at all?',
        answer:
          'Codes such as NFPA 101 and the building code ask for it on doors from assembly and school spaces above a set occupant load, and from high-hazard rooms. Which edition and which number apply is for your local official to say.',
      },
      {
        question: 'People sneak in by the exit. What can I do?',
        answer:
          'Outside trim without a pull, an exit alarm, a better strike and closer. Delayed egress exists too, but only where the code allows it and tied to the fire alarm.',
      },
      {
        question: 'Can the bar lock the door from inside as well?',
        answer: 'No. It may be locked against the street, never against the people in the room.',
      },
    ],
  },
  related: { heading: 'The doors you come in by' },
  aside: { heading: 'Which exit?', hint: 'Rear, side or stair, and does it latch.' },
}
