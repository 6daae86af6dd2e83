import { perFacts } from '#domain/business/per-facts.ts'
import { area, baseTown, nearbyTowns } from '#copy/es/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const storageUnitLockout = perFacts((): ServiceCopy => ({
  meta: {
    title: `Abrir storage sin llave, ${baseTown()}`,
    description: `¿Perdió la llave de su storage? Abrimos el candado o lo cortamos, 24/7, en ${baseTown()} y ${nearbyTowns()}, desde {price}. Lleve su contrato.`,
  },
  heading: 'Cerrajero para abrir su storage',
  lead: `¿Perdió la llave de su storage? En ${area()}, abrimos el candado o lo cortamos, 24/7, desde {price} de día y {nightPrice} de noche. Averigüe antes si el portón está abierto: muchos lugares lo cierran de noche.`,
  blurb: 'Candados comunes o de disco, y cerraduras.',
  plateAlt:
    'Candado de disco cortado sobre su portacandado: un arco escondido en una caja redonda de acero, la línea del corte en la caja y el candado nuevo al lado.',
  callouts: [
    { part: 'shackle', title: 'Arco', text: 'Escondido de las cizallas' },
    { part: 'housing', title: 'Caja', text: 'Se corta aquí, lejos de la puerta' },
    { part: 'hasp', title: 'Portacandado', text: 'Se queda en la puerta' },
    { part: 'new', title: 'Candado nuevo', text: 'Nuestro o suyo, con sus llaves' },
  ],
  promise: {
    heading: 'Cómo abrimos su storage',
    paragraphs: [
      'En la entrada comparamos el contrato con su identificación. Después abrimos el candado con ganzúa, o cortamos el candado mismo, lejos de la puerta y del portacandado. Al final usted pone uno nuevo y se queda con todas las llaves.',
      'Las puertas más nuevas traen una cerradura redonda metida en el cierre. La abrimos con ganzúa, o la taladramos y ponemos otra.',
      'Si hay un segundo candado que no es suyo, quizás lo puso la oficina. Ellos lo pueden quitar.',
    ],
  },
  whenToCall: {
    heading: 'Casos en que abrimos su storage',
    items: [
      'Perdió la llave y la oficina no tiene copia.',
      'La llave gira y el candado no abre.',
      'El óxido trabó el candado.',
      'Alguien lo trató de forzar y su llave ya no entra.',
      'La unidad era de un familiar que murió y no hay llave.',
    ],
  },
  comparison: {
    heading: '¿Candado de disco o cerradura en la puerta?',
    columns: ['Candado de disco', 'Cerradura en la puerta'],
    rows: [
      {
        label: 'Cómo se ve',
        cells: [
          'Un candado redondo de acero con una abertura pequeña',
          'Una cerradura redonda metida en el cierre',
        ],
      },
      {
        label: 'Cómo se quita',
        cells: ['Con ganzúa, o cortando la caja', 'Con ganzúa, o se taladra y se saca'],
      },
      {
        label: '¿Salen chispas?',
        cells: ['Sí, si usamos disco de corte', 'No, solo virutas de metal'],
      },
    ],
  },
  price: {
    heading: 'Cuánto cuesta quitar el candado de un storage',
    paragraphs: ['El candado nuevo también lo puede traer usted.'],
  },
  ready: {
    heading: 'Qué llevar al storage',
    items: [
      {
        icon: 'document',
        title: 'Su contrato',
        text: 'Con el número de la unidad. Si se quedó adentro, pida una copia en la oficina.',
      },
      { icon: 'id', title: 'Identificación con foto', text: 'Con el mismo nombre del contrato.' },
      {
        icon: 'clock',
        title: 'El permiso de la oficina',
        text: 'Algunos lugares piden que haya un encargado, o cierran el portón a las 9 p.m.',
      },
    ],
  },
  questions: {
    heading: 'Preguntas sobre su storage',
    items: [
      {
        question: '¿Puedo cortar yo el candado?',
        answer:
          'Si el lugar lo permite. Pero las cizallas muchas veces doblan el portacandado, y el lugar se lo puede cobrar.',
      },
      {
        question: 'La unidad está a nombre de otro, pero las cosas son mías. ¿La abren?',
        answer: 'Solo si dice que sí la persona que está en el contrato.',
      },
      {
        question: 'La unidad era de mi mamá. ¿Qué necesito?',
        answer:
          'La carta de la corte que lo nombra albacea o administrador (executor). Antes, pida en la oficina que agreguen su nombre.',
      },
    ],
  },
  related: { heading: 'También abrimos' },
  aside: {
    heading: 'Pida que le abramos su storage',
    hint: 'Díganos para cuándo; dónde queda el storage se lo preguntamos después.',
  },
}))
