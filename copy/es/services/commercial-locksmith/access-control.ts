import { area, baseTown, region, withLicense } from '#copy/es/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const accessControl: ServiceCopy = {
  meta: {
    title: `Control de acceso en ${baseTown}, ${region}`,
    description: `Un cerrajero${withLicense} instala y arregla lectores de tarjeta, teclados y timbres que abren la puerta en ${area}. Llame 24/7.`,
  },
  heading: 'Control de acceso',
  lead: `¿Tiene que cambiar llaves cada vez que alguien se va? Ponemos y arreglamos lectores de tarjeta, teclados y timbres en ${area}, 24/7. Díganos cuántas puertas son y le decimos cuánto cuesta.`,
  blurb: 'Tarjetas y códigos que usted puede desactivar.',
  plateAlt:
    'Una puerta con acceso eléctrico: un lector en la pared, una tarjeta delante, un controlador en su caja y una contrachapa eléctrica en el marco.',
  callouts: [
    { part: 'reader', title: 'Lector', text: 'Lee la tarjeta o el código' },
    { part: 'controller', title: 'Controlador', text: 'Adentro, donde está seguro' },
    { part: 'strike', title: 'Contrachapa', text: 'Eléctrica: suelta la puerta' },
    { part: 'card', title: 'Tarjeta', text: '¿Perdida? Usted la desactiva' },
  ],
  promise: {
    heading: 'Para qué sirve el control de acceso',
    paragraphs: [
      'Si alguien se va con una llave, hay que hacer un cambio de llaves. Si alguien se va con una tarjeta, la desactiva usted. Si los lectores son con cable, también puede ver quién entró y a qué hora.',
      'Un sistema tiene cuatro partes: un lector afuera, un controlador adentro, una contrachapa (la pieza del marco) o cerradura eléctrica que suelta la puerta, y una fuente de corriente con batería. Lo instalamos en un solo almacén o en todo un lobby. También arreglamos puertas de entrada que suenan pero no abren o no enganchan.',
    ],
  },
  whenToCall: {
    heading: 'Cuándo ayuda el control de acceso',
    items: [
      'Usted tiene que cambiar las llaves cada vez que alguien se va.',
      'Quiere saber quién estuvo en el almacén.',
      'El timbre suena y la puerta no abre, o la puerta abre y después no engancha.',
      'Los repartidores necesitan llegar al pasillo de entrada y nada más.',
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
        cells: ['Ninguno; usa baterías', 'Lector, contrachapa, corriente y datos'],
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
      'El precio depende de cuántas puertas son y de cuánto cable lleva. Lo que menos cuesta es una cerradura de teclado con baterías. Un lector con cable necesita además controlador, contrachapa, corriente y cable.',
      'Unos sistemas tienen pagos mensuales y otros no. Nuestro presupuesto lo dice.',
    ],
  },
  ready: {
    heading: 'Qué saber antes de la visita',
    items: [
      {
        icon: 'people',
        title: 'El número de puertas y personas',
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
        text: 'Podemos decirle si un sistema nuevo la podría leer.',
      },
    ],
  },
  questions: {
    heading: 'Preguntas sobre control de acceso',
    items: [
      {
        question: '¿Qué pasa si se va la luz?',
        answer:
          'La batería mantiene el sistema un tiempo. Después la puerta queda cerrada o abierta, como se planeó. La manija de adentro siempre deja salir.',
      },
      {
        question: '¿Pueden copiar una tarjeta?',
        answer:
          'Las tarjetas viejas son fáciles de copiar. Las tarjetas cifradas son mucho más difíciles de copiar. Escoja esas para un sistema nuevo.',
      },
      {
        question: '¿Arreglan intercomunicadores y timbres?',
        answer:
          'Arreglamos la cerradura y lo que abre la puerta. Si el problema está en el panel del intercomunicador o en sus cables, se lo decimos, y usted llama al fabricante.',
      },
    ],
  },
  related: { heading: 'Otros servicios para sus puertas' },
  aside: {
    heading: 'Pida control de acceso',
    hint: 'Escoja para cuándo. En la próxima página, díganos cuántas puertas y personas son.',
  },
}
