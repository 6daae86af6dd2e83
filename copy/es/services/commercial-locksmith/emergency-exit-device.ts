import { area, baseTown, region, townAndCounty } from '#copy/es/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const emergencyExitDevice: ServiceCopy = {
  meta: {
    title: `Barras de pánico en ${baseTown}, ${region}`,
    description: `Instalación y reparación de barras de pánico y alarmas de salida en ${townAndCounty}, 24/7. Para una nueva, presupuesto por escrito.`,
  },
  heading: 'Barra de pánico',
  lead: `Reparamos barras de pánico e instalamos nuevas en ${area}, 24/7, desde {price}. Para una nueva le damos antes un presupuesto por escrito, con marca y modelo, que le puede enseñar al inspector.`,
  blurb: 'Barras de pánico y alarmas de salida.',
  plateAlt:
    'Una barra de pánico a lo ancho de una puerta: la barra que se empuja, la lengüeta al final de la caja, la placa del marco y, dentro de la barra, el fijador de llave hexagonal que la mantiene abajo.',
  callouts: [
    { part: 'bar', title: 'Barra', text: 'Un empujón abre la puerta' },
    { part: 'latch', title: 'Lengüeta', text: 'Debe soltar y volver a agarrar' },
    { part: 'strike', title: 'Placa', text: 'En el marco de la puerta' },
    { part: 'dogging', title: 'Fijador', text: 'No va en puertas de incendios' },
  ],
  promise: {
    heading: 'Qué debe hacer una barra de pánico',
    paragraphs: [
      'Con un empujón, la puerta abre, aun a oscuras y con mucha gente. Al cerrarse, vuelve a enganchar para que nadie entre de la calle. Muchas veces no es la barra: se descolgó la puerta, se movió la placa del marco o se dobló una varilla.',
      'Reparación: empujamos la barra despacio para ver dónde se traba, cambiamos resortes, varillas o tapas, y ajustamos la placa y el cierrapuertas. Si la caja está rajada, hace falta una nueva.',
      'Instalación: medimos la puerta, leemos su etiqueta contra incendios y cotizamos una barra que sirva para las dos cosas. Por aquí se ven mucho Von Duprin, Sargent, Adams Rite y Detex; la marca de la suya está en la punta de la barra.',
    ],
  },
  whenToCall: {
    heading: 'Cuándo llamar por una puerta de salida',
    items: [
      'La barra está dura.',
      'La puerta se cierra pero no engancha.',
      'La alarma de la salida pita, o no tiene batería.',
      'Alguien le puso una cadena a la puerta.',
      'Un inspector le dejó un aviso.',
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
        label: '¿Se puede fijar abajo (“dogging”)?',
        cells: ['Sí, con llave hexagonal o con cilindro', 'No, la puerta tiene que enganchar'],
      },
      {
        label: 'Cómo puede quedar abierta',
        cells: [
          'Con el fijador',
          'Solo con un retenedor eléctrico que la suelta cuando suena la alarma de incendios',
        ],
      },
      {
        label: 'Para qué está probada',
        cells: ['Para dejar salir a la gente', 'Para dejar salir y contener un incendio'],
      },
    ],
  },
  price: {
    heading: 'Cuánto cuesta una barra de pánico',
    paragraphs: [
      'Ajustarla es un trabajo pequeño. Lo más caro es una nueva con varillas verticales y para puerta contra incendios; la manija de afuera, la alarma y las piezas eléctricas van en líneas aparte.',
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
          'Según el International Building Code (2021, sección 1010.2.9), la llevan las puertas con cerradura en escuelas y lugares de reunión para 50 personas o más, y en cuartos de alto peligro. También algunos cuartos eléctricos. En su caso decide el inspector de incendios (fire official).',
      },
      {
        question: 'Hay gente que se mete por la salida. ¿Qué hago?',
        answer:
          'Quite la manija de afuera, ponga una alarma de salida y mande a ajustar la placa y el cierrapuertas. Una barra que abre con demora solo se permite en algunos edificios, conectada a la alarma de incendios.',
      },
      {
        question: '¿Le puedo poner cadena o llave a la salida de noche?',
        answer:
          'Para los de afuera, sí. Pero quien quede adentro tiene que poder salir sin llave; por eso quitamos cadenas, portacandados y pasadores.',
      },
    ],
  },
  related: { heading: 'Más servicios para su negocio' },
  aside: {
    heading: 'Pida servicio para su barra de pánico',
    hint: '¿Para cuándo? Después, cuéntenos qué le pasa a la puerta.',
  },
}
