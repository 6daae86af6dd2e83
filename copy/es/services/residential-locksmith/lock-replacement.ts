import { perFacts } from '#domain/business/per-facts.ts'
import { area, baseTown, region, townAndCounty } from '#copy/es/place.ts'
import type { ServiceCopy } from '#copy/types.ts'
import { whileServed } from '#copy/while-town-served.ts'

export const lockReplacement = perFacts((): ServiceCopy => ({
  meta: {
    title: `Cambio de cerradura, ${baseTown()} ${region()}`,
    description: `Cambio de cerradura o chapa en su casa, 24/7, en ${townAndCounty()}: cerrojo, perilla, teclado o cerradura inteligente, instalados y ajustados.`,
  },
  heading: 'Cambio de cerradura (chapa, llavín)',
  lead: `Instalamos cerrojos (deadbolts), perillas, teclados y cerraduras inteligentes en ${area()}, 24/7. La instalación cuesta desde {installationPrice}, más la cerradura; si ya compró una, le ponemos la suya.`,
  blurb: 'Cerrojo, perilla, teclado o inteligente.',
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
      'Medimos la puerta, sacamos la vieja y ponemos la nueva. La mayoría cabe en los huecos que ya hay, y no se corta nada.',
      'Después va la placa del marco, donde entra el cerrojo. Sus tornillos de tres pulgadas llegan hasta el madero de la pared, porque una cerradura fuerte en un marco débil no aguanta una patada.',
      `${whileServed('Hoboken', 'Muchas puertas viejas de Hoboken y de los Heights', 'Muchas puertas viejas')} llevan una cerradura de embutir (mortise), metida en el borde de la puerta. Para esas buscamos una que quepa antes de cortar madera.`,
    ],
  },
  whenToCall: {
    heading: 'Cuándo cambiar la cerradura',
    items: [
      'La llave se sale cuando va a medio girar.',
      'En un robo doblaron la cerradura o rajaron el marco.',
      'La puerta tiene perilla y no tiene cerrojo.',
      'El cerrojo también pide llave por dentro, y en un incendio eso es peligroso.',
      'Quiere códigos en vez de llaves.',
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
        cells: ['Un poco de lubricante seco', 'Pilas nuevas, más o menos una vez al año'],
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
      'En la orden de trabajo, la mano de obra y la cerradura van en renglones aparte: así ve qué está pagando.',
    ],
  },
  ready: {
    heading: 'Qué tener a la mano',
    items: [
      {
        icon: 'scan',
        title: 'Dos medidas',
        text: 'El grueso de la puerta, y del borde al centro del hueco.',
      },
      {
        icon: 'key',
        title: 'Las llaves de sus otras puertas',
        text: 'Muchas veces la nueva puede abrir con la misma.',
      },
      {
        icon: 'document',
        title: 'Su identificación',
        text: 'Si renta, también el permiso del dueño. Muchos piden una copia de la llave.',
      },
    ],
  },
  questions: {
    heading: 'Preguntas sobre cerraduras nuevas',
    items: [
      {
        question: '¿Qué grado de cerradura necesito?',
        answer:
          'Las normas ANSI/BHMA las dividen en tres grados, y el 1 es el más fuerte. Para la puerta del frente, escoja 2 o mejor.',
      },
      {
        question: 'Ya compré una cerradura. ¿Me la instalan?',
        answer:
          'Sí, si cabe en la puerta. Antes de que vayamos, léanos las medidas que dice la caja.',
      },
      {
        question: '¿Instalan cerraduras inteligentes?',
        answer:
          'Sí. La puerta tiene que cerrar sin que la empujen, así que eso va primero. Después ponemos la cerradura y la configuramos con usted en su teléfono.',
      },
      {
        question: '¿Una sola llave puede abrir la puerta del frente, la de atrás y la del lado?',
        answer:
          'Sí, si todas usan el mismo tipo de llave. A la que usa otro le cambiamos el cilindro (donde entra la llave).',
      },
    ],
  },
  related: { heading: 'Más servicios para su casa' },
  aside: {
    heading: 'Pida un cambio de cerradura',
    hint: 'Escoja para cuándo; después le pedimos la dirección y cómo es la puerta.',
  },
}))
