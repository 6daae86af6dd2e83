import { soonQuestion } from '#copy/answers.ts'
import { answers } from '#copy/es/answers.ts'
import { area, baseTown, inHudsonCounty, region, withLicense } from '#copy/es/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const storageUnitLockout: ServiceCopy = {
  meta: {
    title: `Quitar el candado de su storage, ${baseTown} ${region}`,
    description: `¿Perdió la llave de su unidad de almacenamiento? Un cerrajero${withLicense} lo abre en ${baseTown} y alrededores. Lleve su contrato.`,
  },
  heading: 'Quitar el candado de su storage',
  lead: `¿Perdió la llave de su storage en ${area}? Abrimos el candado o lo cortamos, 24/7. Al llamar le damos el precio, desde {emergencyPrice}, y la hora de llegada. Primero averigüe si el portón está abierto a esta hora.`,
  blurb: '¿Perdió la llave? Lo abrimos o lo cortamos.',
  duration: 'Tarda más si el candado está oxidado, es de acero templado o hay que cortarlo.',
  plateAlt:
    'Candado de disco cortado sobre su portacandado: un arco escondido en una caja redonda de acero, la línea del corte en la caja y el candado nuevo al lado.',
  callouts: [
    { part: 'shackle', title: 'Arco', text: 'Escondido de las cizallas' },
    { part: 'housing', title: 'Caja', text: 'Se corta aquí, lejos de la puerta' },
    { part: 'hasp', title: 'Portacandado', text: 'Se queda en la puerta' },
    { part: 'new', title: 'Candado nuevo', text: 'Le damos todas sus llaves' },
  ],
  promise: {
    heading: 'Cómo abrimos su unidad de almacenamiento',
    paragraphs: [
      `En la entrada, un cerrajero${withLicense} revisa su contrato y su identificación. Si se puede, abrimos el candado con ganzúa. Si no, cortamos o taladramos el candado mismo, lejos de la puerta y del portacandado. Después va un candado nuevo, y le damos todas las llaves.`,
      'Algunas puertas más nuevas traen una cerradura redonda en el pestillo. La abrimos con ganzúa, o la taladramos y ponemos una nueva que quede bien.',
      '¿Hay un segundo candado que no es suyo? Lo puso la oficina. Hable primero con la oficina.',
    ],
  },
  whenToCall: {
    heading: 'Cuándo llamar a un cerrajero para su storage',
    items: [
      'Perdió la llave y la oficina no tiene copia.',
      'La llave gira, pero el candado no abre.',
      'Usted es albacea de una unidad y no tiene llave.',
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
          'Una cerradura redonda en el pestillo',
        ],
      },
      {
        label: 'Cómo se quita',
        cells: ['Con ganzúa, o cortando la caja', 'Con ganzúa, o se taladra y se saca'],
      },
      {
        label: '¿Saca chispas?',
        cells: ['Sí, si usamos disco de corte', 'No, solo virutas de metal'],
      },
    ],
  },
  steps: {
    heading: 'Cómo quitamos el candado, paso a paso',
    items: [
      {
        title: 'Pregunte en la oficina',
        text: '¿Dejan trabajar a un cerrajero ahí, y hasta qué hora? Muchos portones cierran de noche.',
      },
      {
        title: 'Espérenos en la entrada',
        text: inHudsonCounty(
          'Entramos con su código. En Tonnelle Avenue hay varios de estos lugares, así que denos el número de la calle.',
          'Entramos con su código. En algunas calles hay varios de estos lugares, así que denos el número de la calle.',
        ),
      },
      {
        title: 'Muestre contrato e identificación',
        text: 'Los nombres y el número de la unidad tienen que coincidir. Entonces abrimos el candado.',
      },
      {
        title: 'Pruebe el candado nuevo',
        text: 'Usted lo cierra y lo abre antes de pagar.',
      },
    ],
  },
  price: {
    heading: 'Cuánto cuesta quitar el candado de un storage',
    paragraphs: [
      'Abrir una unidad cuesta desde {emergencyPrice}. El acero templado y los candados cubiertos cuestan más que un candado sencillo.',
      'Nuestro precio vale para la hora en que usted llama. Lleva una línea aparte para un candado nuevo, por si hay que cortar el viejo. También puede usar un candado que usted haya comprado.',
    ],
  },
  ready: {
    heading: 'Qué llevar al storage',
    items: [
      {
        icon: 'document',
        title: 'Su contrato',
        text: 'En papel o en su teléfono, con el número de la unidad.',
      },
      {
        icon: 'id',
        title: 'Identificación con foto',
        text: 'Con el nombre que está en el contrato.',
      },
      {
        icon: 'clock',
        title: 'Horario del portón',
        text: 'Trabajamos de noche. Averigüe si el portón está abierto.',
      },
    ],
  },
  commitments: {
    heading: 'Quién puede autorizar que lo abramos',
    items: [
      'La persona que está en el contrato, con una identificación con el mismo nombre.',
      'Si la unidad está a nombre de otra persona, esa persona, aunque las cosas sean de usted.',
      'Si el candado lo puso la oficina, la oficina.',
    ],
  },
  questions: {
    heading: 'Preguntas sobre su storage',
    items: [
      soonQuestion(answers),
      {
        question: '¿Puedo cortar yo el candado?',
        answer:
          'Si el lugar lo permite. Las cizallas muchas veces doblan el portacandado de la puerta, y el lugar se lo puede cobrar.',
      },
      {
        question: '¿Tiene que estar un encargado?',
        answer: 'Algunos lugares lo exigen. Pregunte en la oficina antes de llamarnos.',
      },
      {
        question: 'La unidad era de mi mamá. ¿La pueden abrir?',
        answer:
          'Sí, con la carta de la corte que lo nombra albacea o administrador. Antes, pida en la oficina que agreguen su nombre.',
      },
    ],
  },
  related: { heading: '¿Se quedó fuera de otra cosa?' },
  aside: {
    heading: 'Pida que le abramos su storage',
    hint: 'Díganos para cuándo. La próxima página le pide la dirección del lugar.',
  },
}
