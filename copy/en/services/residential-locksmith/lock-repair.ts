import { area, baseTown, region, townAndCounty } from '#copy/en/place.ts'
import type { ServiceCopy } from '#copy/types.ts'
import { whileServed } from '#copy/while-town-served.ts'

export const lockRepair: ServiceCopy = {
  meta: {
    title: `Door Lock Repair in ${baseTown}, ${region}`,
    description: `Lock sticking, spinning or hard to turn? We fix the lock or the door in ${townAndCounty}. Keep your lock if a repair is enough. Call 24/7.`,
  },
  heading: 'Door Lock Repair',
  lead: `Lock sticks, spins or won’t turn? We’ll find out whether it’s the lock or the door, and fix it in ${area}, day or night. If a repair is enough, you keep your lock. Tell us what it does, and we’ll give you a price.`,
  blurb: 'Lock sticks or spins? We fix it, or fix the door.',
  plateAlt:
    'A mortise lock with the cover off its case: latch bolt and deadbolt at the edge, the hub for the spindle, and a spring snapped in two.',
  callouts: [
    { part: 'latch', title: 'Latch bolt', text: 'Rubs when the door sags' },
    { part: 'hub', title: 'Hub', text: 'The knob turns this part' },
    { part: 'spring', title: 'Spring', text: 'If it breaks, the lever droops' },
    { part: 'bolt', title: 'Deadbolt', text: 'Scrapes if the door has dropped' },
  ],
  promise: {
    heading: 'How we find the problem',
    paragraphs: [
      'First we find out whether it’s the lock or the door. If you have to push the door to turn the deadbolt, the door has probably dropped. Longer screws in the top hinge, or moving the strike plate (the metal plate on the frame) a little, will fix it. The lock stays.',
      'If it’s the lock, we open it and find the part that failed. It’s often one small piece, such as a spring or a cam.',
      `${whileServed('Hoboken', 'Many older doors in Hoboken and the Heights', 'Many older doors')} have mortise locks. We clean them and fix them, and your old hardware stays on the door.`,
    ],
  },
  whenToCall: {
    heading: 'Signs your lock needs fixing',
    items: [
      'You have to lift or push the door to lock it.',
      'The key is hard to put in or pull out.',
      'The knob turns all the way around and nothing happens.',
      'The lever droops.',
      'The front door of your building no longer latches.',
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
      { label: 'Do you need a new lock?', cells: ['No', 'Only if we can’t get the part'] },
    ],
  },
  price: {
    heading: 'What a lock repair costs',
    paragraphs: [
      'The price depends on the lock and the part. Moving a strike plate costs the least. Taking a mortise lock apart costs more, and a part that is hard to find is a separate line.',
      'Tell us what the lock does, and we’ll give you a price. If a new lock would cost about the same, we’ll quote both and you choose.',
    ],
  },
  ready: {
    heading: 'What to have ready for a repair',
    items: [
      {
        icon: 'key',
        title: 'All your keys',
        text: 'The key that sticks and the spare. The key may be the only problem.',
      },
      {
        icon: 'scan',
        title: 'The lock’s brand',
        text: 'Look for a name or number on the edge of the door.',
      },
      {
        icon: 'id',
        title: 'Your ID, and the landlord’s OK if you rent',
        text: 'We check that you can authorize the repair.',
      },
    ],
  },
  questions: {
    heading: 'Questions about lock repair',
    items: [
      {
        question: 'What can I spray in a sticky lock?',
        answer:
          'A little dry lubricant, such as graphite or PTFE. Skip household oil: it collects dirt, and the lock gets worse.',
      },
      {
        question: 'My key broke off. Is the lock ruined?',
        answer:
          'Usually not. We take out the broken piece, cut a new key from the two halves, and find out why it broke.',
      },
      {
        question: 'Why does it stick only in some months?',
        answer:
          'Wood swells and shrinks with the weather, so the bolt no longer lines up with the strike plate. We move the strike plate.',
      },
    ],
  },
  related: { heading: 'If it needs more than a repair' },
  aside: {
    heading: 'Book a lock repair',
    hint: 'Pick a time. On the next page, tell us what the lock does and when it sticks.',
  },
}
