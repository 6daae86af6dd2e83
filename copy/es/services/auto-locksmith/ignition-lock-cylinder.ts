import { area, baseTown, nearbyTowns } from '#copy/es/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const ignitionLockCylinder: ServiceCopy = {
  meta: {
    title: `Reparación de ignición, ${baseTown}`,
    description: `¿La llave no gira o se trabó en la ignición (switch)? La reparamos donde está su carro, 24/7, en ${baseTown} y ${nearbyTowns}. No la fuerce.`,
  },
  heading: 'Reparación de ignición',
  lead: `Sacamos llaves trabadas y reparamos la ignición (el switch) donde está el carro, 24/7, en ${area}, desde {price}. Mientras llegamos, no fuerce la llave.`,
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
    heading: 'Antes de llamar, pruebe dos cosas',
    paragraphs: [
      'Mueva el volante (timón) a la izquierda y a la derecha mientras gira la llave: quizás su seguro la está apretando. Después ponga la palanca en Park con firmeza. Muchas veces con eso basta.',
      'Si no, seguramente están gastadas las laminillas de latón del cilindro, que es donde entra la llave. Si la llave gira, sale fácil; si no, lo abrimos con ganzúa y, solo con su permiso, lo taladramos. Le ponemos laminillas a la medida de su llave, o un cilindro nuevo, y probamos el seguro del volante.',
    ],
  },
  whenToCall: {
    heading: 'Señales de que falla la ignición',
    items: [
      'Tiene que menear la llave para arrancar el carro.',
      'La copia sirve y la llave de todos los días no.',
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
      { label: 'Quién lo arregla', cells: ['Un cerrajero', 'Por lo general, un mecánico'] },
      {
        label: '¿Sigue sirviendo su llave?',
        cells: ['Sí, si se ajusta el cilindro a su llave', 'Sí'],
      },
    ],
  },
  price: {
    heading: 'Cuánto cuesta reparar una ignición',
    paragraphs: [
      'Si se arregla con una llave nueva, paga la llave y no la reparación. Por lo general, su chip se queda.',
    ],
  },
  ready: {
    heading: 'Qué tener a la mano',
    items: [
      {
        icon: 'key',
        title: 'Todas las llaves del carro',
        text: 'La que menos usa muestra cómo era el corte.',
      },
      {
        icon: 'document',
        title: 'Su identificación y el registro',
        text: 'Tienen que ser los de ese carro.',
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
          'Ponga bien la palanca en Park, mueva un poco el volante para quitarle presión y gire la llave hasta la posición Lock. Si sigue trabada, déjela: si la hala, se puede romper.',
      },
      {
        question: '¿Voy a necesitar una llave nueva?',
        answer: 'No: la ignición reparada gira con la que ya tiene.',
      },
      {
        question: 'Mi carro tiene botón de encendido. ¿Me pueden ayudar?',
        answer:
          'Un botón no tiene cilindro que reparar. Revise la batería del control, el interruptor de la luz de freno y la batería del carro, en ese orden. Si es el control, llámenos.',
      },
    ],
  },
  related: { heading: 'Más servicios de llaves de carro' },
  aside: {
    heading: 'Pida una reparación de ignición',
    hint: '¿Para cuándo? Después, qué carro es y qué le pasa a la llave.',
  },
}
