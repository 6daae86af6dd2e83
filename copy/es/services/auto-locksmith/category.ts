import { area, baseTown, inHudsonCounty, nearbyTowns, region } from '#copy/es/place.ts'
import type { CategoryCopy } from '#copy/types.ts'

export const autoLocksmith: CategoryCopy = {
  meta: {
    title: `Cerrajero automotriz en ${baseTown}, ${region}`,
    description: `Cerrajero automotriz a domicilio, 24/7, en ${baseTown} y ${nearbyTowns}: hacemos llaves de carro, copias con chip, controles e ignición.`,
  },
  heading: 'Cerrajero automotriz',
  lead: `¿Perdió la llave del carro, o ya no gira? Hacemos llaves de carro a domicilio, 24/7, en ${area}. Díganos el año, la marca y el modelo: le decimos si podemos hacer la suya y cuánto cuesta.`,
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
      'Por lo general, una llave de carro tiene dos partes: la hoja de metal, que gira la cerradura, y el chip, que deja arrancar el motor. Una llave solo cortada abre la puerta, pero el carro no prende. Por eso hay que cortarla y programarla.',
      inHudsonCounty(
        'Para muchos carros la hacemos ahí mismo, donde está estacionado: en el lote del ferry de Port Imperial, en una calle cerca de Kennedy Boulevard o en un garaje de Newport. Si es un garaje, díganos el nivel y la altura máxima.',
        'Para muchos carros la hacemos ahí mismo, donde está estacionado: en un lote, en la calle o en un garaje. Si es un garaje, díganos el nivel y la altura máxima.',
      ),
      'En algunos modelos más nuevos, solo el concesionario (dealer) puede hacer la llave. Si el suyo es uno de esos, se lo decimos por teléfono, antes de salir.',
    ],
  },
  chooser: {
    heading: '¿Qué le pasó a su llave?',
    items: [
      {
        slug: 'car-key-replacement',
        title: 'La perdió',
        text: 'Para muchos carros hacemos y programamos una nueva, aunque no quede ninguna.',
      },
      {
        slug: 'key-fob-programming',
        title: 'El control no funciona',
        text: 'Le puso una batería nueva y sigue igual, o compró un control que el carro no reconoce.',
      },
      {
        slug: 'car-key-duplicate',
        title: 'Le queda una sola',
        text: 'Saque la copia ahora: cuesta menos mientras tenga una que copiar.',
      },
      {
        slug: 'car-key-cutting',
        title: 'Está gastada o sin cortar',
        text: 'La hoja se gastó, compró una llave virgen o su carro es tan viejo que no usa chip.',
      },
      {
        slug: 'ignition-lock-cylinder',
        title: 'No gira',
        text: 'Sirve en la puerta, pero no en la ignición.',
      },
    ],
  },
  sceneLine: 'Llevamos la máquina de llaves a su carro.',
  price: {
    heading: 'Cuánto cuesta hacer una llave de carro',
    paragraphs: [
      'Una llave sencilla de metal es la más barata; con chip cuesta más, y un control para botón de encendido es lo más caro. También cuesta más si ya no le queda ninguna llave.',
    ],
  },
  questions: {
    heading: 'Preguntas sobre llaves de carro',
    items: [
      {
        question: '¿Es más barato el concesionario?',
        answer:
          'A veces. Si no le queda ninguna llave, al precio del concesionario (dealer) súmele la grúa. Llámenos y compare los dos totales.',
      },
      {
        question: '¿Pueden ver cuántas llaves reconoce mi carro?',
        answer: 'En muchos carros, sí. Y en muchos podemos borrar las que usted ya no tiene.',
      },
      {
        question: '¿Dónde encuentro el VIN?',
        answer:
          'Mire en la parte baja del parabrisas del lado del conductor, en la etiqueta del marco de la puerta o en su tarjeta del seguro.',
      },
    ],
  },
}
