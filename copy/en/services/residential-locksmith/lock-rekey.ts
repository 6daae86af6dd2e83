import { area, baseTown, licensed, region, townAndCounty } from '#copy/en/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const lockRekey: ServiceCopy = {
  meta: {
    title: `House Lock Rekeying in ${baseTown}, ${region}`,
    description: `Keep your locks and stop old keys from working. A ${licensed}locksmith rekeys homes in ${townAndCounty}. Call 24/7 for a quote.`,
  },
  heading: 'House Lock Rekeying',
  lead: `Just moved in, or someone kept a key? You keep your locks, and the old keys stop working. We rekey homes in ${area}, day or night. Count your locks, and we’ll quote one price for all of them.`,
  blurb: 'You keep the lock. The old keys stop working.',
  plateAlt:
    'A lock cylinder taken apart: the plug drawn out of its housing, a row of old pins beside a row of new ones, and the springs above them.',
  callouts: [
    { part: 'plug', title: 'Plug', text: 'Turns when the right key is in' },
    { part: 'old', title: 'Old pins', text: 'Out, so old keys stop working' },
    { part: 'new', title: 'New pins', text: 'Sized to your new key' },
    { part: 'springs', title: 'Springs', text: 'Replaced if they are weak' },
  ],
  promise: {
    heading: 'What a rekey does',
    paragraphs: [
      'Inside your lock are five or six small pins that fit your key. We take them out and put in new pins that fit a new key. The lock looks the same, but the keys that other people have no longer open it.',
      'A rekey is right when the lock works well and the only problem is who has keys. It doesn’t make a weak lock stronger.',
    ],
  },
  whenToCall: {
    heading: 'Rekey your locks when',
    items: [
      'You bought a home and you don’t know how many copies of the key exist.',
      'A roommate moved out and kept a key.',
      'You lost your keys together with your address.',
      'The contractor is done and still has a key.',
      'You want one key for the front, back and side doors.',
    ],
  },
  comparison: {
    heading: 'Should you rekey or replace?',
    columns: ['Rekey', 'Replace'],
    rows: [
      { label: 'What changes', cells: ['The pins and the keys', 'The whole lock'] },
      { label: 'Do old keys still work?', cells: ['No', 'No'] },
      { label: 'What you pay for', cells: ['Labor and keys', 'Labor and a new lock'] },
      {
        label: 'Choose it when',
        cells: ['The lock works well', 'The lock is worn, weak or broken'],
      },
    ],
  },
  price: {
    heading: 'What a rekey costs',
    paragraphs: [
      'You pay per lock, and the new keys have their own line. If you have no key at all, we pick the lock first, and that costs more.',
      'More locks on one visit go into the same quote. High-security locks cost more, because their parts come from one maker.',
    ],
  },
  ready: {
    heading: 'What to have ready for a rekey',
    items: [
      {
        icon: 'key',
        title: 'A key that works',
        text: 'Without one, we have to pick the lock first.',
      },
      {
        icon: 'people',
        title: 'The number of keys you need',
        text: 'One for each person, and one to spare.',
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
          'Yes, if that key slides into the lock. That’s how one key can open your whole house.',
      },
      {
        question: 'There’s a tiny slot next to my keyhole. What is it for?',
        answer:
          'It’s for a reset tool. You can rekey that kind of lock with the tool and the key that works now. If the lock is jammed, it needs a new cylinder (the part the key goes into).',
      },
      {
        question: 'Does a rekey make my lock stronger?',
        answer: 'No. It only changes which keys work. If your lock is weak, we’ll tell you.',
      },
      {
        question: 'Do you rekey apartments between tenants?',
        answer:
          'Yes, once the apartment is legally empty. We can mark the keys with the unit number.',
      },
      {
        question: 'We just closed on a house. When should we rekey?',
        answer:
          'The day you get the keys. Have your ID and closing documents there. If the locks take the same kind of key, one new key can open every door.',
      },
    ],
  },
  related: { heading: 'More services for your home' },
  aside: {
    heading: 'Book a rekey',
    hint: 'Pick a time. On the next page, tell us how many locks.',
  },
}
