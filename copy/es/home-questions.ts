import { townCount } from '#copy/es/place.ts'
import type { homeQuestions as english } from '#copy/en/home-questions.ts'
import type { FaqQuestion } from '#copy/page-types.ts'
import type { Shape } from '#copy/shape.ts'

/** Questions on home, separate from the rest of the FAQ as in English. */
export const homeQuestions = [
  {
    id: 'lockout-cost',
    question: '¿Cuánto cuesta que me abran?',
    answer:
      'Abrir una puerta cuesta desde {emergencyPrice}. Díganos qué puerta es, qué cerradura tiene y a qué hora. Le damos un solo precio por teléfono, y ese precio va en la orden de trabajo.',
  },
  {
    id: 'drilling',
    question: '¿Me van a taladrar la cerradura?',
    answer:
      'No, si la podemos abrir con ganzúa, y así se abren la mayoría de las cerraduras de casa. Si taladrar es la única manera, le decimos por qué, le damos el precio de un cilindro nuevo y esperamos a que usted diga que sí.',
  },
  {
    id: 'all-keys-lost',
    question: 'Perdí todas las llaves del carro. ¿Necesito una grúa?',
    answer:
      'Por lo general, no. Podemos hacer la llave y programarla ahí mismo, donde está el carro. Con unos pocos modelos hay que ir al concesionario (dealer). Si el suyo es uno de esos, se lo decimos por teléfono, antes de salir.',
  },
  {
    id: 'no-id',
    question: '¿Me pueden abrir si no tengo la identificación conmigo?',
    answer:
      'Sí, si la identificación está adentro. La revisamos en cuanto se abre la puerta. También ayuda un contrato de alquiler, un recibo (bill) de luz o gas, el súper (encargado) o un vecino que sepa quién es usted.',
  },
  {
    id: 'renting',
    question: 'Soy inquilino. ¿Puedo cambiar la cerradura?',
    answer:
      'Lea su contrato y pregúntele al dueño, por escrito si puede. Muchos contratos piden que el dueño tenga una llave que sirva. Si el dueño dice que sí, cambiamos las llaves y hacemos una para cada uno.',
  },
  {
    id: 'how-soon',
    question: '¿Cuánto tardan en llegar?',
    answer: `Se lo decimos en la llamada. Depende de dónde está la camioneta y del tráfico. Vamos a las ${townCount} ciudades de día y de noche.`,
  },
] as const satisfies Shape<typeof english>

type HomeQuestionId = (typeof homeQuestions)[number]['id']

/** Returns one of them, for the FAQ page. */
export const homeQuestion = (wanted: HomeQuestionId): FaqQuestion =>
  homeQuestions.find(({ id }) => id === wanted) ?? homeQuestions[0]
