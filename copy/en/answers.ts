import { perFacts } from '#domain/business/per-facts.ts'
import type { AnswerMessages } from '#copy/answers.ts'
import { inNewJersey } from '#copy/en/place.ts'

/** Texts around the owner's facts, on the card of service, category and town pages and on /about. */
export const answers = perFacts((): AnswerMessages => ({
  titles: {
    price: 'Price',
    day: 'By day',
    night: 'At night',
    arrival: 'We arrive',
    ready: 'Have ready',
    duration: 'The work takes',
  },
  arrival: 'Usually {minutes}.',
  arrivalAtNight: 'At night {minutes}.',
  plannedArrival: 'By appointment, or right away if it’s urgent.',
  byAppointment: 'By appointment.',
  minutes: '{from} to {to} minutes after you call',
  nightMinutes: '{from} to {to}',
  minutesByTown: '{from} to {to} minutes in {town}, {farFrom} to {farTo} in {farTown}',
  nightMinutesByTown: '{from} to {to} in {town}, {farFrom} to {farTo} in {farTown}',
  townMinutes: 'About {minutes}.',
  ready:
    'Photo ID, and the registration for a car. If they’re inside, we check them once it’s open.',
  duration: 'Usually {from} to {to} minutes.',
  durationInHours: 'Usually {from} to {to} hours.',
  durationUpToHours: 'Usually {from} minutes to {to} hours.',
  markedVan: 'The van has our name on it.',
  insurance: 'Insured for {price}.',
  languages: '{list} spoken.',
  locksmiths: 'Our locksmiths',
  experience: 'locksmith for {count} years',
  underLicense: inNewJersey('Works under our license {license}', ''),
  lookUp: 'Look up this license',
}))
