import { perFacts } from '#domain/business/per-facts.ts'
import { whileOffered } from '#copy/offered.ts'
import { area, baseTown, region, townAndCounty } from '#copy/es/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const gateLocks = perFacts((): ServiceCopy => ({
  meta: {
    title: `Cerraduras de portón, ${baseTown()} ${region()}`,
    description: `Cerraduras para portones de hierro y de madera en ${townAndCounty()}, reparadas o nuevas, desde {price}. Mande dos fotos o llame, de día o de noche.`,
  },
  heading: 'Cerraduras de portón',
  lead: `Reparamos cerraduras (chapas) de portón y ponemos nuevas, hechas para afuera, en ${area()}, 24/7, desde {price} de día y {nightPrice} de noche. Primero enderezamos el portón, porque uno caído arruina cualquier cerradura.`,
  blurb: 'Portones de hierro y de madera.',
  plateAlt:
    'Parte de un portón de hierro: una caja de cerradura entre dos barrotes con punta de lanza, la lengüeta que llega a la placa del poste y una tapa sobre la entrada de la llave.',
  callouts: [
    { part: 'box', title: 'Caja', text: 'Soldada entre dos barrotes' },
    { part: 'latch', title: 'Lengüeta', text: 'Pestillo largo: el portón se cae' },
    { part: 'keeper', title: 'Placa', text: 'Aquí entra la lengüeta' },
    { part: 'cover', title: 'Tapa', text: 'Para que no entre agua ni polvo' },
  ],
  promise: {
    heading: 'Si su portón no cierra con llave',
    paragraphs: [
      'Lo más común es que el portón se haya movido: el poste se inclinó, se gastó una bisagra o se hinchó la madera. Ajustamos la bisagra, el tope y la placa hasta que la lengüeta (el pestillo) entre donde debe.',
      'Si hace falta una cerradura nueva, ponemos una para la intemperie: acero inoxidable o latón por dentro, tapa en la entrada de la llave y una lengüeta más larga. La lluvia y la sal de la calle echan a perder una cerradura de interior.',
      'El hierro rajado se suelda antes de ponerle cerradura, y un poste podrido se cambia primero.',
    ],
  },
  whenToCall: {
    heading: 'Cuándo llamar por un portón',
    items: [
      'La lengüeta no llega a la placa y el portón se abre solo.',
      'La cerradura está trabada y la llave se empieza a doblar.',
      'Alguien puede meter la mano por los barrotes y girar la perilla.',
      'Varios vecinos comparten el portón del callejón y todos necesitan llave.',
      'El portón golpea con el viento.',
    ],
  },
  comparison: {
    heading: '¿Portón de hierro o de madera?',
    columns: ['De hierro', 'De madera'],
    rows: [
      {
        label: 'La cerradura que lleva',
        cells: ['Una en caja de acero', 'Una de sobreponer con lengüeta larga'],
      },
      {
        label: 'Cómo se fija',
        cells: ['Soldada o con pernos', 'Con pernos que atraviesan el marco'],
      },
      {
        label: 'Qué se daña',
        cells: [
          'Las bisagras se gastan y el portón se cae',
          'Las tablas se hinchan y el poste se inclina',
        ],
      },
      {
        label: 'Para que nadie meta la mano',
        cells: ['Una plancha o malla detrás de la cerradura', 'Lo impiden las tablas'],
      },
    ],
  },
  price: {
    heading: 'Cuánto cuesta una cerradura de portón',
    paragraphs: [
      'Una caja, una plancha o una soldadura va en su propio renglón. No todos los portones la necesitan.',
    ],
  },
  ready: {
    heading: 'Qué mirar antes de llamar',
    items: [
      {
        icon: 'camera',
        title: 'Dos fotos',
        text: 'Una del lado que cierra y otra de las bisagras. Las puede agregar después de llenar el formulario.',
      },
      {
        icon: 'key',
        title: 'La llave de su casa',
        text: 'Muchas cerraduras de portón pueden abrir con la misma.',
      },
      {
        icon: 'people',
        title: 'El permiso de los vecinos',
        text: 'Si comparten el callejón. Y cuántas llaves necesita cada uno.',
      },
    ],
  },
  questions: {
    heading: 'Preguntas sobre portones',
    items: [
      {
        question: 'El portón es nuestra salida en un incendio. ¿Se puede cerrar con llave?',
        answer:
          'Desde la calle, sí. Desde adentro tiene que abrir sin llave, y así es la cerradura que ponemos.',
      },
      {
        question: '¿Se puede poner un teclado en el portón?',
        answer: `Sí. Hay cerraduras de botones para afuera que no usan pilas.${whileOffered('Access Control', ' Para timbres y portones eléctricos, vea la página de control de acceso.')}`,
      },
      {
        question: 'La cerradura del portón se congeló. ¿Qué hago?',
        answer:
          'Caliente la llave y use un descongelante (de-icer). Agua caliente, no: se mete y se vuelve a congelar. Después deje la tapa cerrada.',
      },
      {
        question: 'La reja de mi ventana solo abre con llave. ¿Se permite?',
        answer:
          'Desde adentro tiene que abrir sin llave. Dígaselo al dueño o llame a la oficina de prevención de incendios de su ciudad.',
      },
    ],
  },
  related: { heading: 'Más servicios para su casa' },
  aside: {
    heading: 'Pida servicio para su portón',
    hint: 'Escoja para cuándo; después le preguntamos si el portón es de hierro o de madera.',
  },
}))
