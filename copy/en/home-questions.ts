import { soonAnswer } from '#copy/answers.ts'
import { answers } from './answers.ts'
import type { FaqQuestion } from '#copy/page-types.ts'

/**
 * Questions on home, in order. Separate from the others so that home does not load the whole FAQ,
 * which shows them too.
 */
export const homeQuestions = [
  {
    id: 'lockout-cost',
    question: 'What does a lockout cost?',
    answer:
      'Lockouts start at {emergencyPrice}. Tell us about the door and the lock, and we’ll quote one price. It goes on the work order.',
  },
  {
    id: 'drilling',
    question: 'Will you drill my lock?',
    answer:
      'Not if we can pick it, and many house locks can be picked. If we have to drill, we’ll say why, quote the new part, and wait for your OK.',
  },
  {
    id: 'all-keys-lost',
    question: 'I lost every key to my car. Do I need a tow?',
    answer:
      'Often not. For many cars we can cut and program a key right where you’re parked. Some newer models need a dealer. If yours does, we’ll say so.',
  },
  {
    id: 'no-id',
    question: 'Can you open a place if I have no ID on me?',
    answer:
      'Yes, if the ID is inside. We check it as soon as the door is open. A lease or a bill also helps. So does a landlord or neighbor who can say you live there.',
  },
  {
    id: 'renting',
    question: 'I rent. Am I allowed to change the lock?',
    answer:
      'Check your lease, and get your landlord’s OK in writing. Then we rekey the lock and cut keys for you both.',
  },
  {
    id: 'how-soon',
    question: answers.soonQuestion,
    answer: soonAnswer(answers),
  },
] as const satisfies readonly FaqQuestion[]

type HomeQuestionId = (typeof homeQuestions)[number]['id']

/** Returns one of them, for the FAQ page. */
export const homeQuestion = (wanted: HomeQuestionId): FaqQuestion =>
  homeQuestions.find(({ id }) => id === wanted) ?? homeQuestions[0]
