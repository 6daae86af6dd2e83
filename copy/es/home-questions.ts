import { perFacts } from '#domain/business/per-facts.ts'
import { soonAnswer } from '#copy/answers.ts'
import { answers } from './answers.ts'
import { joinSentences } from '#copy/join-sentences.ts'
import { statedTotals } from '#copy/price-text.ts'
import { prices } from './prices.ts'
import type { homeQuestions as english } from '#copy/en/home-questions.ts'
import type { FaqQuestion } from '#copy/page-types.ts'
import type { Shape } from '#copy/shape.ts'

/** Questions on home, separate from the rest of the FAQ as in English. */
export const homeQuestions = perFacts(
  () =>
    [
      {
        id: 'lockout-cost',
        question: '¿Cuánto cobra un cerrajero por abrir una puerta?',
        answer: joinSentences(
          'Desde {emergencyPrice} de día y {nightPrice} de noche.',
          statedTotals(
            'House Lockout',
            { day: 'Una casa o un apartamento, de día', night: 'De noche' },
            prices,
          ),
        ),
      },
      {
        id: 'all-keys-lost',
        service: 'Car Key Replacement',
        question: 'Perdí todas las llaves del carro. ¿Necesito una grúa?',
        answer:
          'Por lo general, no. Para la mayoría de los carros hacemos la llave ahí mismo. La de algunos modelos nuevos solo la hace el concesionario (dealer).',
      },
      {
        id: 'no-id',
        question: '¿Me abren si no traigo identificación?',
        answer:
          'Sí. Si se quedó adentro, la vemos al abrir. Si se la robaron, sirve un contrato, un recibo (bill), el dueño o un vecino que lo conozca.',
      },
      {
        id: 'how-soon',
        question: answers().soonQuestion,
        answer: soonAnswer(answers()),
      },
    ] as const satisfies Shape<typeof english>,
)

type HomeQuestionId = ReturnType<typeof homeQuestions>[number]['id']

/** Returns one of them, for the FAQ page. */
export const homeQuestion = (wanted: HomeQuestionId): FaqQuestion =>
  homeQuestions().find(({ id }) => id === wanted) ?? homeQuestions()[0]
