import { lastTown, townCount } from '#copy/en/place.ts'
import type { FaqQuestion } from '#copy/page-types.ts'
import { whileServed } from '#copy/while-town-served.ts'

/**
 * Questions on home, in order. Separate from the others so that home does not load the whole FAQ,
 * which shows them too.
 */
export const homeQuestions = [
  {
    id: 'lockout-cost',
    question: 'What does a lockout cost?',
    answer:
      'Lockouts start at {emergencyPrice}. Tell us the door, the lock and the time, and you get one price on the phone. It goes on the work order.',
  },
  {
    id: 'drilling',
    question: 'Will you drill my lock?',
    answer:
      'Not if we can pick it, and most house locks can be picked. If drilling is the only way, we tell you why, give you a price for a new cylinder, and wait for your OK.',
  },
  {
    id: 'all-keys-lost',
    question: 'I lost every key to my car. Do I need a tow?',
    answer:
      'Usually not. We can cut the key and program it right where the car is parked. For a few models you have to go to a dealer. If yours is one of them, we tell you on the phone, before we drive out.',
  },
  {
    id: 'no-id',
    question: 'Can you open a place if I have no ID on me?',
    answer:
      'Yes, if the ID is inside. We check it as soon as the door is open. A lease, a bill, the super or a neighbor who knows you can help.',
  },
  {
    id: 'renting',
    question: 'I rent. Am I allowed to change the lock?',
    answer:
      'Check your lease and ask your landlord, in writing if you can. Many leases require that the landlord has a working key. If the landlord says yes, we rekey the lock and cut a key for each of you.',
  },
  {
    id: 'secaucus-at-four',
    question: `Do you really come to ${whileServed('Secaucus', 'Secaucus', lastTown)} at 4 am?`,
    answer: `Yes. We answer the phone day and night, every day, for all ${townCount} towns.${whileServed('Secaucus', ' In Secaucus, have the gate or dock number ready.', '')}`,
  },
] as const satisfies readonly FaqQuestion[]

type HomeQuestionId = (typeof homeQuestions)[number]['id']

/** Returns one of them, for the FAQ page. */
export const homeQuestion = (wanted: HomeQuestionId): FaqQuestion =>
  homeQuestions.find(({ id }) => id === wanted) ?? homeQuestions[0]
