import { area, baseTown, region } from '#copy/es/place.ts'
import type { CategoryCopy } from '#copy/types.ts'

export const residentialLocksmith: CategoryCopy = {
  meta: {
    title: `Cerrajero residencial, ${baseTown} ${region}`,
    description: `Cerrajero residencial a domicilio en ${area}, 24/7: cambio de llaves, cerraduras nuevas, reparaciones y portones, en casas y apartamentos.`,
  },
  heading: 'Cerrajero residencial',
  lead: `Cambiamos llaves, reparamos cerraduras (chapas, llavines) y ponemos nuevas, a domicilio, 24/7, en ${area}. La instalación cuesta desde {installationPrice}; la cerradura se paga aparte.`,
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
      '¿Demasiada gente tiene llave? Cambio de llaves (rekey): pines nuevos, llaves nuevas y la misma cerradura. Por lo general cuesta menos que una nueva.',
      '¿Se traba? Mire la puerta. La casa se asienta y la madera se hincha o se encoge, así que revisamos las bisagras y el marco antes de echarle la culpa a la cerradura.',
      'Se cambia la que está gastada, es débil o no es para esa puerta. Usted compra una nueva solo si no basta con lo más barato.',
    ],
  },
  chooser: {
    heading: '¿Qué le pasa a su cerradura?',
    items: [
      {
        slug: 'lock-replacement',
        title: 'Está gastada o es débil',
        text: 'La llave patina, la puerta solo tiene perilla o usted quiere un teclado.',
      },
      {
        slug: 'lock-rekey',
        title: 'Demasiada gente tiene llave',
        text: 'Usted se mudó, o alguien se fue.',
      },
      {
        slug: 'lock-repair',
        title: 'Se traba o da vueltas',
        text: 'Hay que levantar la puerta para cerrarla, o la manija se cae.',
      },
      {
        slug: 'gate-locks',
        title: 'El portón no cierra con llave',
        text: 'Se descolgó, o la cerradura se oxidó.',
      },
    ],
  },
  sceneLine: 'Llaves nuevas para su casa. Las viejas ya no abren.',
  price: {
    heading: 'Cuánto cuesta un cerrajero para su casa',
    paragraphs: ['Si son varias puertas, le decimos un solo total por todas.'],
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
        question: 'Vivo en un apartamento. ¿De quién es la cerradura?',
        answer:
          'La de la entrada es del edificio. La de su puerta la puede cambiar usted si es un condominio, según el reglamento. Si alquila, pídale permiso al dueño (landlord); muchos quieren una copia de la llave.',
      },
      {
        question: '¿Pueden cambiar la cerradura de un buzón?',
        answer:
          'Sí, si es suya. En un panel de apartamentos muchas veces es del dueño. El panel del correo (Postal Service) solo lo puede abrir el correo.',
      },
      {
        question: '¿Trabajan de noche y los fines de semana?',
        answer:
          'Sí. Lo urgente, a cualquier hora; lo que se puede planear, en turnos de dos horas.',
      },
    ],
  },
}
