import { area, baseTown, townAndCounty, withLicense } from '#copy/es/place.ts'
import type { ServiceCopy } from '#copy/types.ts'
import { whileServed } from '#copy/while-town-served.ts'

export const lockReplacement: ServiceCopy = {
  meta: {
    title: `Cambio de cerradura (chapa, llavín), ${baseTown}`,
    description: `Cambio de cerradura: un cerrojo, una perilla o un teclado nuevo. Lo instala un cerrajero${withLicense} en ${townAndCounty}. Llame 24/7.`,
  },
  heading: 'Cambio de cerradura (chapa, llavín)',
  lead: `¿Se gastó la cerradura, se metieron a robar o la puerta no tiene cerrojo (deadbolt)? Instalamos cerrojo, perilla o teclado en ${area}, 24/7. La instalación cuesta desde {installationPrice}; la cerradura va aparte. Al llamar le damos el precio del trabajo y el de la cerradura.`,
  blurb: 'Un cerrojo, una perilla o un teclado nuevo en su puerta.',
  plateAlt:
    'Un cerrojo desarmado a lo largo de su eje: cilindro de afuera, varilla, cerrojo, mariposa por dentro y una placa de marco con cuatro tornillos largos.',
  callouts: [
    { part: 'cylinder', title: 'Cilindro', text: 'Aquí entra la llave' },
    { part: 'tailpiece', title: 'Varilla', text: 'Mueve el cerrojo' },
    { part: 'bolt', title: 'Cerrojo', text: 'Entra una pulgada completa' },
    { part: 'turn', title: 'Mariposa', text: 'Abre por dentro, sin llave' },
    { part: 'strike', title: 'Contrachapa', text: 'Tornillos largos hasta la pared' },
  ],
  promise: {
    heading: 'Cómo cambiamos una cerradura',
    paragraphs: [
      'Medimos la puerta, sacamos la cerradura vieja y ponemos la nueva. Si la nueva cabe en los huecos que hay, no hay que cortar nada.',
      'Después viene la contrachapa, la placa de metal del marco. La fijamos con tornillos de tres pulgadas que llegan al madero de la pared. Una cerradura fuerte en un marco débil no aguanta una patada.',
      `Muchas puertas de aquí llevan una cerradura estándar. ${whileServed('Hoboken', 'Una puerta vieja de Hoboken o de los Heights', 'Una puerta vieja')} puede tener una cerradura de embutir, que va metida en el borde de la puerta. Entonces buscamos una que quepa antes de cortar madera.`,
    ],
  },
  whenToCall: {
    heading: 'Cuándo cambiar la cerradura',
    items: [
      'La llave se sale con la cerradura a medio girar.',
      'Se metieron a robar y dañaron la cerradura.',
      'La puerta tiene perilla y no tiene cerrojo.',
      'Quiere un teclado, para no repartir más llaves.',
      'Su cerrojo pide llave también por dentro.',
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
      'La instalación cuesta desde {installationPrice}; la cerradura va aparte. Cuesta más si hay que cortar un hueco nuevo, trabajar en una puerta de acero o tapar el hueco de una cerradura vieja de embutir.',
      'En la orden de trabajo, la mano de obra y la cerradura van en líneas separadas: así ve qué paga.',
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
        text: 'Si quiere una sola llave para todas.',
      },
      {
        icon: 'document',
        title: 'Su identificación y el permiso del dueño si alquila',
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
          'Lea su contrato y pida el permiso del dueño por escrito. Muchos dueños necesitan una llave de la cerradura nueva.',
      },
      {
        question:
          '¿Se puede abrir la puerta del frente, la de atrás y la del lado con una sola llave?',
        answer:
          'Sí, si las cerraduras llevan el mismo tipo de llave. Si una lleva otro, le cambiamos el cilindro.',
      },
      {
        question: 'Ya compré una cerradura. ¿Me la pueden instalar?',
        answer: 'Sí, si cabe en la puerta. Léanos las medidas de la caja antes de que vayamos.',
      },
      {
        question: '¿Qué grado de cerradura necesito?',
        answer:
          'Las normas ANSI/BHMA dividen las cerraduras en grados del 1 al 3. El Grado 1 es el más fuerte. Para la puerta del frente, escoja Grado 2 como mínimo.',
      },
      {
        question: '¿Instalan cerraduras inteligentes?',
        answer:
          'Sí. La puerta tiene que cerrar sin que haya que empujarla; si no cierra así, eso se arregla primero. Después ponemos la cerradura y la configuramos con usted en su teléfono.',
      },
    ],
  },
  related: { heading: 'Otros servicios para su casa' },
  aside: {
    heading: 'Pida un cambio de cerradura',
    hint: 'Díganos para cuándo. La próxima página le pide la dirección y cómo es la puerta.',
  },
}
