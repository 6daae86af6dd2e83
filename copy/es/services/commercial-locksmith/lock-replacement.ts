import { area, baseTown, region } from '#copy/es/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const commercialLockReplacement: ServiceCopy = {
  meta: {
    title: `Cambio de cerradura de negocio, ${baseTown} ${region}`,
    description: `Cambio de cerradura para tiendas, oficinas y edificios en ${area}, 24/7. Cerraduras de Grado 1 y 2, puertas de vidrio, de acero y contra incendios.`,
  },
  heading: 'Cambio de cerradura de negocio',
  lead: `¿La cerradura (chapa) de su tienda u oficina está gastada o rota? Ponemos una nueva en ${area}, 24/7. La instalación cuesta desde {installationPrice}; la cerradura se paga aparte.`,
  blurb: 'Cerraduras nuevas para tiendas, oficinas y edificios.',
  plateAlt:
    'Una cerradura de manija de tienda, desarmada: cilindro y manija a la izquierda, la lengüeta que va en el borde de la puerta de aluminio y la placa del marco.',
  callouts: [
    { part: 'cylinder', title: 'Cilindro', text: 'Puede abrir con la llave que tiene' },
    { part: 'lever', title: 'Manija', text: 'Abre sin agarrar ni girar' },
    { part: 'latch', title: 'Lengüeta', text: 'Va en el borde de la puerta' },
    { part: 'strike', title: 'Placa', text: 'Aquí engancha la lengüeta' },
  ],
  promise: {
    heading: 'Cómo escogemos la cerradura comercial',
    paragraphs: [
      'La puerta de un negocio se abre muchas veces al día, y la cerradura tiene que aguantarlo. Las normas ANSI/BHMA las dividen en tres grados: el 1 es para el mayor uso, el 2 para menos y el 3 para poco. Díganos cómo se usa la puerta y le ayudamos a escoger.',
      'Si la puerta golpea o está caída, arreglamos el cierrapuertas o la bisagra en la misma visita. De lo contrario, la cerradura nueva también se gasta pronto.',
    ],
  },
  whenToCall: {
    heading: 'Cambie la cerradura del negocio si',
    items: [
      'La manija se cae y hay que levantarla para salir.',
      'Tiene que menear la llave para cerrar la puerta de vidrio.',
      'En un robo doblaron la cerradura o el marco.',
      'La puerta que usa el público todavía lleva perilla redonda.',
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
          'Un clóset o un cuarto que casi no se usa',
          'La única puerta de una tienda con mucha gente',
        ],
      },
    ],
  },
  price: {
    heading: 'Cuánto cuesta una cerradura de negocio',
    paragraphs: [
      'Una puerta contra incendios (fire door) lleva piezas certificadas, que cuestan más. Si quiere que abra con la llave que ya usa, díganoslo cuando llame.',
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
          'En las puertas del público y de los empleados, las reglas de accesibilidad piden algo que abra sin agarrar con fuerza ni girar la muñeca: una manija, o una puerta que se empuja o se hala.',
      },
      {
        question: '¿La cerradura nueva puede abrir con nuestra llave de siempre?',
        answer: 'Sí, si la pedimos para su tipo de llave. Díganoslo antes de que la compremos.',
      },
      {
        question: '¿Qué son las cerraduras de almacén, de aula y de oficina?',
        answer:
          'Cambia cuándo queda cerrada la manija de afuera. En la de almacén, siempre. En la de aula, cuando usted le pone llave por fuera. En la de oficina, cuando oprime un botón por dentro.',
      },
    ],
  },
  related: { heading: 'Otros servicios para negocios' },
  aside: {
    heading: 'Pida una cerradura para su negocio',
    hint: 'Díganos para cuándo. En la próxima página, díganos de qué es la puerta.',
  },
}
