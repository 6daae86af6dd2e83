import type { AnswerMessages } from '#copy/answers.ts'
import { baseCity, region } from '#copy/en/place.ts'

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
    'You owe nothing until you say yes. After that the price changes only if the job does, and only with your OK.',
  arrival: 'Usually {from} to {to} minutes after you call, day or night.',
  arrivalOnCall: 'We give you an arrival time on the call, day or night.',
  duration: 'The job usually takes {from} to {to} minutes.',
  durationOnCall: 'We also tell you how long the job should take.',
  locksmith: 'A licensed locksmith, who shows you the license first.',
  locksmithInMarkedVan: 'A licensed locksmith in a marked van, who shows you the license first.',
  insurance: 'Insured for {price}.',
  languages: 'We speak {list}.',
  otherLanguage: null,
  locksmiths: 'Our locksmiths',
  experience: 'locksmith for {count} years',
  id: 'Photo ID, and proof that it is yours: a lease, a bill or the car’s registration.',
  idInside: 'Is your ID inside? We check it after we open.',
  soonQuestion: 'How soon can you get here?',
}
