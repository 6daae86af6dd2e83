import { area, baseTown, townAndCounty } from '#copy/es/place.ts'
import type { ServiceCopy } from '#copy/types.ts'
import { whileServed } from '#copy/while-town-served.ts'

export const lockReplacement: ServiceCopy = {
  meta: {
    title: `Cambio de cerradura (chapa, llavín), ${baseTown}`,
    description: `Cambio de cerradura a domicilio en ${townAndCounty}, 24/7: instalamos cerrojo (deadbolt), perilla, teclado o cerradura inteligente.`,
  },
  heading: 'Cambio de cerradura (chapa, llavín)',
  lead: `¿Se gastó la cerradura, se metieron a robar o la puerta no tiene cerrojo (deadbolt)? Instalamos una nueva en ${area}, 24/7. La instalación cuesta desde {installationPrice}; la cerradura se paga aparte.`,
  blurb: 'Un cerrojo, una perilla o un teclado nuevo.',
  plateAlt:
    'Un cerrojo desarmado a lo largo de su eje: cilindro de afuera, varilla, cerrojo, mariposa por dentro y una placa de marco con cuatro tornillos largos.',
  callouts: [
    { part: 'cylinder', title: 'Cilindro', text: 'Aquí entra la llave' },
    { part: 'tailpiece', title: 'Varilla', text: 'Mueve el cerrojo' },
    { part: 'bolt', title: 'Cerrojo', text: 'Entra una pulgada completa' },
    { part: 'turn', title: 'Mariposa', text: 'Abre por dentro, sin llave' },
    { part: 'strike', title: 'Placa', text: 'Tornillos largos hasta la pared' },
  ],
  promise: {
    heading: 'Cómo cambiamos una cerradura',
    paragraphs: [
      'Medimos la puerta, sacamos la cerradura vieja y ponemos la nueva. Si cabe en los huecos que ya hay, no se corta nada.',
      'Después va la placa del marco (strike plate), con tornillos de tres pulgadas que llegan hasta el madero de la pared. Una cerradura fuerte en un marco débil no aguanta una patada.',
      `Muchas puertas de aquí llevan una cerradura estándar. ${whileServed('Hoboken', 'Una puerta vieja de Hoboken o de los Heights', 'Una puerta vieja')} puede tener una de embutir (mortise), que va metida en el borde. Entonces buscamos una que quepa antes de cortar madera.`,
    ],
  },
  whenToCall: {
    heading: 'Cuándo cambiar la cerradura',
    items: [
      'La llave se sale cuando va a medio girar.',
      'Se metieron a robar y dañaron la cerradura.',
      'La puerta tiene perilla y no tiene cerrojo.',
      'Quiere un teclado, para no repartir más llaves.',
      'Su cerrojo también pide llave por dentro.',
    ],
  },
  comparison: {
    heading: '¿Cerrojo con llave o con teclado?',
    columns: ['Con llave', 'Con teclado'],
    rows: [
      {
        label: 'Cómo deja entrar a otros',
        cells: ['Les da una llave', 'Les da un código y después lo borra'],
      },
      {
        label: 'Cómo se cuida',
        cells: ['Un poco de lubricante seco', 'Baterías nuevas antes de que se gasten'],
      },
      {
        label: 'Qué da problemas',
        cells: ['Las llaves gastadas', 'Una puerta que hay que empujar para cerrar'],
      },
    ],
  },
  price: {
    heading: 'Cuánto cuesta una cerradura nueva',
    paragraphs: [
      'Rellenar el hueco de una cerradura vieja de embutir también cuesta más. En la orden de trabajo, la mano de obra y la cerradura van en líneas separadas: así ve qué paga.',
    ],
  },
  ready: {
    heading: 'Qué tener listo para la cerradura nueva',
    items: [
      {
        icon: 'scan',
        title: 'Una regla',
        text: 'Para medir la puerta mientras hablamos por teléfono.',
      },
      {
        icon: 'key',
        title: 'Las llaves de sus otras puertas',
        text: 'Si quiere que una sola llave abra todas.',
      },
      {
        icon: 'document',
        title: 'Su identificación y, si alquila, el permiso del dueño',
        text: 'Su contrato puede decir quién cambia una cerradura.',
      },
    ],
  },
  questions: {
    heading: 'Preguntas sobre cerraduras nuevas',
    items: [
      {
        question: 'Soy inquilino. ¿Puedo cambiar la cerradura?',
        answer:
          'Lea su contrato y pídale permiso al dueño (landlord) por escrito. Muchos dueños piden una llave de la cerradura nueva.',
      },
      {
        question:
          '¿Se puede abrir la puerta del frente, la de atrás y la del lado con una sola llave?',
        answer:
          'Sí, si todas usan el mismo tipo de llave. A la que usa otro tipo le cambiamos el cilindro.',
      },
      {
        question: 'Ya compré una cerradura. ¿Me la pueden instalar?',
        answer:
          'Sí, si cabe en la puerta. Antes de que vayamos, léanos las medidas que dice la caja.',
      },
      {
        question: '¿Qué grado de cerradura necesito?',
        answer:
          'Las normas ANSI/BHMA las dividen en tres grados, y el 1 es el más fuerte. Para la puerta del frente, escoja por lo menos Grado 2.',
      },
      {
        question: '¿Instalan cerraduras inteligentes?',
        answer:
          'Sí. La puerta tiene que cerrar sin empujarla; si no, eso se arregla primero. Después ponemos la cerradura y la configuramos con usted en su teléfono.',
      },
    ],
  },
  related: { heading: 'Otros servicios para su casa' },
  aside: {
    heading: 'Pida un cambio de cerradura',
    hint: 'Díganos para cuándo. En la próxima página, escriba la dirección y cómo es la puerta.',
  },
}
