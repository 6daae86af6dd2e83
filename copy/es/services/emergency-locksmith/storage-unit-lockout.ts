import { area, baseTown, region } from '#copy/es/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const storageUnitLockout: ServiceCopy = {
  meta: {
    title: `Abrir un storage sin llave en ${baseTown}, ${region}`,
    description: `¿Perdió la llave de su storage? Cerrajero a domicilio en ${baseTown} y alrededores, 24/7: abrimos el candado o lo cortamos. Lleve su contrato.`,
  },
  heading: 'Quitar el candado de su storage',
  lead: `¿Perdió la llave de su storage? Abrimos el candado o lo cortamos, 24/7, en ${area}, desde {emergencyPrice}. Antes, averigüe si el portón abre a esta hora.`,
  blurb: '¿Perdió la llave? Lo abrimos o lo cortamos.',
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
      'En la entrada revisamos su contrato y su identificación. Si se puede, abrimos el candado con ganzúa. Si no, lo cortamos o lo taladramos, sin tocar la puerta ni el portacandado. Después usted pone su candado nuevo, o nos compra uno y le damos todas las llaves.',
      'Algunas puertas más nuevas traen una cerradura redonda en el cierre. La abrimos con ganzúa, o la taladramos y ponemos otra de la misma medida.',
      '¿Hay un segundo candado que no es suyo? Quizás lo puso la oficina: hable primero con ellos.',
    ],
  },
  whenToCall: {
    heading: 'Cuándo llamar a un cerrajero para su storage',
    items: [
      'Perdió la llave y la oficina no tiene copia.',
      'La llave gira, pero el candado no abre.',
      'La unidad era de un familiar que murió y no hay llave.',
      'El óxido trabó el candado.',
      'Alguien trató de forzar el candado y su llave ya no entra.',
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
    paragraphs: [
      'Si hay que cortar el candado viejo, usted escoge: uno nuevo nuestro, en su propia línea, o uno que usted haya comprado.',
    ],
  },
  ready: {
    heading: 'Qué llevar al storage',
    items: [
      {
        icon: 'document',
        title: 'Su contrato',
        text: 'En papel o en el teléfono, con el número de la unidad. ¿Se quedó adentro? Pida una copia en la oficina.',
      },
      {
        icon: 'id',
        title: 'Identificación con foto',
        text: 'Con el mismo nombre del contrato.',
      },
      {
        icon: 'clock',
        title: 'El horario del portón',
        text: 'Vamos a cualquier hora, pero muchos portones cierran de noche.',
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
        question: '¿Tiene que estar un encargado?',
        answer: 'Algunos lugares lo exigen. Pregunte en la oficina antes de llamarnos.',
      },
      {
        question: 'La unidad era de mi mamá. ¿La pueden abrir?',
        answer:
          'Sí, con la carta de la corte que lo nombra albacea o administrador (executor). Antes, pida en la oficina que agreguen su nombre.',
      },
    ],
  },
  related: { heading: 'También abrimos' },
  aside: {
    heading: 'Pida que le abramos su storage',
    hint: 'Díganos para cuándo. En la próxima página, escriba la dirección del lugar.',
  },
}
