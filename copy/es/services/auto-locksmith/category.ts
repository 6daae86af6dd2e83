import { perFacts } from '#domain/business/per-facts.ts'
import { offeredList, whileOffered } from '#copy/offered.ts'
import { area, baseTown, inHudsonCounty, nearbyTowns, region } from '#copy/es/place.ts'
import type { CategoryCopy } from '#copy/types.ts'

export const autoLocksmith = perFacts((): CategoryCopy => ({
  meta: {
    title: `Cerrajero automotriz, ${baseTown()} ${region()}`,
    description: `Cerrajero automotriz a domicilio, 24/7, en ${baseTown()} y ${nearbyTowns()}: ${offeredList(
      'es',
      [
        [null, 'hacemos llaves de carro'],
        ['Car Key Duplicate', 'copias con chip'],
        ['Key Fob Programming', 'controles'],
        ['Ignition Lock Cylinder Repair', 'ignición'],
      ],
      '',
    )}.`,
  },
  heading: 'Cerrajero automotriz',
  lead: `Llevamos la máquina de hacer llaves a su carro, 24/7, en ${area()}: ${offeredList(
    'es',
    [
      ['Car Key Replacement', 'llaves nuevas'],
      ['Car Key Duplicate', 'copias'],
      ['Key Fob Programming', 'controles'],
      ['Ignition Lock Cylinder Repair', 'ignición'],
    ],
    'llaves',
  )}. Díganos el año, la marca, el modelo y si le queda alguna llave, y le damos el total.`,
  blurb: `${offeredList(
    'es',
    [
      [null, 'Llaves'],
      ['Key Fob Programming', 'controles'],
      ['Ignition Lock Cylinder Repair', 'ignición'],
    ],
    '',
  )}.`,
  plateAlt: `Un carro visto de lado con sus partes para el cerrajero: ${offeredList(
    'es',
    [
      [null, 'la cerradura de la puerta'],
      ['Ignition Lock Cylinder Repair', 'la ignición'],
      ['Key Fob Programming', 'un control'],
      [null, 'una llave'],
    ],
    '',
  )}.`,
  callouts: [
    { part: 'door', title: 'Cerradura', text: 'De ella podemos sacar una llave' },
    ...whileOffered(
      'Ignition Lock Cylinder Repair',
      [{ part: 'ignition', title: 'Ignición', text: 'O un botón de encendido' }],
      [],
    ),
    { part: 'fob', title: 'Control', text: 'Lleva una pila que se gasta' },
    { part: 'key', title: 'Llave', text: 'Muchas tienen un chip adentro' },
  ],
  promise: {
    heading: 'Cómo se hace una llave de carro',
    paragraphs: [
      'Una llave moderna tiene dos partes: la hoja de metal, que gira la cerradura, y el chip, que deja arrancar el motor. Si solo se corta, abre la puerta, pero el carro no prende.',
      inHudsonCounty(
        'Hacemos las dos cosas donde está el carro: en el estacionamiento del ferry de Port Imperial, en una calle cerca de Kennedy Boulevard o en un garaje de Newport. Si es un garaje, díganos el nivel y la altura máxima.',
        'Hacemos las dos cosas donde está el carro: en un estacionamiento, en la calle o en un garaje. Si es un garaje, díganos el nivel y la altura máxima.',
      ),
      'Para algunos modelos nuevos, la llave solo la hace el concesionario (dealer). Eso se lo decimos por teléfono.',
    ],
  },
  chooser: {
    heading: '¿Qué le pasó a su llave?',
    items: [
      {
        slug: 'car-key-replacement',
        title: 'La perdió',
        text: 'Si le queda otra que sirve, una copia cuesta menos.',
      },
      {
        slug: 'key-fob-programming',
        title: 'El control no funciona',
        text: 'Ya le puso pila nueva, o el carro no reconoce el que compró.',
      },
      {
        slug: 'car-key-duplicate',
        title: 'Le queda una sola',
        text: 'Saque la copia mientras todavía sirve.',
      },
      {
        slug: 'car-key-cutting',
        title: 'Solo hay que cortarla',
        text: 'La llave se gastó, compró una virgen (sin cortar) o su carro no usa chip.',
      },
      {
        slug: 'ignition-lock-cylinder',
        title: 'No gira',
        text: 'Sirve en la puerta, pero no en la ignición.',
      },
    ],
  },
  sceneLine: 'Llevamos la máquina de llaves a su carro.',
  price: { heading: 'Cuánto cuesta hacer una llave de carro', paragraphs: [] },
  questions: {
    heading: 'Preguntas sobre llaves de carro',
    items: [
      {
        question: '¿Comprueban que el carro es mío?',
        answer:
          'Siempre: identificación, y el registro, el título o el contrato de alquiler. El código de una llave no se le da a nadie más.',
      },
      {
        question: '¿Pueden ver cuántas llaves reconoce mi carro?',
        answer: 'En muchos carros, sí. Y casi siempre se pueden borrar las que usted ya no tiene.',
      },
      {
        question: '¿Dónde encuentro el VIN?',
        answer:
          'Abajo en el parabrisas, del lado del conductor; en la etiqueta del marco de esa puerta, o en la tarjeta del seguro.',
      },
    ],
  },
}))
