import { area, baseTown, region } from '#copy/es/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const ignitionLockCylinder: ServiceCopy = {
  meta: {
    title: `Reparación de ignición en ${baseTown}, ${region}`,
    description: `¿La llave no gira o se trabó en la ignición (switch)? Por lo general la reparamos donde está su carro, 24/7, en ${area}. No la fuerce.`,
  },
  heading: 'Reparación de ignición',
  lead: `¿La llave no gira en la ignición (el switch), o se quedó trabada? No la fuerce. Por lo general la reparamos donde está el carro, 24/7, en ${area}. Díganos el modelo y qué le pasa, y le decimos cuánto cuesta.`,
  blurb: '¿Llave trabada o que no gira? Reparamos la ignición.',
  plateAlt:
    'Una cerradura de ignición fuera de la columna del volante: una fila de laminillas en el cilindro, la caja alrededor, la leva en la punta y la marca de las posiciones.',
  callouts: [
    { part: 'wafers', title: 'Laminillas', text: 'Piezas de latón que se gastan' },
    { part: 'housing', title: 'Caja', text: 'La sujeta un pin escondido' },
    { part: 'cam', title: 'Leva', text: 'Mueve el contacto eléctrico' },
    { part: 'pointer', title: 'Posiciones', text: 'Lock, ACC, On y Start' },
  ],
  promise: {
    heading: 'Antes de llamar, pruebe dos cosas',
    paragraphs: [
      'Primero, mueva el volante (timón) a la izquierda y a la derecha mientras gira la llave. Segundo, vea que la palanca esté bien puesta en Park. Muchas veces con eso basta.',
      'Si la llave se sigue trabando, seguramente están gastadas las piezas pequeñas del cilindro, que es donde entra la llave. Lo sacamos y cambiamos esas piezas, o ponemos uno nuevo que sirve con su llave.',
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
    heading: '¿Cilindro (donde entra la llave) o parte eléctrica?',
    columns: ['Cilindro', 'Parte eléctrica'],
    rows: [
      {
        label: 'Qué es',
        cells: ['La pieza que gira su llave', 'La pieza con cables que va detrás'],
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
        cells: ['Sí, si ajustamos el cilindro a su llave', 'Sí'],
      },
    ],
  },
  price: {
    heading: 'Cuánto cuesta reparar una ignición',
    paragraphs: [
      'Si se arregla con una llave nueva, paga la llave. Por lo general puede conservar su chip; si hay que programarlo, ya va en ese precio.',
    ],
  },
  ready: {
    heading: 'Qué tener listo en el carro',
    items: [
      {
        icon: 'key',
        title: 'Todas las llaves del carro',
        text: 'La que menos usa muestra cómo era el corte.',
      },
      {
        icon: 'document',
        title: 'Su identificación y el registro',
        text: 'Comprobamos que el carro sea suyo.',
      },
      {
        icon: 'scan',
        title: 'La marca, el modelo y el año del carro',
        text: 'Díganos también desde cuándo se traba y qué ha probado.',
      },
    ],
  },
  questions: {
    heading: 'Preguntas sobre la ignición',
    items: [
      {
        question: '¿La pueden arreglar donde está mi carro?',
        answer:
          'Por lo general, sí. En algunos carros hay que llevarlo a un taller. Díganos el modelo y se lo decimos.',
      },
      {
        question: 'Mi carro tiene botón de encendido. ¿Me pueden ayudar?',
        answer:
          'Un botón no tiene cilindro que reparar. Revise primero la batería del control; después, la del carro y el interruptor de la luz de freno. Si es el control, llámenos.',
      },
      {
        question: 'La llave está trabada. ¿Qué puedo probar?',
        answer:
          'Ponga bien la palanca en Park. Mueva un poco el volante para quitarle presión y gire la llave hasta la posición Lock. Si sigue trabada, déjela y llámenos: si la hala, se puede romper.',
      },
    ],
  },
  related: { heading: 'Si el problema es la llave' },
  aside: {
    heading: 'Pida una reparación de ignición',
    hint: 'Díganos para cuándo. En la próxima página, díganos qué carro es y qué le pasa a la llave.',
  },
}
