import { perFacts } from '#domain/business/per-facts.ts'
import { area, baseTown, region, townAndArea } from '#copy/es/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const commercialLockReplacement = perFacts((): ServiceCopy => ({
  meta: {
    title: `Cerraduras de negocio, ${baseTown()} ${region()}`,
    description: `Cambio de cerradura para puertas de tienda, de oficina y de edificio en ${townAndArea()}, desde {installationPrice} más la cerradura.`,
  },
  heading: 'Cambio de cerradura de negocio',
  lead: `Cambiamos cerraduras (chapas) de tiendas, oficinas y edificios en ${area()}, 24/7, y ajustamos la puerta que gastó la anterior. La instalación cuesta desde {installationPrice}, más la cerradura, según su grado.`,
  blurb: 'Puertas de tienda, de oficina y de edificio.',
  plateAlt:
    'Una cerradura de manija de tienda, desarmada: cilindro y manija a la izquierda, la lengüeta que va en el borde de la puerta de aluminio y la placa del marco.',
  callouts: [
    { part: 'cylinder', title: 'Cilindro', text: 'Puede abrir con la llave que tiene' },
    { part: 'lever', title: 'Manija', text: 'Abre sin agarrar ni girar' },
    { part: 'latch', title: 'Lengüeta', text: 'El pestillo, en el borde' },
    { part: 'strike', title: 'Placa', text: 'Aquí entra la lengüeta' },
  ],
  promise: {
    heading: 'Cómo escogemos la cerradura',
    paragraphs: [
      'La puerta de un negocio se abre cientos de veces al día, y las normas ANSI/BHMA prueban las cerraduras para eso. La de Grado 1 es la que más aguanta y la de Grado 3, la que menos. Para saber cuál le hace falta, contamos cuánta gente usa la puerta.',
      'Una puerta que golpea o está caída gasta también la próxima cerradura. En la misma visita ajustamos el cierrapuertas, las bisagras o los pivotes antes de poner la nueva.',
    ],
  },
  whenToCall: {
    heading: 'Cuándo cambiar la cerradura del negocio',
    items: [
      'La manija se cae y hay que levantarla para salir.',
      'Tiene que menear la llave para cerrar la puerta de vidrio.',
      'En un robo doblaron la cerradura o el marco.',
      'El público o sus empleados tienen que girar una perilla redonda.',
      'Ya no fabrican las piezas de la que tiene.',
    ],
  },
  comparison: {
    heading: '¿Grado 1 o Grado 2?',
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
        label: 'Dónde no conviene',
        cells: [
          'En un clóset que casi no se usa: sale cara',
          'En la única puerta de una tienda con mucha gente',
        ],
      },
    ],
  },
  price: {
    heading: 'Cuánto cuesta una cerradura de negocio',
    paragraphs: [
      'Una puerta contra incendios (fire door) lleva piezas certificadas para ella, que cuestan más.',
    ],
  },
  ready: {
    heading: 'Qué averiguar antes de llamar',
    items: [
      {
        icon: 'scan',
        title: 'La marca de la cerradura',
        text: 'Está en el borde de la puerta o debajo de la manija.',
      },
      {
        icon: 'document',
        title: 'Lo que dice la etiqueta contra incendios',
        text: 'Es una placa pequeña de metal del lado de las bisagras. No todas las puertas la tienen.',
      },
      {
        icon: 'clock',
        title: 'Una hora en que la puerta pueda quedar abierta',
        text: 'Escoja un rato flojo: la necesitamos abierta mientras trabajamos.',
      },
    ],
  },
  questions: {
    heading: 'Preguntas sobre el cambio de cerradura',
    items: [
      {
        question: '¿Tengo que usar manija? A mí me gusta mi perilla.',
        answer:
          'En las puertas del público y de los empleados, sí, o una que se empuje o se jale. Las normas de la ley ADA piden algo que abra sin agarrar con fuerza ni girar la muñeca (sección 404.2.7).',
      },
      {
        question: '¿Puedo poner una cerradura que pida llave para salir?',
        answer:
          'Solo en algunas entradas principales de tiendas y oficinas, con un letrero, si el inspector de incendios lo permite. En las demás, la gente tiene que salir con un solo movimiento.',
      },
      {
        question: '¿La cerradura nueva puede abrir con nuestra llave de siempre?',
        answer: 'Sí, si se pide para su tipo de llave. Enséñenos una antes de que la pidamos.',
      },
      {
        question: '¿Qué son las cerraduras de almacén, de aula y de oficina?',
        answer:
          'La diferencia es cuándo queda cerrada la manija de afuera. En la de almacén, siempre. En la de aula, cuando le ponen llave por fuera. En la de oficina, cuando oprimen un botón por dentro.',
      },
    ],
  },
  related: { heading: 'Más servicios para su negocio' },
  aside: {
    heading: 'Pida una cerradura para su negocio',
    hint: 'Díganos para cuándo. Después le preguntamos de qué es la puerta.',
  },
}))
