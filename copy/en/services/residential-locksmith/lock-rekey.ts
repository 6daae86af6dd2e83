import { perFacts } from '#domain/business/per-facts.ts'
import { area, baseTown, region, townAndCounty } from '#copy/en/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const lockRekey = perFacts((): ServiceCopy => ({
  meta: {
    title: `Lock Rekeying in ${baseTown()}, ${region()}`,
    description: `Keep your locks and stop old keys from working: rekeys for homes in ${townAndCounty()}, from {price} for one lock. Keys cut on the spot.`,
  },
  heading: 'House Lock Rekeying',
  lead: `We rekey house and apartment locks in ${area()}, 24/7, from {price} by day and {nightPrice} at night for one lock. Your locks stay, and old keys stop working.`,
  blurb: 'Same lock, new keys.',
  plateAlt:
    'A lock cylinder taken apart: the plug drawn out of its housing, a row of old pins beside a row of new ones, and the springs above them.',
  callouts: [
    { part: 'plug', title: 'Plug', text: 'Turns when the right key is in' },
    { part: 'old', title: 'Old pins', text: 'Out, so old keys stop working' },
    { part: 'new', title: 'New pins', text: 'Sized to your new key' },
    { part: 'springs', title: 'Springs', text: 'Replaced if they are weak' },
  ],
  price: {
    heading: 'What a rekey costs',
    paragraphs: ['A knob and a deadbolt on one door are two locks.'],
  },
  promise: {
    heading: 'What a rekey does',
    paragraphs: [
      'Five or six small pins inside a lock fit your key. We take them out and put in pins that fit a new one. From the outside nothing changes, and the keys that other people kept no longer turn.',
      'It is the right job for a lock that works well. It doesn’t make a weak lock stronger.',
      'We try each new key in each lock. Then we try an old one, so you see it fail.',
    ],
  },
  comparison: {
    heading: 'Rekey or replace?',
    columns: ['Rekey', 'Replace'],
    rows: [
      { label: 'What changes', cells: ['The pins and the keys', 'The whole lock'] },
      { label: 'What you pay for', cells: ['Labor and keys', 'Labor and a new lock'] },
      {
        label: 'Choose it when',
        cells: ['The lock works well', 'The lock is worn, weak or broken'],
      },
    ],
  },
  whenToCall: {
    heading: 'When to rekey',
    items: [
      'You closed on a house. Do it the day you get the keys.',
      'A roommate moved out and kept one.',
      'Keys and address were lost together.',
      'The contractor is done, and still has a copy.',
      'You want one key for the front, back and side doors.',
    ],
  },
  ready: {
    heading: 'What to have ready for a rekey',
    items: [
      {
        icon: 'key',
        title: 'A key that works',
        text: 'Without one, each lock has to be picked first.',
      },
      {
        icon: 'people',
        title: 'How many keys you need',
        text: 'One for each person, and a spare.',
      },
      {
        icon: 'document',
        title: 'ID and proof of address',
        text: 'A lease, a bill or your closing documents.',
      },
    ],
  },
  questions: {
    heading: 'Questions about rekeying',
    items: [
      {
        question: 'Can you make the lock fit a key I already have?',
        answer:
          'Yes, as long as that key slides into the lock. That’s how one key comes to open the whole house.',
      },
      {
        question: 'What is the tiny slot next to my keyhole?',
        answer:
          'It takes a reset tool. With it and a working key, you can rekey that lock yourself. If that kind of lock jams, it needs a new cylinder, the part the key goes into.',
      },
      {
        question: 'Do you rekey apartments between tenants?',
        answer:
          'Yes, for the owner or manager, once the apartment is legally empty. We can stamp the unit number on the keys.',
      },
      {
        question: 'Can you lock out someone who still lives here?',
        answer: 'No. Whoever lives there keeps a key until a court decides otherwise.',
      },
    ],
  },
  related: { heading: 'More services for your home' },
  aside: {
    heading: 'Book a rekey',
    hint: 'Tell us how many locks.',
  },
}))
