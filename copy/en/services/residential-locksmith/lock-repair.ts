import { area, baseTown, region, townAndCounty } from '#copy/en/place.ts'
import { whileServed } from '#copy/while-town-served.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const lockRepair: ServiceCopy = {
  meta: {
    title: `Door Lock Repair in ${baseTown}, ${region}`,
    description: `A lock that sticks, spins or won’t turn: we find out whether it’s the lock or the door, and fix it, in ${townAndCounty}, 24/7.`,
  },
  heading: 'Door Lock Repair',
  lead: `A lock that sticks or spins is often fine, and the door has dropped. In ${area} we find out which and fix it, 24/7, from {price}.`,
  blurb: 'Locks that stick, spin or droop.',
  plateAlt:
    'A mortise lock with the cover off its case: latch bolt and deadbolt at the edge, the hub for the spindle, and a spring snapped in two.',
  callouts: [
    { part: 'latch', title: 'Latch bolt', text: 'Rubs when the door sags' },
    { part: 'hub', title: 'Hub', text: 'The knob turns this part' },
    { part: 'spring', title: 'Spring', text: 'If it breaks, the lever droops' },
    { part: 'bolt', title: 'Deadbolt', text: 'Scrapes if the door has dropped' },
  ],
  price: {
    heading: 'What a lock repair costs',
    paragraphs: [
      'Where a new lock costs about the same as the repair, you get both prices and choose.',
    ],
  },
  promise: {
    heading: 'How we find the problem',
    paragraphs: [
      'We turn the bolt with the door open. If it turns easily, the door is the cause: long screws in the top hinge, or the strike plate (the metal plate on the frame) moved a little, and the lock stays.',
      'If it sticks in the open door too, we take the lock out, open it and show you the part that failed. Mostly it is one spring or one cam.',
      `${whileServed('Hoboken', 'Many older doors in Hoboken and the Heights', 'Many older doors')} have mortise locks. Cleaned, and with a new spring, most of them go back in with your old hardware.`,
    ],
  },
  comparison: {
    heading: 'Is it the door or the lock?',
    columns: ['It’s the door', 'It’s the lock'],
    rows: [
      {
        label: 'How to tell',
        cells: ['The lock turns well with the door open', 'It sticks with the door open too'],
      },
      {
        label: 'Usual cause',
        cells: ['A loose hinge or swollen wood', 'A broken spring, worn pins or dirt'],
      },
      {
        label: 'How we fix it',
        cells: ['Hinge screws or a moved strike plate', 'A new part, or cleaning and new pins'],
      },
      { label: 'Do you need a new lock?', cells: ['No', 'Only if the part is no longer made'] },
    ],
  },
  whenToCall: {
    heading: 'Signs your lock needs fixing',
    items: [
      'You lift or push the door to lock it.',
      'The key is hard to put in or pull out.',
      'The knob turns all the way around and nothing happens.',
      'The lever droops.',
      'The front door of your building no longer latches.',
    ],
  },
  ready: {
    heading: 'What to have ready for a repair',
    items: [
      {
        icon: 'key',
        title: 'All your keys',
        text: 'The one that sticks and the spare. Sometimes the key is the whole problem.',
      },
      {
        icon: 'scan',
        title: 'The lock’s brand',
        text: 'Look for a name or a number on the edge of the door.',
      },
      {
        icon: 'id',
        title: 'Your ID',
        text: 'And the landlord’s OK, in a rented home.',
      },
    ],
  },
  questions: {
    heading: 'Questions about lock repair',
    items: [
      {
        question: 'What can I spray in a sticky lock?',
        answer:
          'A little dry lubricant, such as graphite or PTFE. Household oil collects dirt, and the lock gets worse.',
      },
      {
        question: 'My key broke off. Is the lock ruined?',
        answer:
          'Rarely. We take the piece out, cut a new key from the two halves, and find out why it broke.',
      },
      {
        question: 'Why does it stick only in some months?',
        answer:
          'Wood swells and shrinks with the weather, and the bolt no longer meets the hole in the strike plate.',
      },
    ],
  },
  related: { heading: 'If it needs more than a repair' },
  aside: {
    heading: 'Book a lock repair',
    hint: 'The next page asks what the lock does, and when.',
  },
}
