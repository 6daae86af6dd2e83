import type { AnswerMessages } from '#copy/answers.ts'
import { baseTown, region, whileLicensed } from '#copy/en/place.ts'

/** Texts of the answer box at the top of service, category and town pages. */
export const answers: AnswerMessages = {
  place: `in ${baseTown}, ${region}`,
  titles: {
    price: 'Price',
    arrival: 'How soon',
    who: 'Who comes',
    ready: 'Have ready',
    payment: 'Pay',
  },
  offers: {
    emergencyLockout: 'Lockouts from {emergencyPrice}.',
    lockInstallation: 'Lock installation from {installationPrice}.',
  },
  priceChange: 'If you say no, you owe nothing. If you say yes, nothing is added without your OK.',
  arrival: 'Usually {from} to {to} minutes after you call, day or night.',
  duration: 'The job usually takes {from} to {to} minutes.',
  locksmith: whileLicensed(
    'A licensed locksmith. You see the license before work starts.',
    'A locksmith from {businessName}.',
  ),
  locksmithInMarkedVan: whileLicensed(
    'A licensed locksmith in a marked van. You see the license before work starts.',
    'A locksmith from {businessName}, in a marked van.',
  ),
  licenseCheck: whileLicensed('Look up the number with the state before we arrive.', null),
  insurance: 'Insured for {price}.',
  languages: 'We speak {list}.',
  otherLanguage: null,
  locksmiths: 'Our locksmiths',
  experience: 'locksmith for {count} years',
  groups: {
    emergency: {
      price:
        'The price depends on the lock and how many there are. If the hour or the distance adds anything, it’s in your quote.',
      arrival:
        'We answer 24/7. Tell us where you are, and we’ll give you an arrival time. If it’s too late for you, you owe nothing.',
      duration: 'The job takes longer with a second lock, a locked trunk, or a lock we can’t pick.',
      ready: 'Photo ID, and proof that it is yours to open: a lease, a bill or the registration.',
    },
    residential: {
      price: 'The price depends on the lock, the door, and how many you have.',
      arrival:
        'Door won’t lock? Call any hour, and we’ll tell you when we can be there. If it can wait, pick a day that works for you.',
      duration: 'The job takes longer with more doors, a new hole, or a part we have to order.',
      ready:
        'Photo ID, and a lease, a bill or your closing documents. If you rent, the landlord’s OK.',
    },
    commercial: {
      price: 'The price depends on the door, the lock or device, and how many you have.',
      arrival:
        'Can’t lock up? Call any hour, and we’ll tell you when we can be there. We can do planned work before you open or after you close.',
      duration: 'The job takes longer with more doors, a fire door, or a part we have to order.',
      ready: 'Photo ID, a lease or business registration, and the name of the person in charge.',
    },
    automotive: {
      price: 'The price depends on the model, the kind of key, and if you have one that works.',
      arrival:
        'Stranded? Call any hour, and we’ll tell you when we can be there. If it can wait, pick a day that works for you.',
      duration:
        'The job takes longer if no key is left, a lock is stuck, or the car needs a security code.',
      ready: 'Photo ID, the registration or title, and every key you still have.',
    },
  },
  photoId: 'Photo ID',
  idInside: 'Is your ID inside? We’ll check it after we open.',
  soonQuestion: 'How soon can you get here?',
  soonFactors: 'It depends on where the van is and on traffic.',
}
