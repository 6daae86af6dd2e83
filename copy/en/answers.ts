import type { AnswerMessages } from '#copy/answers.ts'
import { baseTown, region, whileLicensed } from '#copy/en/place.ts'

/** Texts of the answer box at the top of service, category and town pages. */
export const answers: AnswerMessages = {
  place: `in ${baseTown}, ${region}`,
  titles: {
    price: 'Price',
    arrival: 'How soon',
    duration: 'How long',
    who: 'Who comes',
    ready: 'Have ready',
    payment: 'Pay',
  },
  offers: {
    emergencyLockout: 'Lockouts from {emergencyPrice}.',
    lockInstallation: 'Installing a lock from {installationPrice}; the lock is extra.',
  },
  refusal: 'The quote is free.',
  arrival: 'Usually {from} to {to} minutes after you call.',
  duration: 'Usually {from} to {to} minutes.',
  locksmith: whileLicensed(
    'A licensed locksmith. You see the license before work starts.',
    'A locksmith from {businessName}.',
  ),
  locksmithInMarkedVan: whileLicensed(
    'A licensed locksmith in a marked van. You see the license before work starts.',
    'A locksmith from {businessName}, in a marked van.',
  ),
  payment: 'You pay when the job is done and you’ve tried it.',
  insurance: 'Insured for {price}.',
  languages: '{list} spoken.',
  locksmiths: 'Our locksmiths',
  experience: 'locksmith for {count} years',
  groups: {
    emergency: {
      price: 'High-security locks, or more than one lock, cost more.',
      arrival: 'We answer 24/7 and give you an arrival time on the call.',
      duration:
        'Fastest: a door that’s closed but not deadbolted. Slower: a second lock, a locked trunk or drilling.',
      ready:
        'Photo ID, and proof that you live there or own it: a lease, a bill or the registration.',
    },
    residential: {
      price: 'Other work depends on the lock, the door, and how many you have.',
      arrival: 'Urgent? Call 24/7 for an arrival time. If it can wait, pick a day that suits you.',
      duration:
        'Fastest: one lock with a key that works. Slower: more doors, a new hole or a part we order.',
      ready: 'Photo ID, and a lease, bill or closing documents. If you rent, the landlord’s OK.',
    },
    commercial: {
      price: 'Other work depends on the door, the lock, and how many you have.',
      arrival:
        'Urgent? Call 24/7 for an arrival time. For planned work, we can come before you open or after you close.',
      duration:
        'Fastest: one lock that fits the old holes. Slower: more doors, a fire door or a part we order.',
      ready: 'Photo ID, a lease or business registration, and the name of the person in charge.',
    },
    automotive: {
      price:
        'The price of a key depends on the model, the kind of key, and whether you have one that works.',
      arrival:
        'Need it now? Call 24/7 for an arrival time. If it can wait, pick a day that suits you.',
      duration:
        'Fastest: copying a key that works. Slower: no key left, a stuck lock or a security code.',
      ready: 'Photo ID, the registration or title, and every key you still have.',
    },
  },
  photoId: 'Photo ID',
  idInside: 'ID inside? We’ll check it after we open.',
  soonQuestion: 'How soon can you get here?',
  soonFactors:
    'It depends on traffic and where our van is. We give you an honest time, and you decide. If it’s too long to wait, you owe nothing.',
}
