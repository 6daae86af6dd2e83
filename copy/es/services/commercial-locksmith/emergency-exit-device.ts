import { perFacts } from '#domain/business/per-facts.ts'
import { area, baseTown, region, townAndCounty } from '#copy/es/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const emergencyExitDevice = perFacts((): ServiceCopy => ({
  meta: {
    title: `Barras de pánico en ${baseTown()}, ${region()}`,
    description: `Reparamos e instalamos barras de pánico y alarmas de salida, 24/7, en ${townAndCounty()}. Ajustar una cuesta desde {price}.`,
  },
  heading: 'Reparación e instalación de barras de pánico',
  lead: `Arreglamos la barra que se traba o ponemos una nueva en ${area()}, 24/7. Ajustarla cuesta desde {price} de día y {nightPrice} de noche. Para una nueva le damos primero un presupuesto por escrito, con marca y modelo: así se lo puede enseñar al inspector.`,
  blurb: 'Barras de pánico y alarmas de salida.',
  plateAlt:
    'Una barra de pánico a lo ancho de una puerta: la barra que se empuja, la lengüeta al final de la caja, la placa del marco y, dentro de la barra, el fijador de llave hexagonal que la deja hundida.',
  callouts: [
    { part: 'bar', title: 'Barra', text: 'Un empujón abre la puerta' },
    { part: 'latch', title: 'Lengüeta', text: 'Suelta la puerta y la agarra' },
    { part: 'strike', title: 'Placa', text: 'En el marco de la puerta' },
    { part: 'dogging', title: 'Fijador', text: 'Deja la barra hundida' },
  ],
  promise: {
    heading: 'Qué debe hacer una barra de pánico',
    paragraphs: [
      'De un empujón, la puerta se abre, aunque esté oscuro y haya mucha gente. Al cerrarse, queda otra vez cerrada por fuera. Si no hace una de las dos cosas, muchas veces la culpa no es de la barra: la puerta está caída, la placa del marco se movió o una varilla se dobló.',
      'Para repararla, la empujamos despacio y vemos dónde se traba. Cambiamos el resorte, la varilla o la tapa, y ajustamos la placa y el cierrapuertas. Si la caja está rajada, hace falta una barra nueva.',
      'Para poner una nueva, medimos la puerta, leemos en su etiqueta si es contra incendios y cotizamos una barra que le quede y cumpla con el código. Por aquí se ven mucho Von Duprin, Sargent, Adams Rite y Detex; la marca de la suya está en la punta de la barra.',
    ],
  },
  whenToCall: {
    heading: 'Cuándo llamar por una puerta de salida',
    items: [
      'La barra está dura o se traba.',
      'La puerta se cierra, pero queda suelta.',
      'La alarma de la salida pita, o se le acabó la pila.',
      'Alguien le puso una cadena a la puerta.',
      'Un inspector le dejó un aviso (violation).',
    ],
  },
  comparison: {
    heading: '¿Qué barra lleva una puerta contra incendios?',
    columns: ['Barra de pánico común', 'Barra contra incendios'],
    rows: [
      {
        label: 'Dónde va',
        cells: ['En salidas comunes', 'En puertas contra incendios (fire doors)'],
      },
      {
        label: '¿Se puede dejar hundida (dogging)?',
        cells: ['Sí, con llave hexagonal o con cilindro', 'No, la puerta tiene que quedar cerrada'],
      },
      {
        label: 'Cómo se deja abierta la puerta',
        cells: [
          'Con la barra hundida',
          'Solo con un retén eléctrico que la suelta si suena la alarma de incendios',
        ],
      },
      {
        label: 'Para qué está probada',
        cells: ['Para dejar salir a la gente', 'Para dejar salir y detener el fuego'],
      },
    ],
  },
  price: {
    heading: 'Cuánto cuesta una barra de pánico',
    paragraphs: [
      'Ajustarla es lo más barato; lo más caro, una nueva con varillas verticales para puerta contra incendios. El presupuesto dice el total para su puerta.',
    ],
  },
  ready: {
    heading: 'Qué tener a la mano cuando llame',
    items: [
      {
        icon: 'scan',
        title: 'Las dos etiquetas',
        text: 'Una está del lado de las bisagras de la puerta; la otra, en la punta de la barra.',
      },
      {
        icon: 'document',
        title: 'El aviso del inspector',
        text: 'Si se lo dejó: dice qué hay que cambiar y para cuándo.',
      },
      {
        icon: 'clock',
        title: 'Una hora en que no haya gente',
        text: 'Mientras trabajamos, esa salida no se puede usar.',
      },
    ],
  },
  questions: {
    heading: 'Preguntas sobre barras de pánico',
    items: [
      {
        question: '¿Mi puerta necesita una?',
        answer:
          'Sí, si lleva cerradura y está en una escuela o en un lugar donde se reúnen 50 personas o más, en un local de alto riesgo o en ciertos cuartos eléctricos (International Building Code 2021, sección 1010.2.9). Sobre la suya decide el inspector de incendios (fire official).',
      },
      {
        question: 'Se me mete gente por la salida. ¿Qué hago?',
        answer:
          'Quítele la manija de afuera, póngale una alarma y mande a ajustar la placa y el cierrapuertas. La barra que tarda unos segundos en abrir solo se permite en algunos edificios, conectada a la alarma de incendios.',
      },
      {
        question: '¿Le puedo poner cadena o llave a la salida por la noche?',
        answer:
          'No mientras haya alguien adentro: todos tienen que poder salir sin llave. Por fuera sí puede estar cerrada. Por eso quitamos cadenas, portacandados y pasadores.',
      },
    ],
  },
  related: { heading: 'Más servicios para su negocio' },
  aside: {
    heading: 'Pida servicio para su barra de pánico',
    hint: 'Díganos para cuándo; después nos cuenta qué le pasa a la puerta.',
  },
}))
