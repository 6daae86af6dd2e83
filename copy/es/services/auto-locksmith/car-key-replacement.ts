import { perFacts } from '#domain/business/per-facts.ts'
import { area, baseTown, nearbyTowns, region } from '#copy/es/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const carKeyReplacement = perFacts((): ServiceCopy => ({
  meta: {
    title: `Hacer llave de carro, ${baseTown()} ${region()}`,
    description: `¿Perdió la llave? Le hacemos una con chip donde está el carro, 24/7, en ${baseTown()} y ${nearbyTowns()}, desde {price}. Por lo general, sin grúa.`,
  },
  heading: 'Hacer llave de carro',
  lead: `Le hacemos la llave, cortada y programada, donde está el carro, 24/7, en ${area()}, desde {price} de día y {nightPrice} de noche. Díganos el año, la marca, el modelo y si le queda alguna llave, y le decimos el total.`,
  blurb: 'Aunque ya no le quede ninguna.',
  plateAlt:
    'Una llave de carro desarmada: la cabeza con tres botones, el chip transponder y la hoja con su corte.',
  callouts: [
    { part: 'buttons', title: 'Botones', text: 'Programados para su carro' },
    { part: 'chip', title: 'Chip', text: 'Deja que el carro arranque' },
    { part: 'cut', title: 'Corte', text: 'Sale del VIN o de la cerradura' },
  ],
  promise: {
    heading: 'Cómo hacemos una llave que se perdió',
    paragraphs: [
      'Primero abrimos el carro. El VIN tiene que ser el de su registro o título, y con ese número se consigue el código de la llave. Si no lo hay, sacamos la forma de la llave de la cerradura de la puerta.',
      'Cortamos la llave en la van y la probamos en la puerta. Después programamos el chip y, si el carro lo permite, borramos las llaves perdidas.',
    ],
  },
  makes: {
    heading: 'De qué carros hacemos llaves',
    needs: {
      Chevrolet: 'Si no queda ninguna llave, el carro tarda media hora en aceptar una nueva.',
      Ford: 'Con dos llaves que sirvan se agrega una tercera. Si no queda ninguna, se tarda diez minutos más.',
      Honda:
        'La llave casi siempre lleva un canal a un lado. Tenga ahí todas las llaves: el carro puede borrar la que falte.',
      Hyundai:
        'Piden un PIN que depende del VIN. Muchos modelos básicos, hasta 2021, usan llave sin chip.',
      Jeep: 'Piden un PIN que se lee del carro. Desde 2018, además traen una protección electrónica.',
      Kia: 'El PIN depende del VIN. Muchos de los que arrancan con llave, hasta 2021, no usan chip.',
      Nissan: 'Los de botón de encendido piden un PIN de la computadora del carro.',
      Subaru: 'Llave con chip o, en los más nuevos, control para botón de encendido.',
      Toyota:
        'Usan varios chips, según el año. Si no queda ninguna llave, los más viejos se tardan un cuarto de hora más.',
      Volkswagen:
        'Cada llave necesita datos del fabricante. Las de los más nuevos solo las hace el concesionario (dealer).',
    },
    others:
      '¿Otra marca u otro año? Llame y le decimos si se la hacemos nosotros o si le toca ir al concesionario.',
  },
  whenToCall: {
    heading: 'Cuándo pedir una llave nueva',
    items: [
      'Perdió la última que le quedaba.',
      'Le robaron la bolsa o la mochila con la llave.',
      'Se rompió y no aparece la parte del chip.',
      'Compró un carro que vino sin llave.',
      'Se mojó y el carro ya no la reconoce.',
    ],
  },
  comparison: {
    heading: '¿Le queda una llave o ninguna?',
    columns: ['No queda ninguna', 'Queda una llave'],
    rows: [
      {
        label: 'Cómo se corta',
        cells: ['Con el VIN o la cerradura de la puerta', 'Copiando su llave'],
      },
      {
        label: 'Cómo se programa',
        cells: [
          'Se agrega la nueva y, si el carro lo permite, se borran las perdidas',
          'Se agrega la nueva, y la suya sigue sirviendo',
        ],
      },
      {
        label: 'Qué necesita',
        cells: [
          'Identificación, y registro, título o contrato de alquiler',
          'Lo mismo, y la llave',
        ],
      },
    ],
  },
  price: {
    heading: 'Cuánto cuesta hacer una llave de carro nueva',
    paragraphs: ['¿Quiere dos? Dígalo al llamar y le decimos el total por las dos.'],
  },
  ready: {
    heading: 'Qué tener a la mano',
    items: [
      {
        icon: 'id',
        title: 'Identificación con foto',
        text: 'De quien sale en el registro, o con permiso de esa persona.',
      },
      {
        icon: 'document',
        title: 'El registro o el título',
        text: 'Si es un lease o de alquiler, el contrato. Puede estar en la guantera.',
      },
      {
        icon: 'scan',
        title: 'El VIN',
        text: 'Son 17 letras y números, abajo en el parabrisas, del lado del conductor.',
      },
    ],
  },
  questions: {
    heading: 'Preguntas sobre llaves nuevas de carro',
    items: [
      {
        question: '¿La llave perdida todavía arranca el carro?',
        answer:
          'Si el carro ya la borró, no. Pero quizás todavía abra la puerta: si se la robaron, también le cambiamos la llave a esa cerradura (rekey).',
      },
      {
        question: '¿Es más barato el concesionario (dealer)?',
        answer: 'A veces. Si no le queda ninguna llave, súmele la grúa y compare los dos totales.',
      },
      {
        question: 'El carro también está sin batería. ¿Se puede programar?',
        answer: 'Sí. La mantenemos cargada mientras programamos.',
      },
    ],
  },
  related: { heading: 'Más servicios de llaves de carro' },
  aside: {
    heading: 'Pida una llave de carro',
    hint: 'Díganos qué carro es y si le queda una llave; dónde está se lo preguntamos después.',
  },
}))
