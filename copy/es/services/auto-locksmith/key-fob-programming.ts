import { perFacts } from '#domain/business/per-facts.ts'
import { area, baseTown, nearbyTowns, region } from '#copy/es/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const keyFobProgramming = perFacts((): ServiceCopy => ({
  meta: {
    title: `Programar control de carro en ${region()}`,
    description: `¿No funciona el control del carro, o compró uno? Lo programamos donde está el carro, 24/7, en ${baseTown()} y ${nearbyTowns()}, desde {price}.`,
  },
  heading: 'Programar control de carro',
  lead: `Programamos el control que usted compró, o uno nuestro, donde está el carro, 24/7, en ${area()}, desde {price} de día y {nightPrice} de noche. Antes de llamar, póngale al control una pila (batería) nueva: muchas veces con eso basta.`,
  blurb: 'El suyo o uno nuestro.',
  plateAlt:
    'Un control abierto como un libro: la goma de los botones, la tarjeta electrónica, su antena impresa y la pila de botón.',
  callouts: [
    { part: 'pad', title: 'Goma de botones', text: 'Suele gastarse primero' },
    { part: 'board', title: 'Circuito', text: 'Guarda el código de su carro' },
    { part: 'antenna', title: 'Antena', text: 'Manda la señal al carro' },
    { part: 'battery', title: 'Pila', text: 'Revise esto primero' },
  ],
  promise: {
    heading: 'Pruebe primero con una pila nueva',
    paragraphs: [
      'Abra el control, lea el número de la pila y ponga una igual, con la misma cara hacia arriba. Si los botones funcionan, se ahorró la visita.',
      'Si el carro no reconoce el control, hay que programarlo. Primero comparamos dos números que vienen atrás, el FCC ID y el de parte, con los de su carro. Después conectamos la máquina y lo agregamos. Algunos carros piden un código de seguridad, y otros borran los controles que no estén ahí.',
    ],
  },
  whenToCall: {
    heading: 'Cuándo llamar por un control',
    items: [
      'Le puso una pila nueva y sigue igual.',
      'El tablero dice “no key” con la llave adentro del carro.',
      'Compró un control por internet y el carro no lo reconoce.',
      'Un botón funciona y otro no.',
      'Dejó de funcionar cuando cambiaron la batería del carro.',
    ],
  },
  comparison: {
    heading: '¿Qué tipo de control tiene?',
    columns: ['Control con llave', 'Control para botón de encendido'],
    rows: [
      {
        label: 'Cómo arranca el carro',
        cells: ['Usted gira la llave', 'Usted lo lleva encima y oprime el botón'],
      },
      {
        label: 'Si se queda sin pila',
        cells: ['La llave sigue sirviendo', 'Póngalo donde dice el manual'],
      },
      {
        label: 'Cómo se programa',
        cells: [
          'Con la máquina conectada al carro, o con los pasos del manual',
          'Con la máquina, a veces con un código',
        ],
      },
      {
        label: 'Si lo compra usado',
        cells: ['Muchas veces sirve', 'Muchas veces solo sirve con el primer carro'],
      },
    ],
  },
  price: {
    heading: 'Cuánto cuesta programar un control',
    paragraphs: ['Si ya tiene el control, paga solo por programarlo.'],
  },
  ready: {
    heading: 'Qué tener a la mano',
    items: [
      {
        icon: 'key',
        title: 'Todos sus controles',
        text: 'Sirvan o no: quizás haya que programarlos todos otra vez.',
      },
      {
        icon: 'scan',
        title: 'El FCC ID del control',
        text: 'En letra pequeña, atrás o debajo de la pila.',
      },
      {
        icon: 'document',
        title: 'Identificación, y registro o título',
        text: 'Como para cualquier llave de carro.',
      },
    ],
  },
  questions: {
    heading: 'Preguntas sobre controles de carro',
    items: [
      {
        question: '¿Cómo prendo el carro si el control no tiene pila?',
        answer:
          'Abra la puerta con la llave de metal escondida. Después ponga el control contra el botón de encendido, o donde dice el manual, y oprima.',
      },
      {
        question: 'Tengo un control sin usar. ¿Lo pueden programar?',
        answer:
          'Casi siempre, sí, si los números son los de su carro. En el formulario, conteste “Sí” en “¿Tiene una llave nueva, sin usar?”. Uno usado quizás solo sirva con su primer carro.',
      },
      {
        question: '¿Por qué dejaron de funcionar los dos controles a la vez?',
        answer:
          'Seguramente falla el carro: la batería, un fusible o el receptor. Mándelo a revisar antes de comprar otro control.',
      },
    ],
  },
  related: { heading: 'Más servicios de llaves de carro' },
  aside: {
    heading: 'Pida que le programemos el control',
    hint: 'Díganos para qué carro es. Después le preguntamos dónde está.',
  },
}))
