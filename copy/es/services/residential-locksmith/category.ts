import { area, baseTown, region, withLicense } from '#copy/es/place.ts'
import type { CategoryCopy } from '#copy/types.ts'

export const residentialLocksmith: CategoryCopy = {
  meta: {
    title: `Cerrajero residencial en ${baseTown}, ${region}`,
    description: `Cambio de llaves, cerraduras nuevas, reparaciones y portones. Un cerrajero${withLicense} para casas y apartamentos en ${area}, 24/7.`,
  },
  heading: 'Cerrajero residencial',
  lead: `¿Se mudó, perdió una llave o se le traba la cerradura (chapa, llavín)? Un cerrajero${withLicense} la arregla o la cambia en ${area}, 24/7. Díganos cuántas puertas son, y por teléfono le decimos el total por todas.`,
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
    heading: '¿Cambio de llaves, arreglo o cerradura nueva?',
    paragraphs: [
      'Si la cerradura trabaja bien pero hay demasiada gente con llave, basta con un cambio de llaves (rekey). Cambiamos los pines de adentro y las llaves viejas ya no sirven. Por lo general cuesta menos que una cerradura nueva.',
      'Si una cerradura se traba, muchas veces la culpa es de la puerta. Las casas se asientan, y las puertas de madera se hinchan o se encogen. Revisamos las bisagras y el marco antes de culpar a la cerradura.',
      'Hace falta una cerradura nueva cuando la vieja está gastada, es débil o no es para esa puerta.',
    ],
  },
  chooser: {
    heading: '¿Qué servicio necesita su casa?',
    items: [
      {
        slug: 'lock-replacement',
        title: 'La cerradura está gastada o es débil',
        text: 'La llave patina, la puerta solo tiene perilla o usted quiere un teclado. Ponemos una cerradura nueva.',
      },
      {
        slug: 'lock-rekey',
        title: 'Demasiada gente tiene llave',
        text: 'Usted se mudó, o alguien se fue. La cerradura se queda y usted recibe llaves nuevas.',
      },
      {
        slug: 'lock-repair',
        title: 'La cerradura se traba o da vueltas',
        text: 'Tiene que levantar la puerta para cerrarla, o la manija se cae. Muchas veces es una bisagra o un resorte.',
      },
      {
        slug: 'gate-locks',
        title: 'El portón no cierra con llave',
        text: 'Afuera hacen falta cerraduras hechas para la intemperie.',
      },
    ],
  },
  sceneLine: 'La misma cerradura, con otra llave.',
  price: {
    heading: 'Cuánto cuesta el trabajo en casa',
    paragraphs: [
      'Instalar una cerradura cuesta desde {installationPrice}; la cerradura va aparte. El cambio de llaves se cobra por cerradura. El precio de un arreglo depende de la cerradura y de la pieza. Si son varias puertas, sumamos todo en un solo total.',
      'Trabajar en madera podrida o en una puerta de acero, o abrir un hueco nuevo, cuesta más. Díganoslo cuando llame y va incluido en el precio.',
    ],
  },
  questions: {
    heading: 'Preguntas sobre cerraduras de casa',
    items: [
      {
        question: 'Me acabo de mudar. ¿Cambio las llaves o la cerradura?',
        answer:
          'En la mayoría de los casos, las llaves (rekey). Ninguna llave vieja sirve ya, y las cerraduras se quedan. Cambie solo la cerradura que esté gastada o que no le guste.',
      },
      {
        question: '¿Tengo que estar en casa?',
        answer:
          'Usted u otro adulto que usted nos diga. Comprobamos que esa persona puede autorizar el trabajo.',
      },
      {
        question: '¿Mi edificio tiene reglas sobre las cerraduras?',
        answer:
          'Puede ser. Muchas juntas de condominio y muchos dueños quieren que todas se vean iguales por fuera, o una copia de la llave. Pregunte antes de escoger una cerradura.',
      },
      {
        question: '¿Pueden cambiar la cerradura de un buzón?',
        answer:
          'Sí, si la cerradura es suya. En un panel de apartamentos muchas veces es del dueño: pida antes su permiso. Los paneles que cierra el correo (Postal Service) solo los puede abrir el correo.',
      },
    ],
  },
}
