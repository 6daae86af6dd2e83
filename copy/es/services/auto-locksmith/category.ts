import { area, baseTown, inHudsonCounty, nearbyTowns, region, withLicense } from '#copy/es/place.ts'
import type { CategoryCopy } from '#copy/types.ts'

export const autoLocksmith: CategoryCopy = {
  meta: {
    title: `Cerrajero automotriz en ${baseTown}, ${region}`,
    description: `Cerrajero automotriz${withLicense}, 24/7, en ${baseTown} y ${nearbyTowns}: llaves nuevas, copias, controles e ignición, donde está su carro.`,
  },
  heading: 'Cerrajero automotriz',
  lead: `¿Perdió la llave del carro, o no gira? Un cerrajero${withLicense} va a donde está su carro en ${area}, 24/7. Díganos el modelo, y le decimos si podemos hacer su llave y cuánto cuesta. Usted paga cuando la llave ya funcione.`,
  blurb: 'Llaves, controles e ignición.',
  plateAlt:
    'Un carro visto de lado con sus cuatro partes para el cerrajero: la cerradura de la puerta, la ignición, un control y una llave.',
  callouts: [
    { part: 'door', title: 'Cerradura', text: 'De ella podemos sacar una llave' },
    { part: 'ignition', title: 'Ignición', text: 'O un botón de encendido' },
    { part: 'fob', title: 'Control', text: 'Tiene una batería que se gasta' },
    { part: 'key', title: 'Llave', text: 'Muchas tienen un chip adentro' },
  ],
  promise: {
    heading: 'Cómo hacemos una llave de carro',
    paragraphs: [
      'Por lo general, una llave de carro tiene dos partes. La hoja de metal gira la cerradura. El chip le dice al carro que arranque. Una llave que solo está cortada abre la puerta, pero no arranca el motor. Por eso un carro con llave de chip necesita las dos cosas.',
      inHudsonCounty(
        'Para muchos carros cortamos y programamos la llave donde está estacionado: en el lote del ferry de Port Imperial, en una calle cerca de Kennedy Boulevard o en un garaje de Newport. Si es un garaje, díganos el nivel y la altura máxima.',
        'Para muchos carros cortamos y programamos la llave donde está estacionado: en un lote, en la calle o en un garaje. Si es un garaje, díganos el nivel y la altura máxima.',
      ),
      'En algunos modelos más nuevos, solo el concesionario (dealer) puede hacer la llave. Si el suyo es uno de esos, se lo decimos por teléfono, antes de salir.',
    ],
  },
  chooser: {
    heading: '¿Qué servicio de llaves necesita?',
    items: [
      {
        slug: 'car-key-replacement',
        title: 'Perdió su llave',
        text: 'Para muchos carros podemos hacer y programar una nueva, aunque no quede ninguna.',
      },
      {
        slug: 'key-fob-programming',
        title: 'El control no funciona',
        text: 'Le puso una batería nueva y sigue igual, o compró un control que el carro no reconoce.',
      },
      {
        slug: 'car-key-duplicate',
        title: 'Tiene una sola llave',
        text: 'Una copia cuesta menos mientras todavía tiene una llave que copiar.',
      },
      {
        slug: 'car-key-cutting',
        title: 'Solo necesita cortar el metal',
        text: 'La hoja está gastada, compró una llave sin cortar, o su carro es tan viejo que no usa chip.',
      },
      {
        slug: 'ignition-lock-cylinder',
        title: 'La llave no gira',
        text: 'La llave sirve en la puerta, pero no en la ignición.',
      },
    ],
  },
  sceneLine: 'Llevamos la máquina de llaves a su carro.',
  price: {
    heading: 'Cuánto cuesta una llave de carro',
    paragraphs: [
      'Depende del carro. Una llave sencilla de metal es lo que menos cuesta, una llave con chip cuesta más, y un control para botón de encendido es lo que más cuesta. Si no le queda ninguna llave, el trabajo cuesta más.',
      'Llame y díganos el año, la marca y el modelo. Le decimos el total por cortar y programar, y qué cargos incluye.',
    ],
  },
  questions: {
    heading: 'Preguntas sobre llaves de carro',
    items: [
      {
        question: '¿Es más barato el concesionario?',
        answer:
          'A veces. Si no le queda ninguna llave, súmele la grúa al precio del concesionario (dealer). Llámenos y compare los dos totales.',
      },
      {
        question: '¿Pueden ver cuántas llaves reconoce mi carro?',
        answer:
          'En muchos carros, sí. En muchos también podemos borrar las llaves que usted ya no tiene.',
      },
      {
        question: '¿Dónde encuentro el VIN?',
        answer:
          'Mire en la parte baja del parabrisas del lado del conductor, en la etiqueta del marco de la puerta o en su tarjeta del seguro.',
      },
    ],
  },
}
