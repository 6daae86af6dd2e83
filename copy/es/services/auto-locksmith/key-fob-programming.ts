import { area, baseTown, region, withLicense } from '#copy/es/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const keyFobProgramming: ServiceCopy = {
  meta: {
    title: `Programar control de carro, ${baseTown} ${region}`,
    description: `¿No funciona el control del carro? Un cerrajero${withLicense} lo programa donde está el carro, 24/7, en ${baseTown} y alrededores. Llame y le damos el precio.`,
  },
  heading: 'Programación de control de carro',
  lead: `¿El control no funciona, o su carro no lo reconoce? Pruebe primero con una batería nueva. Si sigue sin funcionar, en muchos carros lo podemos programar ahí mismo, 24/7, en ${area}. Díganos el modelo y le decimos cuánto cuesta.`,
  blurb: 'Programamos el control que compró, o le vendemos uno.',
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
      'Abra el control y lea el número de la batería. Ponga una nueva, con la misma cara hacia arriba. Si los botones funcionan, no nos necesita.',
      'Si todavía no funcionan, o el control es nuevo, hay que programarlo. Revisamos que sea para su carro, nos conectamos al carro y lo agregamos. Después usted prueba cada botón.',
    ],
  },
  whenToCall: {
    heading: 'Llámenos por su control si',
    items: [
      'Le puso una batería nueva y sigue sin funcionar.',
      'El tablero dice “no key” con la llave en el carro.',
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
      'Depende del modelo, del año y de si usted tiene una llave que sirva. Si ya tiene el control, el precio es solo por programarlo. Si nos compra uno, le decimos el total por las dos cosas.',
      'Si pide un segundo control en la misma visita, sumamos las dos cosas en un solo total. Antes de comprar un control usado, léanos su número, porque puede estar registrado en otro carro.',
    ],
  },
  ready: {
    heading: 'Qué tener listo para el control',
    items: [
      {
        icon: 'key',
        title: 'Todos sus controles',
        text: 'Sirvan o no. Puede que el carro tenga que aprenderlos todos otra vez.',
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
          'Lo más probable es que sí, si nunca se usó con otro carro y sus números son los del suyo. Conteste que sí a esa pregunta en el formulario y léanos el FCC ID.',
      },
      {
        question: '¿Por qué dejaron de funcionar los dos controles a la vez?',
        answer:
          'Lo más probable es que sea el carro: su batería, un fusible o el receptor. Hágalo revisar antes de comprar un control nuevo.',
      },
    ],
  },
  related: { heading: 'Si no es el control' },
  aside: {
    heading: 'Precio de un control',
    hint: 'Díganos para qué carro es. La próxima página le pregunta dónde está usted.',
  },
}
