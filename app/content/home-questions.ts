import type { FaqQuestion } from './page-types.ts'

/**
 * The questions that home shows, in its order (R13). They stand apart from
 * the rest so that home need not load the whole FAQ, which shows them too.
 */
export const homeQuestions = [
  {
    id: 'drilling',
    question: 'Will you drill my lock?',
    answer:
      'Almost never on a house door. Most pin-tumbler locks open with picks. If drilling is the only way, we tell you why, price the new cylinder, and wait for your yes.',
  },
  {
    id: 'lockout-cost',
    question: 'What does a lockout cost?',
    answer:
      'Lockouts start at {emergencyPrice}. Tell us the door, the lock and the hour, and you hear one number on the phone. That number is what goes on the work order.',
  },
  {
    id: 'all-keys-lost',
    question: 'I lost every key to my car. Do I need a tow?',
    answer:
      'Usually not. A key can be cut where the car stands and taught to it there. A few models have to go to a dealer. If yours is one of them, you hear it on the phone and not in the street.',
  },
  {
    id: 'no-id',
    question: 'Can you open a place if I have no ID on me?',
    answer:
      'Yes, if the ID is inside. We read it as soon as the door is open, and the name and address have to fit. A lease, a bill, the super or a neighbor who knows you all help.',
  },
  {
    id: 'renting',
    question: 'I rent. Am I allowed to change the lock?',
    answer:
      'Read the lease, then ask the owner, in writing if you can. Many leases want the owner to hold a key that works. With that yes we rekey the lock and cut one for each of you.',
  },
  {
    id: 'secaucus-at-four',
    question: 'Do you really come to Secaucus at 4 am?',
    answer:
      'Yes. The line is open all day, every day, in all eight towns. At that hour Route 3 is the easy part. Have the gate or dock number ready.',
  },
] as const satisfies readonly FaqQuestion[]

type HomeQuestionId = (typeof homeQuestions)[number]['id']

/** One of them, for the FAQ page. */
export const homeQuestion = (wanted: HomeQuestionId): FaqQuestion =>
  homeQuestions.find(({ id }) => id === wanted) ?? homeQuestions[0]
