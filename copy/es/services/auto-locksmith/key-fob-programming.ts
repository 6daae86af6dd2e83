import { area, baseTown, region } from '#copy/es/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const keyFobProgramming: ServiceCopy = {
  meta: {
    title: `Programar control de carro, ${baseTown} ${region}`,
    description: `¿El control del carro no funciona, o compró uno nuevo? Lo programamos donde está el carro, 24/7, en ${baseTown} y alrededores. Pruebe antes con otra batería.`,
  },
  heading: 'Programar control de carro',
  lead: `¿El control no funciona, o su carro no lo reconoce? Póngale primero una batería nueva. Si sigue igual, en muchos carros lo programamos ahí mismo, 24/7, en ${area}. Díganos el modelo y le decimos cuánto cuesta.`,
  blurb: 'El control que compró, o uno nuestro.',
  plateAlt:
    'Un control abierto como un libro: la goma de los botones, la tarjeta electrónica, su antena impresa y la batería tipo botón.',
  callouts: [
    { part: 'pad', title: 'Goma de botones', text: 'Suele gastarse primero' },
    { part: 'board', title: 'Tarjeta', text: 'El código que su carro aprende' },
    { part: 'antenna', title: 'Antena', text: 'Manda la señal al carro' },
    { part: 'battery', title: 'Batería', text: 'Revise esto primero' },
  ],
  promise: {
    heading: 'Pruebe primero con una batería nueva',
    paragraphs: [
      'Abra el control y lea el número de la batería. Ponga una igual, con la misma cara hacia arriba. Si los botones ya funcionan, se ahorró la visita.',
      'Si siguen sin funcionar, o el control es nuevo, hay que programarlo. Revisamos que sea para su carro, nos conectamos y lo agregamos. Después usted prueba cada botón.',
    ],
  },
  whenToCall: {
    heading: 'Cuándo llamar por un control',
    items: [
      'Le puso una batería nueva y sigue sin funcionar.',
      'El tablero dice “no key” con la llave adentro del carro.',
      'Compró un control por internet y el carro no lo reconoce.',
      'Un botón funciona y otro no.',
      'Dejó de funcionar después de cambiar la batería del carro.',
    ],
  },
  comparison: {
    heading: '¿Qué tipo de control tiene?',
    columns: ['Control con hoja de llave', 'Control para botón de encendido'],
    rows: [
      {
        label: 'Cómo arranca el carro',
        cells: ['Usted gira la hoja de la llave', 'Usted lo lleva en el carro y oprime el botón'],
      },
      {
        label: 'Si se acaba su batería',
        cells: ['La hoja sigue sirviendo', 'Ponga el control donde dice su manual'],
      },
      {
        label: 'Cómo se programa',
        cells: [
          'Por el puerto del carro, o con los pasos del manual',
          'Por el puerto, a veces con un código',
        ],
      },
      {
        label: 'Si lo compra usado',
        cells: ['Muchas veces sirve', 'Muchas veces queda registrado en el primer carro'],
      },
    ],
  },
  price: {
    heading: 'Cuánto cuesta programar un control',
    paragraphs: [
      'Si ya tiene el control, paga solo por programarlo. Antes de comprar uno usado, léanos su número, porque puede estar registrado en otro carro.',
    ],
  },
  ready: {
    heading: 'Qué tener listo para el control',
    items: [
      {
        icon: 'key',
        title: 'Todos sus controles',
        text: 'Sirvan o no: quizás el carro tiene que aprenderlos todos otra vez.',
      },
      {
        icon: 'scan',
        title: 'El FCC ID del control',
        text: 'En letra pequeña, atrás o debajo de la batería.',
      },
      {
        icon: 'document',
        title: 'Su identificación y el registro',
        text: 'Los necesitamos para cualquier llave de carro.',
      },
    ],
  },
  questions: {
    heading: 'Preguntas sobre controles de carro',
    items: [
      {
        question: '¿Cómo arranco el carro si el control no tiene batería?',
        answer:
          'Abra la puerta con la llave de metal escondida. Después ponga el control contra el botón de encendido, o donde dice su manual, y oprima.',
      },
      {
        question: 'Tengo un control sin usar. ¿Lo pueden programar?',
        answer:
          'Por lo general, sí, si nunca se usó con otro carro y sus números son los del suyo. En el formulario, conteste que sí a esa pregunta, y léanos el FCC ID.',
      },
      {
        question: '¿Por qué dejaron de funcionar los dos controles a la vez?',
        answer:
          'Seguramente es el carro: la batería, un fusible o el receptor. Mándelo a revisar antes de comprar otro control.',
      },
    ],
  },
  related: { heading: 'Si no es el control' },
  aside: {
    heading: 'Pida programar su control',
    hint: 'Díganos para qué carro es. En la próxima página, díganos dónde está.',
  },
}
