import type { ServiceCopy } from '#app/content/types.ts'

export const lockReplacement: ServiceCopy = {
  meta: {
    title: 'Deadbolt & Door Lock Replacement',
    description:
      'A new deadbolt, knob or keypad in the holes your door already has, with strike screws that reach the stud. What it involves and what moves the price.',
  },
  heading: 'Lock Replacement',
  lead: 'A new deadbolt, knob or keypad, set in the holes your door already has, with a strike that reaches the stud.',
  blurb: 'A new lock in the holes you have.',
  plateAlt:
    'A deadbolt pulled apart along its axis: outside cylinder, tailpiece, bolt, thumb turn, and a strike plate with four long screws.',
  callouts: [
    { part: 'cylinder', title: 'Cylinder', text: 'Where your key meets the pins' },
    { part: 'tailpiece', title: 'Tailpiece', text: 'Carries the turn to the bolt' },
    { part: 'bolt', title: 'Bolt', text: 'A full inch into the frame' },
    { part: 'turn', title: 'Thumb turn', text: 'So nobody hunts keys in a fire' },
    { part: 'strike', title: 'Strike', text: 'Long screws, down to the stud' },
  ],
  promise: {
    heading: 'The screws matter most.',
    paragraphs: [
      'A strong bolt in a soft frame breaks the frame. So we hang the strike on three-inch screws, through the jamb and into the stud behind it. The lock itself comes second.',
      'Before you buy one we measure backset, bore and the thickness of the door. Most doors here take a standard bored lock. An older door in Hoboken or the Heights may hold a mortise case, and then we look for a case that fits before anyone cuts wood.',
    ],
  },
  whenToCall: {
    heading: 'Time for a new lock',
    items: [
      'The key slides out while the lock is half turned.',
      'The door was forced and took the lock with it.',
      'There is a knob and nothing above it.',
      'You want a keypad, so the dog walker needs no key.',
      'The deadbolt asks for a key on the inside as well.',
    ],
  },
  comparison: {
    heading: 'Keyed or keypad',
    columns: ['Keyed deadbolt', 'Keypad deadbolt'],
    rows: [
      {
        label: 'Letting others in',
        cells: ['You hand over a copy', 'You give a code, and delete it later'],
      },
      {
        label: 'What it asks of you',
        cells: ['A puff of dry lubricant', 'Batteries, before they are empty'],
      },
      {
        label: 'Where it struggles',
        cells: ['Worn keys copied from worn keys', 'Doors that need a push to close'],
      },
    ],
  },
  steps: {
    heading: 'From tape measure to key',
    items: [
      {
        title: 'Measure',
        text: 'From the edge of the door to the middle of the hole. That is the backset.',
      },
      {
        title: 'Choose',
        text: 'Grade, finish, keyed alike or not. You know what each costs before a box is opened.',
      },
      {
        title: 'Fit',
        text: 'Old lock out, new one in, plates let in flush. Into an existing hole that is often under an hour; a fresh bore takes longer.',
      },
      {
        title: 'Prove',
        text: 'We throw the bolt with the door open, then shut. Two fingers on the key should do it.',
      },
    ],
  },
  price: {
    heading: 'What a new lock comes to',
    paragraphs: [
      'Lock installation starts at {installationPrice}. A standard hole keeps it near there. Cutting raises it: a fresh bore, a steel door, an old mortise pocket to fill. Ask for the lock and the labor as two figures.',
      'Brass or black, it costs us the same time. So does the fourth floor.',
    ],
  },
  ready: {
    heading: 'Find these first',
    items: [
      {
        icon: 'scan',
        title: 'A ruler',
        text: 'Backset and thickness of the door. We wait on the line.',
      },
      {
        icon: 'document',
        title: 'Your lease',
        text: 'If you rent: what it says about changing locks.',
      },
      { icon: 'key', title: 'The other keys', text: 'If one key is to open the other doors too.' },
    ],
  },
  refusals: {
    heading: 'What we talk you out of',
    items: [
      'A deadbolt keyed on the inside does not go on the door you would run out of.',
      'No lock of ours hangs on half-inch strike screws.',
      'We do not change a lock against a tenant or a spouse who lives there.',
    ],
  },
  questions: {
    heading: 'Asked over the old lock',
    items: [
      {
        question: 'I rent. May I change it?',
        answer:
          'Read the lease and ask the landlord in writing; many want a key to the new lock. We know locks, not your lease.',
      },
      {
        question: 'Can one key open front, back and side?',
        answer:
          'If the cylinders share a keyway, we pin them to one key. The odd one out gets a new cylinder.',
      },
      {
        question: 'I bought a lock already. Will you put it in?',
        answer:
          'If it suits the door. Read us the backset and door thickness from the box before we come.',
      },
      {
        question: 'Which grade do I need?',
        answer:
          'Under the ANSI/BHMA standards, Grade 1 is the heaviest and Grade 3 the lightest. On a street door we would not go below Grade 2.',
      },
    ],
  },
  related: { heading: 'Maybe less than a new lock' },
  aside: { heading: 'Which door is it?', hint: 'Street door or bedroom, wood or steel.' },
}
