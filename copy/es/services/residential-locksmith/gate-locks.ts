import { area, baseTown, region, townAndCounty, withLicense } from '#copy/es/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const gateLocks: ServiceCopy = {
  meta: {
    title: `Cerraduras de portón en ${baseTown}, ${region}`,
    description: `Un cerrajero${withLicense} instala y arregla cerraduras de portón en ${townAndCounty}: portones de hierro, de callejón y de madera.`,
  },
  heading: 'Cerraduras de portón',
  lead: `¿El portón no cierra? Lo enderezamos, arreglamos la cerradura (chapa) o ponemos una hecha para la intemperie, 24/7, en ${area}. Díganos cómo es y le damos el precio en la llamada.`,
  blurb: 'Arreglamos o cambiamos cerraduras de portón.',
  plateAlt:
    'Parte de un portón de hierro: una caja de cerradura entre dos barrotes con punta de lanza, el pestillo que llega a la contrachapa del poste y una tapa sobre la entrada de la llave.',
  callouts: [
    { part: 'box', title: 'Caja', text: 'Soldada entre dos barrotes' },
    { part: 'latch', title: 'Pestillo', text: 'Más largo: el portón se descuelga' },
    { part: 'keeper', title: 'Contrachapa', text: 'Aquí entra el pestillo' },
    { part: 'cover', title: 'Tapa', text: 'Para que no entre agua ni polvo' },
  ],
  promise: {
    heading: 'Si su portón no cierra con llave',
    paragraphs: [
      'Muchos portones que no cierran se descolgaron o se movieron. El poste se inclina, una bisagra se gasta o la madera se hincha. Por eso primero enderezamos el portón y después revisamos la cerradura.',
      'Si hace falta una cerradura nueva, usamos una hecha para afuera: acero inoxidable o latón por dentro, tapa sobre la entrada de la llave y pestillo más largo. La lluvia, el polvo o la sal echan a perder una cerradura de interior.',
      'Si el hierro está rajado, hay que soldarlo antes de ponerle una cerradura. Se lo enseñamos antes de empezar.',
    ],
  },
  whenToCall: {
    heading: 'Cuándo llamar por un portón',
    items: [
      'El pestillo no llega a la contrachapa y el portón se abre solo.',
      'La cerradura está trabada y la llave se empieza a doblar.',
      'Alguien puede meter la mano por los barrotes y girar la perilla.',
      'Varios vecinos comparten el portón del callejón y necesitan llave.',
      'El portón golpea con el viento.',
    ],
  },
  comparison: {
    heading: '¿Portón de hierro o de madera?',
    columns: ['De hierro', 'De madera'],
    rows: [
      {
        label: 'La cerradura que necesita',
        cells: ['Una cerradura en caja de acero', 'Una de sobreponer con pestillo largo'],
      },
      {
        label: 'Cómo se fija',
        cells: ['Soldada o con pernos que atraviesan', 'Con pernos que atraviesan el marco'],
      },
      {
        label: 'Qué se daña',
        cells: [
          'Las bisagras se gastan y el portón se descuelga',
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
    heading: 'Cuánto cuesta la cerradura de portón',
    paragraphs: [
      'Lo que menos cuesta es mover la contrachapa o soltar un pestillo trabado. Una cerradura nueva cuesta más. El precio también sube si el portón necesita una caja, pernos, una plancha o una soldadura.',
      'Una cerradura oxidada tarda más en salir. Si hay óxido, díganoslo cuando llame y va incluido en el precio.',
    ],
  },
  ready: {
    heading: 'Qué mirar antes de llamar',
    items: [
      {
        icon: 'camera',
        title: 'Dos fotos del portón',
        text: 'Del lado del pestillo y del lado de las bisagras. Si pide servicio en línea, las puede agregar a su solicitud.',
      },
      {
        icon: 'key',
        title: 'La llave de su casa',
        text: 'Puede que el portón abra con la misma.',
      },
      {
        icon: 'people',
        title: 'El número de llaves que necesita',
        text: 'Una por cada inquilino y cada vecino que usa el portón.',
      },
    ],
  },
  questions: {
    heading: 'Preguntas sobre portones',
    items: [
      {
        question: '¿El portón se puede abrir con la misma llave de mi puerta?',
        answer:
          'Muchas veces, sí. Enséñenos la llave y buscamos una cerradura de portón que abra con ella.',
      },
      {
        question: '¿Se puede poner un teclado en el portón?',
        answer:
          'Sí. Hay cerraduras de botones para afuera que no usan batería. Para timbres que abren la puerta y portones eléctricos, vea control de acceso.',
      },
      {
        question: 'La cerradura del portón está dura. ¿Qué hago?',
        answer:
          'Límpiela, póngale lubricante seco y deje la tapa cerrada. Si está congelada, no le eche agua caliente. El agua se mete y se congela.',
      },
      {
        question: 'Las rejas de la ventana de mi cuarto piden llave. ¿Se permite?',
        answer:
          'Usted debe poder abrirlas por dentro sin llave. Dígaselo al dueño o llame a la oficina de prevención de incendios de su ciudad.',
      },
    ],
  },
  related: { heading: 'Servicios para sus puertas' },
  aside: {
    heading: 'Pida servicio para su portón',
    hint: 'Escoja para cuándo. En la próxima página, díganos si el portón es de hierro o de madera.',
  },
}
