import { perFacts } from '#domain/business/per-facts.ts'
import { area, baseTown, region, townAndCounty } from '#copy/en/place.ts'
import { whileServed } from '#copy/while-town-served.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const lockReplacement = perFacts((): ServiceCopy => ({
  meta: {
    title: `Lock Replacement in ${baseTown()}, ${region()}`,
    description: `A new deadbolt, knob, keypad or smart lock on your door in ${townAndCounty()}, from {installationPrice} plus the lock. We fit it and cut the keys.`,
  },
  heading: 'Door Lock Replacement',
  lead: `We fit deadbolts, knobs, keypads and smart locks in ${area()}, 24/7. Fitting one starts at {installationPrice}; the lock is extra, or bring your own.`,
  blurb: 'Deadbolts, knobs, keypads and smart locks.',
  plateAlt:
    'A deadbolt pulled apart along its axis: outside cylinder, tailpiece, bolt, thumb turn, and a strike plate with four long screws.',
  callouts: [
    { part: 'cylinder', title: 'Cylinder', text: 'The part your key goes into' },
    { part: 'tailpiece', title: 'Tailpiece', text: 'Turns the bolt' },
    { part: 'bolt', title: 'Bolt', text: 'Goes a full inch into the frame' },
    { part: 'turn', title: 'Thumb turn', text: 'Opens from inside, no key' },
    { part: 'strike', title: 'Strike plate', text: 'Long screws into the wall stud' },
  ],
  price: {
    heading: 'What a new lock costs',
    paragraphs: ['Work and lock have a line each on the work order.'],
  },
  promise: {
    heading: 'How we replace a door lock',
    paragraphs: [
      'We measure the door, take the old lock out and put the new one in. Most new locks fit the old holes, and nothing has to be cut.',
      'Then comes the strike plate, the metal plate on the frame. Its three-inch screws reach the stud in the wall, because a strong lock in a weak frame won’t stop a kick.',
      `${whileServed('Hoboken', 'Older doors in Hoboken and the Heights', 'Older doors')} often have a mortise lock, which sits inside the edge of the door. For those we look for a lock that fits before we cut any wood.`,
    ],
  },
  comparison: {
    heading: 'Keyed deadbolt or keypad?',
    columns: ['Keyed deadbolt', 'Keypad deadbolt'],
    rows: [
      {
        label: 'How you let others in',
        cells: ['You give them a key', 'You give them a code and delete it later'],
      },
      {
        label: 'Upkeep',
        cells: ['A little dry lubricant', 'New batteries, about once a year'],
      },
      {
        label: 'What causes trouble',
        cells: ['Worn keys', 'A door that you have to push closed'],
      },
    ],
  },
  whenToCall: {
    heading: 'When to replace a lock',
    items: [
      'The key slips out while the lock is half turned.',
      'A break-in bent the lock or split the frame.',
      'There’s a knob on the door and no deadbolt.',
      'The deadbolt needs a key on the inside too, which is dangerous in a fire.',
      'You want codes in place of keys.',
    ],
  },
  ready: {
    heading: 'What to have ready for a new lock',
    items: [
      {
        icon: 'scan',
        title: 'Two measurements',
        text: 'The thickness of the door, and from its edge to the middle of the hole.',
      },
      {
        icon: 'key',
        title: 'The keys to your other doors',
        text: 'The new lock can often take the same one.',
      },
      {
        icon: 'document',
        title: 'Your ID',
        text: 'If you rent, the landlord’s OK too. Many landlords need a key.',
      },
    ],
  },
  questions: {
    heading: 'Questions about new locks',
    items: [
      {
        question: 'Which grade of lock do I need?',
        answer:
          'Locks are graded 1 to 3 under the ANSI/BHMA standards, and 1 is the strongest. Choose 2 or better for a front door.',
      },
      {
        question: 'Can you install a smart lock?',
        answer:
          'Yes. It needs a door that closes without a push, so that comes first. Then we mount it and set it up with you on your phone.',
      },
      {
        question: 'I already bought a lock. Will it fit?',
        answer: 'Read us the sizes on the box, and you’ll know before we come.',
      },
    ],
  },
  related: { heading: 'Other home lock services' },
  aside: {
    heading: 'Book a lock replacement',
    hint: 'Tell us about the door, and when.',
  },
}))
