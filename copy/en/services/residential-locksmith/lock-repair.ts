import { perFacts } from '#domain/business/per-facts.ts'
import { area, baseTown, region, townAndCounty } from '#copy/en/place.ts'
import { whileServed } from '#copy/while-town-served.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const lockRepair = perFacts((): ServiceCopy => ({
  meta: {
    title: `Door Lock Repair in ${baseTown()}, ${region()}`,
    description: `A lock that sticks, spins or won’t turn: we find out if it’s the lock or the door and fix it, 24/7, from {price}, in ${townAndCounty()}.`,
  },
  heading: 'Door Lock Repair',
  lead: `When a lock sticks, the door has often dropped and the lock is fine. We find out which it is and fix it, 24/7 in ${area()}, from {price} by day and {nightPrice} at night.`,
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
    paragraphs: ['If a new lock costs about the same, we give you both prices and you choose.'],
  },
  promise: {
    heading: 'How we find the problem',
    paragraphs: [
      'We turn the bolt with the door open. If it turns easily, the door is the problem. We put longer screws in the top hinge or move the strike plate (the metal plate on the frame), and you keep the lock.',
      'If it sticks in the open door too, we take the lock out, open it and show you the part that failed. Usually it’s one worn spring.',
      `${whileServed('Hoboken', 'Many older doors in Hoboken and the Heights', 'Many older doors')} have mortise locks, which sit inside the edge of the door. Most need only cleaning and a new spring, and your old hardware stays.`,
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
        text: 'And your landlord’s OK if you rent.',
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
        question: 'Why does it stick only at certain times of year?',
        answer:
          'Wood swells and shrinks with the weather, and the bolt no longer meets the hole in the strike plate.',
      },
    ],
  },
  related: { heading: 'If it needs more than a repair' },
  aside: {
    heading: 'Book a lock repair',
    hint: 'Tell us what the lock does, and when.',
  },
}))
