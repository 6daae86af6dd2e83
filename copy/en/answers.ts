import type { AnswerMessages } from '#copy/answers.ts'
import { baseCity, region, whileLicensed } from '#copy/en/place.ts'

/** Texts of the answer box at the top of service, category and town pages. */
export const answers: AnswerMessages = {
  place: `in ${baseCity}, ${region}`,
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
  priceChange:
    'You owe nothing until you say yes. After that, the price changes only if the job does, and only with your OK.',
  arrival: 'Usually {from} to {to} minutes after you call, day or night.',
  arrivalOnCall: 'We’ll give you an arrival time when you call, day or night.',
  duration: 'The job usually takes {from} to {to} minutes.',
  locksmith: whileLicensed(
    'A licensed locksmith, who shows you the license first.',
    'A locksmith from {businessName}.',
  ),
  locksmithInMarkedVan: whileLicensed(
    'A licensed locksmith in a marked van, who shows you the license first.',
    'A locksmith from {businessName}, in a marked van.',
  ),
  licenseCheck: whileLicensed('You can check the number with the state.', null),
  insurance: 'Insured for {price}.',
  languages: 'We speak {list}.',
  otherLanguage: null,
  locksmiths: 'Our locksmiths',
  experience: 'locksmith for {count} years',
  groups: {
    emergency: {
      price:
        'The price depends on the lock and how many are locked, and can depend on the time of day and the distance.',
      duration:
        'How long the job takes depends on the lock, how many are locked, and if they can be picked.',
      ready: 'Photo ID, and proof that it is yours: a lease, a bill or the car’s registration.',
    },
    residential: {
      price: 'The price depends on the lock, the door, and how many you have.',
      duration:
        'How long the job takes depends on the lock, the number of doors, and if the part is in stock.',
      ready:
        'Photo ID, and a lease, a bill or your closing documents. If you rent, the landlord’s OK.',
    },
    commercial: {
      price: 'The price depends on the door, the lock or device, and how many you have.',
      duration:
        'How long the job takes depends on the number of doors, the lock or device, and if the part is in stock.',
      ready: 'Photo ID, a lease or business registration, and the name of the person in charge.',
    },
    automotive: {
      price: 'The price depends on the model, the kind of key, and if you have one that works.',
      duration:
        'How long the job takes depends on the model, the kind of key, and if you have one that works.',
      ready: 'Photo ID, the registration or title, and every key you still have.',
    },
  },
  photoId: 'Photo ID',
  idInside: 'Is your ID inside? We’ll check it after we open.',
  soonQuestion: 'How soon can you get here?',
}
