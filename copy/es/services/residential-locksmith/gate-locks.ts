import { area, baseTown, region, townAndCounty } from '#copy/es/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const gateLocks: ServiceCopy = {
  meta: {
    title: `Cerraduras de portón en ${baseTown}, ${region}`,
    description: `¿El portón no cierra con llave? Cerrajero a domicilio en ${townAndCounty}: reparamos y ponemos cerraduras de portón, de hierro o de madera.`,
  },
  heading: 'Cerraduras de portón',
  lead: `¿El portón no cierra con llave? Lo enderezamos, reparamos la cerradura (chapa) o ponemos una hecha para afuera, 24/7, en ${area}. Díganos cómo es y le decimos cuánto cuesta.`,
  blurb: 'Reparamos o cambiamos la cerradura de su portón.',
  plateAlt:
    'Parte de un portón de hierro: una caja de cerradura entre dos barrotes con punta de lanza, la lengüeta que llega a la placa del poste y una tapa sobre la entrada de la llave.',
  callouts: [
    { part: 'box', title: 'Caja', text: 'Soldada entre dos barrotes' },
    { part: 'latch', title: 'Lengüeta', text: 'Larga: el portón se descuelga' },
    { part: 'keeper', title: 'Placa', text: 'Aquí entra la lengüeta' },
    { part: 'cover', title: 'Tapa', text: 'Para que no entre agua ni polvo' },
  ],
  promise: {
    heading: 'Si su portón no cierra con llave',
    paragraphs: [
      'Si un portón ya no cierra, muchas veces es que se descolgó: el poste se inclina, una bisagra se gasta o la madera se hincha. Por eso primero lo enderezamos y después revisamos la cerradura.',
      'Si hace falta una nueva, ponemos una hecha para afuera: acero inoxidable o latón por dentro, una tapa en la entrada de la llave y una lengüeta más larga. La lluvia, el polvo y la sal echan a perder una cerradura de interior.',
      'Si el hierro está rajado, hay que soldarlo antes. Se lo enseñamos y le decimos cuánto cuesta.',
    ],
  },
  whenToCall: {
    heading: 'Cuándo llamar por un portón',
    items: [
      'La lengüeta ya no alcanza la placa y el portón se abre solo.',
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
        label: 'La cerradura que necesita',
        cells: ['Una cerradura en caja de acero', 'Una de sobreponer con lengüeta larga'],
      },
      {
        label: 'Cómo se fija',
        cells: ['Soldada o con pernos pasantes', 'Con pernos que atraviesan el marco'],
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
      'Si el portón necesita una caja, pernos, una plancha o una soldadura, cuesta más. Y una cerradura oxidada tarda más en salir: si hay óxido, díganoslo cuando llame y ya va en el precio.',
    ],
  },
  ready: {
    heading: 'Qué mirar antes de llamar',
    items: [
      {
        icon: 'camera',
        title: 'Dos fotos del portón',
        text: 'Una del lado que cierra y otra del lado de las bisagras. Si llena el formulario, las puede agregar después a su solicitud.',
      },
      {
        icon: 'key',
        title: 'La llave de su casa',
        text: 'Quizás el portón puede abrir con la misma.',
      },
      {
        icon: 'people',
        title: 'Cuántas llaves necesita',
        text: 'Una por cada inquilino y cada vecino que usa el portón.',
      },
    ],
  },
  questions: {
    heading: 'Preguntas sobre portones',
    items: [
      {
        question: '¿El portón se puede abrir con la misma llave de mi puerta?',
        answer: 'Muchas veces, sí. Enséñenos la llave y buscamos una cerradura que abra con ella.',
      },
      {
        question: '¿Se puede poner un teclado en el portón?',
        answer:
          'Sí. Hay cerraduras de botones para afuera que no usan batería. Para portones eléctricos y timbres que abren la puerta, vea la página de control de acceso.',
      },
      {
        question: 'La cerradura del portón está dura. ¿Qué hago?',
        answer:
          'Límpiela, póngale lubricante seco y deje la tapa cerrada. Si está congelada, no le eche agua caliente: se mete y se vuelve a congelar.',
      },
      {
        question: 'La reja de la ventana de mi cuarto solo abre con llave. ¿Se permite?',
        answer:
          'No. Desde adentro tiene que abrir sin llave. Dígaselo al dueño o llame a la oficina de prevención de incendios de su ciudad.',
      },
    ],
  },
  related: { heading: 'Servicios para sus puertas' },
  aside: {
    heading: 'Pida servicio para su portón',
    hint: 'Díganos para cuándo. En la próxima página, díganos si el portón es de hierro o de madera.',
  },
}
