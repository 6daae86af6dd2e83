import { area, baseTown, region } from '#copy/es/place.ts'
import type { CategoryCopy } from '#copy/types.ts'

export const residentialLocksmith: CategoryCopy = {
  meta: {
    title: `Cerrajero residencial en ${baseTown}, ${region}`,
    description: `Cerrajero residencial a domicilio en ${area}, 24/7: cambio de llaves, cerraduras nuevas, reparaciones y portones, en casas y apartamentos.`,
  },
  heading: 'Cerrajero residencial',
  lead: `¿Se mudó, perdió una llave o se le traba la cerradura (chapa, llavín)? La reparamos o la cambiamos en ${area}, 24/7. Díganos cuántas son y le decimos el total por todas.`,
  blurb: 'Casas y apartamentos.',
  plateAlt:
    'La puerta de una casa y el portón de enfrente: un cerrojo encima de una perilla, un llavero con las llaves repartidas en años y una cerradura en el portón del jardín.',
  callouts: [
    { part: 'deadbolt', title: 'Cerrojo', text: 'Deadbolt: el que no deja entrar' },
    { part: 'knob', title: 'Perilla', text: 'Solo mantiene cerrada la puerta' },
    { part: 'keys', title: 'Llaves viejas', text: '¿Quién tiene una todavía?' },
    { part: 'gate', title: 'Portón', text: 'Lleva cerradura para exteriores' },
  ],
  promise: {
    heading: '¿Cambiar las llaves, reparar o poner una nueva?',
    paragraphs: [
      'Si la cerradura trabaja bien, pero demasiada gente tiene llave, basta con un cambio de llaves (rekey). Cambiamos los pines de adentro, y las llaves viejas ya no sirven. Por lo general cuesta menos que una cerradura nueva.',
      'Si la cerradura se traba, muchas veces la culpa es de la puerta: la casa se asienta y la madera se hincha o se encoge. Por eso revisamos primero las bisagras y el marco.',
      'Hace falta una nueva cuando la vieja está gastada, es débil o no es para esa puerta.',
    ],
  },
  chooser: {
    heading: '¿Qué servicio necesita su casa?',
    items: [
      {
        slug: 'lock-replacement',
        title: 'La cerradura está gastada o es débil',
        text: 'La llave patina, la puerta solo tiene perilla o usted quiere un teclado. Le ponemos una nueva.',
      },
      {
        slug: 'lock-rekey',
        title: 'Demasiada gente tiene llave',
        text: 'Usted se mudó, o alguien se fue con una llave. La cerradura se queda y usted recibe llaves nuevas.',
      },
      {
        slug: 'lock-repair',
        title: 'La cerradura se traba o da vueltas',
        text: 'Tiene que levantar la puerta para cerrarla, o la manija se cae. Muchas veces es una bisagra o un resorte.',
      },
      {
        slug: 'gate-locks',
        title: 'El portón no cierra con llave',
        text: 'Se descolgó, se oxidó o nunca llevó una cerradura para afuera.',
      },
    ],
  },
  sceneLine: 'La misma cerradura, con otra llave.',
  price: {
    heading: 'Cuánto cuesta un cerrajero para su casa',
    paragraphs: [
      'El cambio de llaves se cobra por cerradura; una reparación, según la cerradura y la pieza. La instalación cuesta desde {installationPrice}; la cerradura se paga aparte. Si son varias puertas, sale un solo total.',
      'La madera podrida, una puerta de acero o un hueco nuevo cuestan más. Díganoslo cuando llame y ya va en el precio.',
    ],
  },
  questions: {
    heading: 'Preguntas sobre cerraduras de casa',
    items: [
      {
        question: 'Me acabo de mudar. ¿Cambio las llaves o la cerradura?',
        answer:
          'Por lo general, las llaves (rekey): las viejas ya no sirven y las cerraduras se quedan. Cambie solo la cerradura que esté gastada o que no le guste.',
      },
      {
        question: '¿Tengo que estar en casa?',
        answer: 'Usted u otro adulto que usted nos diga y que pueda autorizar el trabajo.',
      },
      {
        question: '¿Mi edificio tiene reglas sobre las cerraduras?',
        answer:
          'Puede ser. Muchos condominios y muchos dueños piden que por fuera todas se vean iguales, o quieren una copia de la llave. Pregunte antes de escoger.',
      },
      {
        question: '¿Pueden cambiar la cerradura de un buzón?',
        answer:
          'Sí, si la cerradura es suya. En un edificio muchas veces es del dueño: pídale permiso antes. El panel del correo (Postal Service) solo lo puede abrir el correo.',
      },
    ],
  },
}
