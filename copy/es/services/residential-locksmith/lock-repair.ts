import { area, baseTown, townAndCounty } from '#copy/es/place.ts'
import type { ServiceCopy } from '#copy/types.ts'
import { whileServed } from '#copy/while-town-served.ts'

export const lockRepair: ServiceCopy = {
  meta: {
    title: `Reparación de cerradura, ${baseTown}`,
    description: `¿La cerradura se traba, da vueltas o está dura? Vemos si es ella o la puerta y lo reparamos a domicilio en ${townAndCounty}, 24/7.`,
  },
  heading: 'Reparación de cerradura',
  lead: `Si la cerradura (chapa, llavín) se traba o da vueltas, muchas veces está buena y lo que falla es la puerta. Lo averiguamos y lo reparamos en ${area}, 24/7, desde {price}.`,
  blurb: 'Se traba, da vueltas o se cae la manija.',
  plateAlt:
    'Una cerradura de embutir sin la tapa de la caja: la lengüeta y el cerrojo en el borde, la nuez para el eje y un resorte partido en dos.',
  callouts: [
    { part: 'latch', title: 'Lengüeta', text: 'Roza si la puerta se descuelga' },
    { part: 'hub', title: 'Nuez', text: 'La perilla mueve esta pieza' },
    { part: 'spring', title: 'Resorte', text: 'Si se rompe, la manija se cae' },
    { part: 'bolt', title: 'Cerrojo', text: 'Raspa si la placa se movió' },
  ],
  promise: {
    heading: 'Cómo encontramos la falla',
    paragraphs: [
      'Giramos el cerrojo (deadbolt) con la puerta abierta. Si gira bien, la culpa es de la puerta: unos tornillos más largos en la bisagra de arriba, o mover un poco la placa del marco donde entra el cerrojo, y la cerradura se queda.',
      'Si también se traba con la puerta abierta, la sacamos, la abrimos y le enseñamos la pieza que falló. Muchas veces es un resorte.',
      `${whileServed('Hoboken', 'Muchas puertas viejas de Hoboken y de los Heights', 'Muchas puertas viejas')} llevan cerradura de embutir (mortise). Limpia y con un resorte nuevo, la mayoría vuelve a su lugar, con los herrajes de siempre.`,
    ],
  },
  whenToCall: {
    heading: 'Señales de que hay que repararla',
    items: [
      'Hay que levantar o empujar la puerta para cerrarla con llave.',
      'Cuesta meter o sacar la llave.',
      'La perilla da la vuelta completa y no pasa nada.',
      'La manija se queda caída.',
      'La puerta de entrada del edificio ya no engancha.',
    ],
  },
  comparison: {
    heading: '¿Es la puerta o la cerradura?',
    columns: ['Es la puerta', 'Es la cerradura'],
    rows: [
      {
        label: 'Cómo saberlo',
        cells: ['Con la puerta abierta, gira bien', 'Se traba también con la puerta abierta'],
      },
      {
        label: 'Causa más común',
        cells: [
          'Una bisagra floja o madera hinchada',
          'Un resorte roto, pines gastados o suciedad',
        ],
      },
      {
        label: 'Cómo se repara',
        cells: [
          'Tornillos en la bisagra, o mover la placa del marco',
          'Una pieza nueva, o limpieza y pines nuevos',
        ],
      },
      { label: '¿Hace falta una nueva?', cells: ['No', 'Solo si ya no fabrican la pieza'] },
    ],
  },
  price: {
    heading: 'Cuánto cuesta una reparación',
    paragraphs: [
      'Si una cerradura nueva costaría más o menos lo mismo, le decimos los dos precios y usted escoge.',
    ],
  },
  ready: {
    heading: 'Qué tener a la mano',
    items: [
      {
        icon: 'key',
        title: 'Todas sus llaves',
        text: 'La que se traba y la de repuesto. A veces la culpa es de la llave.',
      },
      {
        icon: 'scan',
        title: 'La marca de la cerradura',
        text: 'Busque un nombre o un número en el borde de la puerta.',
      },
      { icon: 'id', title: 'Su identificación', text: 'Y, si alquila, el permiso del dueño.' },
    ],
  },
  questions: {
    heading: 'Preguntas sobre reparaciones',
    items: [
      {
        question: '¿Qué le puedo echar a una cerradura que se traba?',
        answer:
          'Un poco de lubricante seco, como grafito o PTFE. Aceite de la casa, no: junta suciedad y la cerradura empeora.',
      },
      {
        question: 'Se me rompió la llave. ¿Se dañó la cerradura?',
        answer:
          'Rara vez. Sacamos el pedazo, hacemos una llave nueva con las dos mitades y vemos por qué se rompió.',
      },
      {
        question: '¿Por qué se traba solo en algunos meses?',
        answer:
          'La madera se hincha y se encoge según el clima, y el cerrojo ya no cae en el hueco de la placa.',
      },
    ],
  },
  related: { heading: 'Si ya no se puede reparar' },
  aside: {
    heading: 'Pida una reparación',
    hint: 'Escoja para cuándo. Después, cuéntenos qué le pasa a la cerradura y cuándo se traba.',
  },
}
