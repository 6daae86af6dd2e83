import { perFacts } from '#domain/business/per-facts.ts'
import { area, baseTown, region, townAndArea } from '#copy/es/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const accessControl = perFacts((): ServiceCopy => ({
  meta: {
    title: `Control de acceso en ${baseTown()}, ${region()}`,
    description: `Lectores de tarjeta, teclados y timbres que abren la puerta, instalados y reparados en ${townAndArea()}. También de emergencia, 24/7.`,
  },
  heading: 'Control de acceso',
  lead: `Instalamos y reparamos teclados, lectores de tarjeta y timbres en ${area()}. Una cerradura de teclado, puesta y programada, cuesta desde {price}. Si una puerta no abre o no cierra, llame 24/7 y la reparamos.`,
  blurb: 'Teclados, tarjetas y timbres.',
  plateAlt:
    'Una puerta con acceso eléctrico: un lector en la pared, una tarjeta delante, un controlador en su caja y una placa eléctrica en el marco.',
  callouts: [
    { part: 'reader', title: 'Lector', text: 'Lee la tarjeta o el código' },
    { part: 'controller', title: 'Controlador', text: 'Adentro, donde está seguro' },
    { part: 'strike', title: 'Placa', text: 'Eléctrica: suelta la puerta' },
    { part: 'card', title: 'Tarjeta', text: 'Si se pierde, usted la desactiva' },
  ],
  promise: {
    heading: 'Para qué sirve el control de acceso',
    paragraphs: [
      'Si se pierde una llave, hay que cambiar las llaves. Si se pierde una tarjeta, usted la desactiva. Y los lectores con cable también anotan quién entró y a qué hora.',
      'Un sistema tiene cuatro partes: un lector afuera, un controlador adentro, donde nadie lo alcance, una placa o cerradura eléctrica que suelta la puerta, y corriente con batería. Puede ser para una sola puerta de almacén o para un lobby con ochenta inquilinos.',
      'Primero va la puerta: si no cierra bien ella sola, ningún lector ayuda. También reparamos la entrada que suena y no abre, o que abre y después no cierra.',
    ],
  },
  whenToCall: {
    heading: 'Cuándo ayuda el control de acceso',
    items: [
      'Cada vez que alguien se va, hay que cambiar las llaves.',
      'Quiere saber quién entró al almacén.',
      'El timbre suena y la puerta no abre.',
      'Los repartidores deben llegar al pasillo de entrada, y hasta ahí.',
      'Todo el mundo se sabe el código del teclado viejo.',
    ],
  },
  comparison: {
    heading: '¿Cerradura de teclado o lectores con cable?',
    columns: ['De teclado', 'Lectores con cable'],
    rows: [
      {
        label: 'Dónde se guardan los códigos',
        cells: ['En la cerradura de la puerta', 'En un controlador o en una cuenta por internet'],
      },
      {
        label: 'Cómo se le quita el acceso a alguien',
        cells: ['En la puerta', 'Desde un escritorio o un teléfono'],
      },
      { label: 'Cables', cells: ['Ninguno; usa pilas', 'Lector, placa, corriente y datos'] },
      {
        label: 'Registro de quién entró',
        cells: ['Poco o ninguno', 'Cada tarjeta, puerta y hora'],
      },
    ],
  },
  price: {
    heading: 'Cuánto cuesta el control de acceso',
    paragraphs: [
      'Un lector con cable necesita además controlador, placa eléctrica y corriente. Algunos sistemas llevan un pago mensual al fabricante, y el presupuesto lo dice. Si es una reparación, le decimos el total por teléfono.',
    ],
  },
  ready: {
    heading: 'Qué saber antes de la visita',
    items: [
      {
        icon: 'people',
        title: 'Puertas, personas y horas',
        text: 'Quién puede entrar a dónde, y cuándo.',
      },
      {
        icon: 'pin',
        title: 'La llave del cuarto de cables',
        text: 'Por ahí entran la corriente y el internet.',
      },
      {
        icon: 'card',
        title: 'Una tarjeta de las que usa ahora',
        text: 'Muchas veces el sistema nuevo lee las tarjetas que la gente ya tiene.',
      },
    ],
  },
  questions: {
    heading: 'Preguntas sobre control de acceso',
    items: [
      {
        question: '¿Qué pasa si se va la luz?',
        answer:
          'La batería lo mantiene un tiempo. Después la puerta queda cerrada o abierta, según usted lo haya escogido; en escaleras y puertas contra incendios lo decide el código de construcción. Por dentro, la manija siempre deja salir.',
      },
      {
        question: '¿Pueden copiar una tarjeta?',
        answer:
          'Las viejas, con facilidad. Las cifradas son mucho más difíciles de copiar: para un sistema nuevo, escoja esas.',
      },
      {
        question: '¿Reparan intercomunicadores y timbres?',
        answer:
          'La cerradura y lo que abre la puerta, sí. Por el panel del intercomunicador y sus cables, llame al fabricante.',
      },
      {
        question: '¿Quién se queda con los códigos?',
        answer: 'Solo usted. Los códigos de fábrica se cambian delante de usted.',
      },
    ],
  },
  related: { heading: 'Más servicios para su negocio' },
  aside: {
    heading: 'Pida control de acceso',
    hint: 'Díganos para cuándo; después le preguntamos cuántas puertas y personas son.',
  },
}))
