import { soonAnswer } from '#copy/answers.ts'
import { answers } from './answers.ts'
import type { homeQuestions as english } from '#copy/en/home-questions.ts'
import type { FaqQuestion } from '#copy/page-types.ts'
import type { Shape } from '#copy/shape.ts'

/** Questions on home, separate from the rest of the FAQ as in English. */
export const homeQuestions = [
  {
    id: 'lockout-cost',
    question: '¿Cuánto cuesta que me abran?',
    answer:
      'Abrimos su puerta desde {emergencyPrice}. Díganos qué puerta y qué cerradura es, y sabrá el total antes de que salgamos.',
  },
  {
    id: 'drilling',
    question: '¿Me van a taladrar la cerradura?',
    answer:
      'No, si se puede abrir con ganzúa, como muchas cerraduras de casa. Si hay que taladrar, le decimos por qué y cuánto cuesta la pieza nueva, y usted decide.',
  },
  {
    id: 'all-keys-lost',
    question: 'Perdí todas las llaves del carro. ¿Necesito una grúa?',
    answer:
      'Muchas veces, no. Para muchos carros hacemos y programamos la llave ahí mismo, donde está estacionado. Si la suya solo la hace el concesionario (dealer), se lo decimos por teléfono.',
  },
  {
    id: 'no-id',
    question: '¿Me abren si no traigo identificación?',
    answer:
      'Sí, si se quedó adentro: la vemos al abrir. También sirven un contrato, un recibo (bill), el dueño o un vecino que lo conozca.',
  },
  {
    id: 'renting',
    question: 'Soy inquilino. ¿Puedo cambiar la cerradura?',
    answer:
      'Lea su contrato y pídale permiso al dueño (landlord) por escrito. Con su permiso, cambiamos las llaves y hacemos una para él.',
  },
  {
    id: 'how-soon',
    question: answers.soonQuestion,
    answer: soonAnswer(answers),
  },
] as const satisfies Shape<typeof english>

type HomeQuestionId = (typeof homeQuestions)[number]['id']

/** Returns one of them, for the FAQ page. */
export const homeQuestion = (wanted: HomeQuestionId): FaqQuestion =>
  homeQuestions.find(({ id }) => id === wanted) ?? homeQuestions[0]
