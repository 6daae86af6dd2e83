import { area, baseTown, region } from '#copy/es/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const accessControl: ServiceCopy = {
  meta: {
    title: `Control de acceso en ${baseTown}, ${region}`,
    description: `Control de acceso en ${area}: instalamos y reparamos lectores de tarjeta, teclados, intercomunicadores y timbres que abren la puerta. Llame 24/7.`,
  },
  heading: 'Control de acceso',
  lead: `¿Cambia llaves cada vez que alguien se va? Con tarjetas o códigos ya no hace falta. Instalamos y reparamos lectores, teclados y timbres en ${area}, 24/7. Díganos cuántas puertas son y le decimos cuánto cuesta.`,
  blurb: 'Tarjetas y códigos que usted puede desactivar.',
  plateAlt:
    'Una puerta con acceso eléctrico: un lector en la pared, una tarjeta delante, un controlador en su caja y una placa eléctrica en el marco.',
  callouts: [
    { part: 'reader', title: 'Lector', text: 'Lee la tarjeta o el código' },
    { part: 'controller', title: 'Controlador', text: 'Adentro, donde está seguro' },
    { part: 'strike', title: 'Placa', text: 'Eléctrica: suelta la puerta' },
    { part: 'card', title: 'Tarjeta', text: '¿Perdida? Usted la desactiva' },
  ],
  promise: {
    heading: 'Para qué sirve el control de acceso',
    paragraphs: [
      'Si alguien se va con una llave, hay que cambiar las llaves. Si se va con una tarjeta, usted la desactiva y ya. Y si los lectores van con cable, también ve quién entró y a qué hora.',
      'Un sistema tiene cuatro partes: un lector afuera, un controlador adentro, una placa o cerradura eléctrica que suelta la puerta y una fuente de corriente con batería. Lo instalamos en un solo almacén o en un lobby entero. También reparamos la puerta de entrada que suena y no abre, o que ya no engancha.',
    ],
  },
  whenToCall: {
    heading: 'Cuándo ayuda el control de acceso',
    items: [
      'Cada vez que alguien se va, hay que cambiar las llaves.',
      'Quiere saber quién estuvo en el almacén.',
      'El timbre suena y la puerta no abre, o abre y después no engancha.',
      'Los repartidores deben llegar al pasillo de entrada y nada más.',
      'Todo el mundo sabe el código de su teclado viejo.',
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
      {
        label: 'Cables',
        cells: ['Ninguno; usa baterías', 'Lector, placa, corriente y datos'],
      },
      {
        label: 'Registro de quién entró',
        cells: ['Poco o ninguno', 'Cada tarjeta, puerta y hora'],
      },
    ],
  },
  price: {
    heading: 'Cuánto cuesta el control de acceso',
    paragraphs: [
      'Un lector con cable necesita además controlador, placa eléctrica, corriente y cable. Unos sistemas cobran un pago mensual y otros no: el presupuesto lo dice.',
    ],
  },
  ready: {
    heading: 'Qué saber antes de la visita',
    items: [
      {
        icon: 'people',
        title: 'Cuántas puertas y personas son',
        text: 'Y a qué horas puede entrar cada una.',
      },
      {
        icon: 'pin',
        title: 'La llave del cuarto de cables',
        text: 'Ahí entran la corriente y el internet.',
      },
      {
        icon: 'card',
        title: 'Una tarjeta de las que usa ahora',
        text: 'Le decimos si un sistema nuevo la puede leer.',
      },
    ],
  },
  questions: {
    heading: 'Preguntas sobre control de acceso',
    items: [
      {
        question: '¿Qué pasa si se va la luz?',
        answer:
          'La batería lo mantiene un tiempo. Después, la puerta queda cerrada o abierta, según se haya planeado. Por dentro, la manija siempre deja salir.',
      },
      {
        question: '¿Pueden copiar una tarjeta?',
        answer:
          'Las viejas, con facilidad. Las cifradas son mucho más difíciles de copiar: para un sistema nuevo, escoja esas.',
      },
      {
        question: '¿Reparan intercomunicadores y timbres?',
        answer:
          'Reparamos la cerradura y lo que abre la puerta. Si la falla está en el panel del intercomunicador o en sus cables, se lo decimos para que llame al fabricante.',
      },
    ],
  },
  related: { heading: 'Otros servicios para sus puertas' },
  aside: {
    heading: 'Pida control de acceso',
    hint: 'Díganos para cuándo. En la próxima página, díganos cuántas puertas y personas son.',
  },
}
