import { area, baseTown, region, withLicense } from '#copy/es/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const commercialLockReplacement: ServiceCopy = {
  meta: {
    title: `Cambio de cerradura de negocio, ${baseTown} ${region}`,
    description: `Cerraduras nuevas para puertas de tienda, oficina y edificio. Las instala un cerrajero${withLicense} en ${area}. Llame 24/7 y le damos el precio.`,
  },
  heading: 'Cambio de cerradura de negocio',
  lead: `¿La cerradura (chapa) de su tienda u oficina está gastada o rota? Ponemos una nueva en ${area}, 24/7. La instalación cuesta desde {installationPrice}; la cerradura va aparte. Por teléfono le damos el precio del trabajo y el de la cerradura, y usted prueba las llaves antes de pagar.`,
  blurb: 'Cerraduras nuevas para tiendas, oficinas y edificios.',
  plateAlt:
    'Una cerradura de manija de tienda, desarmada: cilindro y manija a la izquierda, el pestillo que va en el borde de la puerta de aluminio y la contrachapa.',
  callouts: [
    { part: 'cylinder', title: 'Cilindro', text: 'Puede abrir con la llave que tiene' },
    { part: 'lever', title: 'Manija', text: 'Abre sin agarrar ni girar' },
    { part: 'latch', title: 'Pestillo', text: 'Va en el borde de la puerta' },
    { part: 'strike', title: 'Contrachapa', text: 'Aquí engancha el pestillo' },
  ],
  promise: {
    heading: 'Cómo escogemos la cerradura comercial',
    paragraphs: [
      'La puerta de un negocio se abre muchas veces al día, y la cerradura tiene que estar hecha para eso. Las cerraduras se prueban según las normas ANSI/BHMA. El Grado 1 es para el mayor uso, el Grado 2 para menos y el Grado 3 para poco uso. Díganos cómo se usa la puerta y le ayudamos a escoger.',
      'Una puerta mala daña las cerraduras buenas. Si la puerta golpea o está caída, arreglamos el cierrapuertas o la bisagra en la misma visita. Si no lo hacemos, la cerradura nueva también se gasta.',
    ],
  },
  whenToCall: {
    heading: 'Cambie la cerradura del negocio si',
    items: [
      'La manija se cae y hay que levantarla para salir.',
      'Tiene que mover la llave de lado a lado para cerrar la puerta de vidrio.',
      'En un robo doblaron el pestillo o el marco.',
      'El público o sus empleados tienen que usar una perilla redonda.',
      'La cerradura está rota y ya no hacen sus piezas.',
    ],
  },
  comparison: {
    heading: '¿Compro Grado 1 o Grado 2?',
    columns: ['Grado 1', 'Grado 2'],
    rows: [
      {
        label: 'Dónde usarla',
        cells: [
          'Puertas del frente, escuelas y entradas compartidas',
          'Oficinas, almacenes y puertas de atrás',
        ],
      },
      {
        label: 'Cómo se prueba',
        cells: ['Con más ciclos y más fuerza', 'Con menos ciclos y menos fuerza'],
      },
      {
        label: 'Dónde no usarla',
        cells: [
          'Un clóset que se abre dos veces al día',
          'La única puerta de una tienda con mucha gente',
        ],
      },
    ],
  },
  price: {
    heading: 'Cuánto cuesta una cerradura de negocio',
    paragraphs: [
      'La instalación de una cerradura cuesta desde {installationPrice}; la cerradura va aparte. El precio sube con el grado y el tipo de cerradura. Una puerta cortafuego (fire door) lleva piezas certificadas, que cuestan más.',
      'Cuesta menos si la cerradura nueva cabe en los huecos viejos. Si quiere que abra con su llave de antes, díganoslo cuando llame.',
    ],
  },
  ready: {
    heading: 'Qué averiguar antes de que vayamos',
    items: [
      {
        icon: 'scan',
        title: 'La marca de la cerradura',
        text: 'Búsquela en el borde de la puerta o debajo de la manija.',
      },
      {
        icon: 'document',
        title: 'Lo que dice la etiqueta de resistencia al fuego',
        text: 'Es una placa pequeña de metal del lado de las bisagras, si la puerta la tiene.',
      },
      {
        icon: 'clock',
        title: 'Una hora en que la puerta pueda quedar abierta',
        text: 'La necesitamos abierta mientras trabajamos.',
      },
    ],
  },
  questions: {
    heading: 'Preguntas sobre el cambio de cerradura',
    items: [
      {
        question: '¿Tengo que usar manija? A mí me gusta mi perilla.',
        answer:
          'En puertas para el público o los empleados, las reglas de accesibilidad piden algo que se abra sin agarrar con fuerza ni girar la muñeca. Eso quiere decir una manija, o una puerta que se empuja o se hala.',
      },
      {
        question: '¿La cerradura nueva se puede hacer para nuestra llave vieja?',
        answer: 'Sí, si la pedimos para su tipo de llave. Díganoslo antes de que la compremos.',
      },
      {
        question: '¿Qué son las cerraduras de almacén, de aula y de oficina?',
        answer:
          'Depende de cuándo queda cerrada la manija de afuera. En la de almacén, siempre. En la de aula, usted la cierra con llave por fuera. En la de oficina, usted oprime un botón por dentro.',
      },
    ],
  },
  related: { heading: 'Otros servicios para negocios' },
  aside: {
    heading: 'Pida una cerradura para su negocio',
    hint: 'Escoja para cuándo. En la próxima página, díganos de qué material es la puerta.',
  },
}
