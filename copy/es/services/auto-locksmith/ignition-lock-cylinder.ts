import { area, baseTown, region, withLicense } from '#copy/es/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const ignitionLockCylinder: ServiceCopy = {
  meta: {
    title: `Reparación de ignición en ${baseTown}, ${region}`,
    description: `¿La llave no gira o se trabó? Por lo general reparamos la ignición donde está su carro, 24/7. Cerrajero${withLicense} en ${area}.`,
  },
  heading: 'Reparación de ignición',
  lead: `¿La llave no gira en la ignición? No la fuerce. Por lo general la arreglamos donde está el carro, 24/7, en ${area}. Díganos el modelo y qué hace la llave, y le damos el precio por teléfono.`,
  blurb: '¿Llave trabada o que no gira? Arreglamos la ignición.',
  plateAlt:
    'Una cerradura de ignición fuera de la columna del volante: una fila de laminillas en el cilindro, la caja alrededor, la leva en la punta y la marca de las posiciones.',
  callouts: [
    { part: 'wafers', title: 'Laminillas', text: 'Piezas de latón que se gastan' },
    { part: 'housing', title: 'Caja', text: 'La sujeta un pin escondido' },
    { part: 'cam', title: 'Leva', text: 'Mueve el contacto eléctrico' },
    { part: 'pointer', title: 'Posiciones', text: 'Lock, ACC, On y Start' },
  ],
  promise: {
    heading: 'Pruebe primero dos cosas gratis',
    paragraphs: [
      'No fuerce la llave. Primero, mueva el volante a la izquierda y a la derecha mientras gira la llave. Segundo, vea que la palanca esté bien puesta en Park. Muchas veces una de las dos lo arregla.',
      'Si la llave se sigue trabando, lo más probable es que las piezas pequeñas de la cerradura de ignición estén gastadas. Sacamos la cerradura y cambiamos las piezas gastadas, o ponemos una nueva que sirve con su llave.',
    ],
  },
  whenToCall: {
    heading: 'Señales de que falla la ignición',
    items: [
      'Tiene que menear la llave para arrancar el carro.',
      'La copia de la llave sirve y la de todos los días no.',
      'La llave se sale con el motor prendido.',
      'La llave no sale, y el carro está en Park.',
      'Alguien trató de robarse el carro y la cerradura da vueltas.',
    ],
  },
  comparison: {
    heading: '¿Cerradura o contacto eléctrico (switch)?',
    columns: ['Cerradura de ignición', 'Contacto eléctrico'],
    rows: [
      {
        label: 'Qué es',
        cells: ['La pieza que su llave gira', 'Una pieza con cables detrás de la cerradura'],
      },
      {
        label: 'Qué nota usted',
        cells: [
          'La llave se traba o no gira',
          'La llave gira, pero el tablero parpadea o no prende',
        ],
      },
      {
        label: 'Quién lo arregla',
        cells: ['Un cerrajero', 'Por lo general, un mecánico'],
      },
      {
        label: '¿Sigue sirviendo su llave?',
        cells: ['Sí, si ajustamos la cerradura a su llave', 'Sí'],
      },
    ],
  },
  price: {
    heading: 'Cuánto cuesta reparar una ignición',
    paragraphs: [
      'Soltar una llave trabada es lo que menos cuesta. Taladrar una cerradura trabada es lo que más. Entre las dos, depende del carro y de la pieza. Díganos el año, la marca y el modelo y le damos el precio.',
      'Si se arregla con una llave nueva, le damos el precio de la llave. Por lo general puede conservar su chip. Si hay que programarlo, va incluido en ese precio.',
    ],
  },
  ready: {
    heading: 'Qué tener listo en el carro',
    items: [
      {
        icon: 'key',
        title: 'Todas las llaves del carro',
        text: 'La que menos usa muestra cómo debe ser el corte.',
      },
      {
        icon: 'document',
        title: 'Su identificación y el registro',
        text: 'Comprobamos que el carro sea suyo.',
      },
      {
        icon: 'scan',
        title: 'La marca, el modelo y el año del carro',
        text: 'Díganos también desde cuándo se traba la llave y qué ha probado.',
      },
    ],
  },
  questions: {
    heading: 'Preguntas sobre la ignición',
    items: [
      {
        question: '¿La pueden arreglar donde está mi carro?',
        answer:
          'Por lo general, sí. En algunos carros el trabajo necesita un taller. Díganos el modelo y se lo decimos.',
      },
      {
        question: 'Mi carro tiene botón de encendido. ¿Me pueden ayudar?',
        answer:
          'Un botón de encendido no tiene cerradura que arreglar. Revise primero la batería de su control. Después, el interruptor de la luz de freno y la batería del carro. Si es el control, llámenos.',
      },
      {
        question: 'La llave está trabada. ¿Qué puedo probar?',
        answer:
          'Ponga la palanca en Park con firmeza. Mueva un poco el volante para quitarle presión y gire la llave hasta atrás. Si sigue trabada, déjela y llámenos. Si la hala, se puede romper.',
      },
    ],
  },
  related: { heading: 'Si el problema es la llave' },
  aside: {
    heading: 'Pida reparar la ignición',
    hint: 'Escoja para cuándo. En la próxima página, díganos qué carro es y qué hace la llave.',
  },
}
