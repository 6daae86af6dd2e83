import { perFacts } from '#domain/business/per-facts.ts'
import { soonAnswer } from '#copy/answers.ts'
import { joinSentences } from '#copy/join-sentences.ts'
import { statedTotals } from '#copy/price-text.ts'
import { prices } from './prices.ts'
import { answers } from './answers.ts'
import type { FaqQuestion } from '#copy/page-types.ts'

/**
 * Questions on home, in order. Separate from the others so that home does not load the whole FAQ,
 * which shows them too.
 */
export const homeQuestions = perFacts(
  () =>
    [
      {
        id: 'lockout-cost',
        question: 'What does a lockout cost?',
        answer: joinSentences(
          'Lockouts start at {emergencyPrice}.',
          statedTotals(
            'House Lockout',
            { day: 'A house or apartment by day', night: 'At night' },
            prices,
          ),
          'You hear your own total on the phone.',
        ),
      },
      {
        id: 'all-keys-lost',
        service: 'Car Key Replacement',
        question: 'I lost every key to my car. Do I need a tow?',
        answer:
          'Usually not. We cut and program most keys where you’re parked, even with none left. A few newer models need the dealer.',
      },
      {
        id: 'no-id',
        question: 'Can you open a place if I have no ID on me?',
        answer:
          'Yes. If it’s inside, we check it once the door is open. If it was stolen, a lease, a bill, your landlord or a neighbor who knows you helps.',
      },
      {
        id: 'how-soon',
        question: answers().soonQuestion,
        answer: soonAnswer(answers()),
      },
    ] as const satisfies readonly FaqQuestion[],
)

type HomeQuestionId = ReturnType<typeof homeQuestions>[number]['id']

/** Returns one of them, for the FAQ page. */
export const homeQuestion = (wanted: HomeQuestionId): FaqQuestion =>
  homeQuestions().find(({ id }) => id === wanted) ?? homeQuestions()[0]
