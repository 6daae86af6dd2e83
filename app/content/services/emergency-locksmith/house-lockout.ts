import type { ServiceCopy } from '#app/content/types.ts'

export const houseLockout: ServiceCopy = {
  meta: {
    title: 'House & Apartment Lockout, 24/7',
    description:
      'The door fell shut and the keys are inside. We pick the lock first and drill it last, and you know the price before we drive. North Bergen and seven towns.',
  },
  heading: 'House Lockout',
  lead: 'The door fell shut with you on the wrong side. Tell us the town, the floor and which lock is holding.',
  blurb: 'Picked, not kicked. Your lock goes on working.',
  plateAlt:
    'Edge of a door with its latch in the strike, and a cylinder cut open above it: a tension wrench leans on the plug while a pick lifts the pins.',
  callouts: [
    { part: 'latch', title: 'Latch', text: 'Slides back if nothing blocks it' },
    { part: 'strike', title: 'Strike', text: 'Catches the latch, not the knob' },
    { part: 'pins', title: 'Pins', text: 'Lifted one by one to the line' },
    { part: 'pick', title: 'Pick', text: 'Stands in for the key’s cuts' },
    { part: 'wrench', title: 'Wrench', text: 'Leans on the plug, very lightly' },
  ],
  promise: {
    heading: 'Picked first, drilled last.',
    paragraphs: [
      'A lock opens when every pin stands at one line. The key gets them there with its cuts; we get them there with a pick and a light hand. The lock stays in the door and your keys go on working.',
      'Doors off Bergenline and Palisade Avenue often carry three locks: a knob, a deadbolt, and a square rim lock on the inside that people call jimmy-proof. Try to recall which ones you turned on the way out. Often it is the latch alone.',
    ],
  },
  whenToCall: {
    heading: 'Call from the stoop if',
    items: [
      'The door latched behind you and the keys are on the kitchen table.',
      'You landed at Newark and your keys did not.',
      'The key goes round and the bolt stays out.',
      'The backup key for the keypad is in a drawer, inside.',
      'Your roommate put the chain on and sleeps through the bell.',
    ],
  },
  comparison: {
    heading: 'Latched or bolted',
    columns: ['Only latched', 'Bolt thrown'],
    rows: [
      {
        label: 'What holds',
        cells: ['A slanted latch on a spring', 'A square bolt with no spring behind it'],
      },
      { label: 'How we open it', cells: ['Slipped back or picked', 'Picked at the cylinder'] },
      { label: 'When we drill', cells: ['Next to never', 'High-security or broken cylinders'] },
      { label: 'Time at the door', cells: ['Often 5 to 20 minutes', 'Often 15 to 45 minutes'] },
    ],
  },
  steps: {
    heading: 'Stoop to hallway',
    items: [
      {
        title: 'Pick a safe spot',
        text: 'The stoop, the lobby, the bodega on the corner. Tell us which, so we look for you there.',
      },
      {
        title: 'Name the lock',
        text: 'Knob, deadbolt or keypad, and any word stamped on the face. The price comes on the same call.',
      },
      {
        title: 'Prove the address',
        text: 'ID that matches is quickest. With the ID inside, a neighbor or the super helps, and we see it after.',
      },
      { title: 'Turn it three times', text: 'With your own key, from both sides. Then you sign.' },
    ],
  },
  price: {
    heading: 'What the opening costs',
    paragraphs: [
      'House lockouts start at {emergencyPrice}. A latch is little work. Two deadbolts are more, and a high-security cylinder can be more than both.',
      'The figure from the phone is line one of the work order. It stays the same when our hands are slow that night. Drilling means a new cylinder, so it stands on a line of its own.',
    ],
  },
  ready: {
    heading: 'Worth having in hand',
    items: [
      {
        icon: 'id',
        title: 'ID or mail',
        text: 'A license with this address, or an envelope that has it.',
      },
      {
        icon: 'people',
        title: 'Someone who knows you',
        text: 'Super, neighbor or roommate, if your papers are inside.',
      },
      { icon: 'phone', title: 'A charged phone', text: 'We call you from the curb.' },
    ],
  },
  refusals: {
    heading: 'Doors we do not open',
    items: [
      'We do not open a home to anyone a court has ordered out of it.',
      'We do not put a tenant out for a landlord; that belongs to the court and its officer.',
      'We do not climb to a window, and we ask you not to.',
    ],
  },
  questions: {
    heading: 'Asked on the landing',
    items: [
      {
        question: 'What if picking does not work?',
        answer:
          'Then you hear why. Some cylinders are built to refuse picks and a broken one cannot be picked at all. We price the drilling and the new cylinder, and wait for your answer.',
      },
      {
        question: 'I rent. Do I need my landlord?',
        answer:
          'To get back into your own apartment, no, if you can show that it is yours. For a new lock afterward, read the lease and ask.',
      },
      {
        question: 'There is a pot on the stove. What now?',
        answer:
          'Call 911. A fire crew opens a door in ways we never would, and tonight that is right.',
      },
    ],
  },
  related: { heading: 'Other doors, same night' },
  aside: { heading: 'Which door?', hint: 'Town, street, floor. We start from there.' },
}
