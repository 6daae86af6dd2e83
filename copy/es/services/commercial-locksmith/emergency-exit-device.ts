import { area, baseTown, region, townAndCounty } from '#copy/es/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const emergencyExitDevice: ServiceCopy = {
  meta: {
    title: `Barras de pánico en ${baseTown}, ${region}`,
    description: `Reparación e instalación de barras de pánico en ${townAndCounty}, 24/7: barras para puertas contra incendios, varillas verticales y alarmas de salida.`,
  },
  heading: 'Barra de pánico (salida de emergencia)',
  lead: `¿Se traba la barra de pánico, o el inspector le dejó un aviso? La reparamos o ponemos una nueva en ${area}, 24/7. Léanos la etiqueta de la barra y le decimos cuánto cuesta.`,
  blurb: 'Barras de pánico y alarmas: reparación o nuevas.',
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
      'Con un empujón suave, aun a oscuras, la puerta tiene que abrir. Y al cerrarse tiene que volver a enganchar, para que nadie entre de la calle. Si falla una de las dos cosas, la reparamos.',
      'Reparamos y cambiamos todos los tipos comunes, con sus manijas de afuera y sus alarmas. También ajustamos el cierrapuertas y la placa del marco. Muchas veces no es la barra: se descolgó la puerta o se dobló una varilla.',
    ],
  },
  whenToCall: {
    heading: 'Cuándo llamar por una puerta de salida',
    items: [
      'La barra está dura.',
      'La puerta se cierra pero no engancha.',
      'La alarma de la salida pita, o alguien le quitó la batería.',
      'Alguien le puso una cadena a la puerta.',
      'Un inspector dejó un aviso sobre la puerta.',
    ],
  },
  comparison: {
    heading: '¿Qué barra lleva una puerta contra incendios?',
    columns: ['Barra de pánico', 'Barra contra incendios'],
    rows: [
      {
        label: 'Dónde va',
        cells: ['En salidas comunes', 'En puertas contra incendios (fire doors)'],
      },
      {
        label: '¿Se puede fijar la barra abajo (“dogging”)?',
        cells: ['Sí, con llave hexagonal o llave común', 'No, la puerta tiene que enganchar'],
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
      'Muchas veces solo hay que ajustar la placa del marco o el cierrapuertas, y es un trabajo pequeño. Una manija de afuera con llave, una alarma o piezas eléctricas van en líneas aparte. Si pone una nueva, el presupuesto va por escrito.',
    ],
  },
  ready: {
    heading: 'Qué decirnos por teléfono',
    items: [
      {
        icon: 'scan',
        title: 'Lo que dicen las etiquetas',
        text: 'Están del lado de las bisagras de la puerta y en la punta de la barra.',
      },
      {
        icon: 'document',
        title: 'El aviso del inspector, si le dejó uno',
        text: 'Léanoslo por teléfono.',
      },
      {
        icon: 'clock',
        title: 'Una hora en que no haya gente',
        text: 'Trabajamos entonces, y la salida queda libre cuando hace falta.',
      },
    ],
  },
  questions: {
    heading: 'Preguntas sobre barras de pánico',
    items: [
      {
        question: '¿Mi puerta necesita barra de pánico?',
        answer:
          'Los códigos de construcción la piden en escuelas y lugares de reunión para 50 personas o más, y donde hay materiales de alto peligro. En su caso decide el inspector de incendios de su ciudad (fire official).',
      },
      {
        question: 'Hay gente que se mete por la salida. ¿Qué hago?',
        answer:
          'Se quita la manija de afuera, se pone una alarma de salida y se ajustan la placa del marco y el cierrapuertas. Una barra que abre con demora solo se permite en algunos lugares, y conectada a la alarma de incendios.',
      },
      {
        question: '¿Puedo cerrar la salida con llave por dentro?',
        answer:
          'Ciérrela para los de afuera, no para los de adentro. En la puerta principal de algunas tiendas y oficinas, los códigos permiten una cerradura con llave y un letrero. El inspector de incendios le puede decir si la suya es una de ellas.',
      },
    ],
  },
  related: { heading: 'Servicios para sus otras puertas' },
  aside: {
    heading: 'Pida una reparación de barra de pánico',
    hint: 'Díganos para cuándo. En la próxima página, cuéntenos qué le pasa a la puerta.',
  },
}
