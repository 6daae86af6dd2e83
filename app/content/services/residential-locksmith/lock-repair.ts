import type { ServiceCopy } from '#app/content/types.ts'

export const lockRepair: ServiceCopy = {
  meta: {
    title: 'Door Lock Repair, North Bergen NJ',
    description:
      'A lock that sticks, spins or scrapes is often a door that has dropped. We find the cause, fix the small part, and keep old mortise locks working.',
  },
  heading: 'Lock Repair',
  lead: 'Sticks, scrapes, spins or hangs. First we find out whether it is the lock or the door, then we fix that one.',
  blurb: 'Often it is the hinge. We look there first.',
  plateAlt:
    'A mortise lock with the cover off its case: latch bolt and deadbolt at the edge, the hub for the spindle, and a spring snapped in two.',
  callouts: [
    { part: 'latch', title: 'Latch bolt', text: 'Rubs when the door has dropped' },
    { part: 'hub', title: 'Hub', text: 'The knob’s spindle turns it' },
    { part: 'spring', title: 'Spring', text: 'Broken, and so the lever hangs' },
    { part: 'bolt', title: 'Deadbolt', text: 'Scrapes if the strike is off' },
  ],
  promise: {
    heading: 'Fix the cause, keep the lock.',
    paragraphs: [
      'A deadbolt that needs a shoulder against the door is usually a sound lock in a sagging door. Longer screws in the top hinge and a strike moved by the thickness of a match cure more of them than any spray.',
      'When it is the lock, it is mostly one small piece: a spring, a cam, a tailpiece, a latch worn round. Behind the parlor doors of Hoboken and the Heights sit mortise cases older than the wiring. We open the case, clean it, replace what broke and leave the brass on your door.',
    ],
  },
  whenToCall: {
    heading: 'Signs it wants fixing',
    items: [
      'You lift the door, or lean on it, to throw the bolt.',
      'The key goes in rough and comes out rougher.',
      'The knob turns all the way round and nothing follows.',
      'The lever hangs like a tired arm.',
      'The vestibule door no longer clicks and the wind lets itself in.',
    ],
  },
  comparison: {
    heading: 'Whose fault is it',
    columns: ['It is the door', 'It is the lock'],
    rows: [
      {
        label: 'The test',
        cells: ['Turns well with the door open', 'Sticks with the door open too'],
      },
      {
        label: 'Usual cause',
        cells: ['Loose hinge, swollen wood, settled frame', 'Broken spring, worn pins, old dirt'],
      },
      {
        label: 'The fix',
        cells: [
          'Hinge screws, strike moved, edge planed',
          'Part replaced, cylinder cleaned or repinned',
        ],
      },
      { label: 'New lock?', cells: ['No', 'Only if the part cannot be had'] },
    ],
  },
  steps: {
    heading: 'How we find it',
    items: [
      {
        title: 'Open and shut',
        text: 'We throw the bolt with the door wide open. That one test says whose fault it is.',
      },
      {
        title: 'Take it down',
        text: 'Cylinder out, case out, cover off. Stay and watch if you like.',
      },
      {
        title: 'Show you',
        text: 'You see the broken piece in our hand and hear what it costs before we go on.',
      },
      {
        title: 'Put it back',
        text: 'Cleaned, dry-lubricated, screws in the holes they came from. Then you try it.',
      },
    ],
  },
  price: {
    heading: 'What a repair comes to',
    paragraphs: [
      'It depends on what has to come apart. Moving a strike is little work, often minutes. Stripping a mortise case can take an hour or more, and a part that has to be found or shaped for it is its own line.',
      'If the repair would cost about what a new lock does, you hear both figures and choose.',
    ],
  },
  ready: {
    heading: 'Have by the door',
    items: [
      {
        icon: 'key',
        title: 'Both keys',
        text: 'The one that sticks and the spare. Sometimes only one is worn.',
      },
      {
        icon: 'scan',
        title: 'The edge plate',
        text: 'Any name or number on the metal at the door’s edge.',
      },
      { icon: 'clock', title: 'When it happens', text: 'Always, after rain, or only in August.' },
    ],
  },
  refusals: {
    heading: 'What we keep away from locks',
    items: [
      'No cooking oil and no grease goes into a cylinder: it holds dust and turns to paste.',
      'We do not file a strike into a cave when a hinge is the trouble.',
      'An antique case stays in your door as long as it can be repaired.',
    ],
  },
  questions: {
    heading: 'Asked beside the open case',
    items: [
      {
        question: 'What may I spray in there?',
        answer:
          'A dry lubricant, graphite or PTFE, and little of it. Household oil helps for a week and then holds the dirt.',
      },
      {
        question: 'My key broke off. Is the lock ruined?',
        answer:
          'Seldom. We draw the piece out, cut a key from the two halves and look for what made it break.',
      },
      {
        question: 'Why only in summer?',
        answer:
          'Wood takes on water and swells, so the bolt meets the strike off center. Plane the edge in August and it may rattle in January; we move the strike instead.',
      },
    ],
  },
  related: { heading: 'If it turns out to be more' },
  aside: { heading: 'What does it do?', hint: 'Sticks, spins or hangs. One word helps.' },
}
