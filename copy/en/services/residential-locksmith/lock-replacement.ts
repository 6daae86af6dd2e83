import { area, baseTown, licensed, region, townAndCounty } from '#copy/en/place.ts'
import type { ServiceCopy } from '#copy/types.ts'
import { whileServed } from '#copy/while-town-served.ts'

export const lockReplacement: ServiceCopy = {
  meta: {
    title: `Door Lock Replacement in ${baseTown}, ${region}`,
    description: `A new deadbolt, knob or keypad lock, installed by a ${licensed}locksmith in ${townAndCounty}. Call 24/7 for a quote.`,
  },
  heading: 'Door Lock Replacement',
  lead: `Worn lock, a break-in, or no deadbolt? We’ll install a new deadbolt, knob or keypad in ${area}, day or night. Installation starts at {installationPrice}, plus the lock. Call, and we’ll quote the work and the lock.`,
  blurb: 'A new deadbolt, knob or keypad on your door.',
  plateAlt:
    'A deadbolt pulled apart along its axis: outside cylinder, tailpiece, bolt, thumb turn, and a strike plate with four long screws.',
  callouts: [
    { part: 'cylinder', title: 'Cylinder', text: 'The part your key goes into' },
    { part: 'tailpiece', title: 'Tailpiece', text: 'Turns the bolt' },
    { part: 'bolt', title: 'Bolt', text: 'Goes a full inch into the frame' },
    { part: 'turn', title: 'Thumb turn', text: 'Opens from inside, no key' },
    { part: 'strike', title: 'Strike plate', text: 'Long screws into the wall stud' },
  ],
  promise: {
    heading: 'How we replace a door lock',
    paragraphs: [
      'We measure the door, take the old lock out and put the new one in. If the new lock fits the holes you have, nothing has to be cut.',
      'Then comes the strike plate, the metal plate on the frame. We hold it with three-inch screws that reach the stud in the wall. A strong lock in a weak frame won’t stop a kick.',
      `Many doors here take a standard lock. ${whileServed('Hoboken', 'An older door in Hoboken or the Heights', 'An older door')} may have a mortise lock, which sits inside the edge of the door. Then we look for one that fits before we cut any wood.`,
    ],
  },
  whenToCall: {
    heading: 'Replace your lock when',
    items: [
      'The key slips out while the lock is half turned.',
      'Someone broke in and damaged the lock.',
      'The door has a knob and no deadbolt.',
      'You want a keypad, so you can stop handing out keys.',
      'Your deadbolt needs a key on the inside too.',
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
        cells: ['A little dry lubricant', 'New batteries before they run out'],
      },
      {
        label: 'What causes trouble',
        cells: ['Worn keys', 'A door that you have to push closed'],
      },
    ],
  },
  price: {
    heading: 'What a new lock costs',
    paragraphs: [
      'Lock installation starts at {installationPrice}, plus the lock. It costs more if we have to cut a new hole, work on a steel door or fill the hole of an old mortise lock.',
      'Labor and lock each have their own line on the work order, so you see what you pay for.',
    ],
  },
  ready: {
    heading: 'What to have ready for a new lock',
    items: [
      {
        icon: 'scan',
        title: 'A ruler',
        text: 'To measure the door while we’re on the phone.',
      },
      {
        icon: 'key',
        title: 'The keys to your other doors',
        text: 'If you want one key for all of them.',
      },
      {
        icon: 'document',
        title: 'Your ID, and the landlord’s OK if you rent',
        text: 'Your lease may say who can change a lock.',
      },
    ],
  },
  questions: {
    heading: 'Questions about new locks',
    items: [
      {
        question: 'I rent. Can I change the lock?',
        answer:
          'Check your lease and get your landlord’s OK in writing. Many landlords need a key to the new lock.',
      },
      {
        question: 'Can one key open the front, back and side doors?',
        answer:
          'Yes, if the locks take the same kind of key. If one doesn’t, we change its cylinder.',
      },
      {
        question: 'I already bought a lock. Can you install it?',
        answer: 'Yes, if it fits the door. Read us the sizes on the box before we come.',
      },
      {
        question: 'Can you install a smart lock?',
        answer:
          'Yes. It needs a door that closes without a push, so we fix that first. Then we mount the lock and set it up with you on your phone.',
      },
      {
        question: 'Which grade of lock do I need?',
        answer:
          'Locks are graded 1 to 3 under the ANSI/BHMA standards. Grade 1 is the strongest. For a front door, choose Grade 2 or better.',
      },
    ],
  },
  related: { heading: 'Other home lock services' },
  aside: {
    heading: 'Book a lock replacement',
    hint: 'Pick a time. The next page asks for your address and the door.',
  },
}
