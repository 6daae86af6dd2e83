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
  refusal: 'If you say no, you owe nothing.',
  arrival: 'Usually {from} to {to} minutes after you call, day or night.',
  duration: 'Usually {from} to {to} minutes.',
  durationOnCall: 'We’ll tell you when you call.',
  locksmith: whileLicensed(
    'A licensed locksmith who shows you the license first.',
    'A locksmith from {businessName}.',
  ),
  locksmithInMarkedVan: whileLicensed(
    'A licensed locksmith in a marked van, who shows you the license first.',
    'A locksmith from {businessName}, in a marked van.',
  ),
  payment:
    'You pay after it works. Tell us how you’d like to pay, and we’ll confirm it before we head out.',
  insurance: 'Insured for {price}.',
  languages: 'We speak {list}.',
  locksmiths: 'Our locksmiths',
  experience: 'locksmith for {count} years',
  groups: {
    emergency: {
      price: 'High-security locks, or more than one lock, cost more.',
      arrival: 'We answer 24/7 and give you an arrival time on the call.',
      duration: 'Longer with a second lock, a locked trunk, or a lock we can’t pick.',
      ready: 'Photo ID, and proof that it is yours: a lease, a bill or the registration.',
    },
    residential: {
      price: 'Depends on the lock, the door, and how many you have.',
      arrival: 'Urgent? Call 24/7 for an arrival time. If it can wait, pick a day that suits you.',
      duration: 'Longer with more doors, a new hole, or a part we have to order.',
      ready: 'Photo ID, and a lease, bill or closing documents. If you rent, the landlord’s OK.',
    },
    commercial: {
      price: 'Depends on the door, the lock or device, and how many you have.',
      arrival:
        'Urgent? Call 24/7 for an arrival time. For planned work, we can come before you open or after you close.',
      duration: 'Longer with more doors, a fire door, or a part we have to order.',
      ready: 'Photo ID, a lease or business registration, and the name of the person in charge.',
    },
    automotive: {
      price: 'Depends on the model, the kind of key, and if you have one that works.',
      arrival:
        'Need it now? Call 24/7 for an arrival time. If it can wait, pick a day that suits you.',
      duration: 'Longer if no key is left, a lock is stuck, or the car needs a security code.',
      ready: 'Photo ID, the registration or title, and every key you still have.',
    },
  },
  photoId: 'Photo ID',
  idInside: 'ID inside? We’ll check it after we open.',
  soonQuestion: 'How soon can you get here?',
  soonFactors:
    'It depends on where the van is and on traffic. If the time is too late for you, you owe nothing.',
}
