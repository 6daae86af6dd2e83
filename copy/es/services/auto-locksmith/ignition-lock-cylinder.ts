import { perFacts } from '#domain/business/per-facts.ts'
import { area, baseTown, nearbyTowns } from '#copy/es/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const ignitionLockCylinder = perFacts((): ServiceCopy => ({
  meta: {
    title: `Reparación de ignición, ${baseTown()}`,
    description: `¿La llave no gira o se trabó en el switch? Reparamos la ignición donde está su carro, 24/7, en ${baseTown()} y ${nearbyTowns()}, desde {price}.`,
  },
  heading: 'Reparación de ignición (switch)',
  lead: `Sacamos la llave trabada y reparamos la ignición donde está el carro, 24/7, en ${area()}, desde {price} de día y {nightPrice} de noche. Mientras llegamos, no fuerce la llave.`,
  blurb: 'La llave se traba o no gira.',
  plateAlt:
    'Una cerradura de ignición fuera de la columna del volante: una fila de laminillas en el cilindro, la caja alrededor, la leva en la punta y la marca de las posiciones.',
  callouts: [
    { part: 'wafers', title: 'Laminillas', text: 'Piezas de latón que se gastan' },
    { part: 'housing', title: 'Caja', text: 'La sujeta un pin escondido' },
    { part: 'cam', title: 'Leva', text: 'Mueve el contacto eléctrico' },
    { part: 'pointer', title: 'Posiciones', text: 'Lock, ACC, On y Start' },
  ],
  promise: {
    heading: 'Pruebe dos cosas antes de llamar',
    paragraphs: [
      'Mueva el volante (timón) a la izquierda y a la derecha mientras gira la llave: quizás el seguro del volante la tiene trabada. Después meta bien la palanca en Park. Muchas veces con eso basta.',
      'Si no, seguramente se gastaron las laminillas del cilindro, que es donde entra la llave. Sacamos el cilindro: es fácil si la llave gira; si no gira, lo abrimos con ganzúa, y solo con su permiso lo taladramos. Le ponemos laminillas a la medida de su llave, o un cilindro nuevo. Antes de irnos probamos el seguro del volante.',
    ],
  },
  whenToCall: {
    heading: 'Señales de que falla la ignición',
    items: [
      'Tiene que menear la llave para arrancar el carro.',
      'La llave de repuesto sirve, y la de todos los días, no.',
      'La llave se sale con el motor prendido.',
      'La llave no sale, y el carro está en Park.',
      'Alguien trató de robarse el carro y la cerradura da vueltas.',
    ],
  },
  comparison: {
    heading: '¿Qué falla: el cilindro o la parte eléctrica?',
    columns: ['Cilindro', 'Parte eléctrica'],
    rows: [
      {
        label: 'Qué es',
        cells: ['Donde entra y gira la llave', 'Los contactos con cables que van detrás'],
      },
      {
        label: 'Qué nota usted',
        cells: [
          'La llave se traba o no gira',
          'La llave gira, pero el tablero parpadea o no prende',
        ],
      },
      { label: 'Quién lo arregla', cells: ['Un cerrajero', 'Por lo general, un mecánico'] },
      {
        label: '¿Sigue sirviendo su llave?',
        cells: ['Casi siempre', 'Sí'],
      },
    ],
  },
  price: {
    heading: 'Cuánto cuesta reparar una ignición',
    paragraphs: [
      'Si la que falla es la llave, paga una llave nueva y no la reparación. Casi siempre le sirve el mismo chip.',
    ],
  },
  ready: {
    heading: 'Qué tener a la mano',
    items: [
      {
        icon: 'key',
        title: 'Todas las llaves del carro',
        text: 'La que menos usa es la menos gastada: nos sirve de modelo.',
      },
      {
        icon: 'document',
        title: 'Identificación, y registro o título',
        text: 'El VIN tiene que ser el de ese carro.',
      },
      {
        icon: 'scan',
        title: 'El año, la marca y el modelo',
        text: 'Y desde cuándo se traba la llave.',
      },
    ],
  },
  questions: {
    heading: 'Preguntas sobre la ignición',
    items: [
      {
        question: '¿La reparan donde está mi carro?',
        answer:
          'La mayoría, sí. Unos pocos carros hay que llevarlos a un taller, y eso lo sabemos por el modelo.',
      },
      {
        question: 'La llave está trabada. ¿Qué puedo probar?',
        answer:
          'Meta bien la palanca en Park, mueva un poco el volante para quitarle presión y gire la llave hasta Lock. Si sigue trabada, déjela: si la jala, se puede romper.',
      },
      {
        question: '¿Voy a necesitar una llave nueva?',
        answer:
          'Por lo general, no: ya reparada, la ignición gira con la que tiene, y casi todos los cilindros nuevos se pueden ajustar a ella.',
      },
      {
        question: 'Mi carro tiene botón de encendido. ¿Me pueden ayudar?',
        answer:
          'El botón de encendido no lleva cilindro: ahí no hay qué reparar. Revise la pila del control, el interruptor de la luz de freno y la batería del carro, en ese orden. Si es el control, llámenos.',
      },
    ],
  },
  related: { heading: 'Más servicios de llaves de carro' },
  aside: {
    heading: 'Pida una reparación de ignición',
    hint: 'Díganos para cuándo; después le preguntamos qué carro es y qué le pasa a la llave.',
  },
}))
