import { area, baseTown, county, region } from '#copy/es/place.ts'
import type { ServiceCopy } from '#copy/types.ts'
import { whileServed } from '#copy/while-town-served.ts'

export const lockRepair: ServiceCopy = {
  meta: {
    title: `Reparación de cerraduras, ${baseTown} ${region}`,
    description: `¿La cerradura se traba, da vueltas o está dura? Cerrajero a domicilio en ${county}, 24/7: reparamos la cerradura o la puerta, que muchas veces es la culpable.`,
  },
  heading: 'Reparación de cerradura',
  lead: `¿Su cerradura (chapa, llavín) se traba, da vueltas o no gira? Vemos si es ella o la puerta y lo reparamos, 24/7, en ${area}. Díganos qué le pasa y le decimos cuánto cuesta.`,
  blurb: '¿Se traba o da vueltas? Reparamos la cerradura o la puerta.',
  plateAlt:
    'Una cerradura de embutir sin la tapa de la caja: la lengüeta y el cerrojo en el borde, la nuez para el eje y un resorte partido en dos.',
  callouts: [
    { part: 'latch', title: 'Lengüeta', text: 'Roza si la puerta se descuelga' },
    { part: 'hub', title: 'Nuez', text: 'La perilla mueve esta pieza' },
    { part: 'spring', title: 'Resorte', text: 'Si se rompe, la manija se cae' },
    { part: 'bolt', title: 'Cerrojo', text: 'Raspa si la placa se movió' },
  ],
  promise: {
    heading: 'Cómo encontramos el problema',
    paragraphs: [
      'Primero vemos si es la cerradura o la puerta. Si tiene que empujar la puerta para girar el cerrojo (deadbolt), lo más probable es que se haya descolgado. Eso se arregla con tornillos más largos en la bisagra de arriba, o moviendo un poco la placa del marco. La cerradura se queda.',
      'Si es la cerradura, la desarmamos y buscamos la pieza que falló. Muchas veces es algo pequeño, como un resorte. Usted ve la pieza rota y decide antes de seguir.',
      `${whileServed('Hoboken', 'Muchas puertas viejas de Hoboken y de los Heights', 'Muchas puertas viejas')} tienen cerraduras de embutir (mortise). Las limpiamos y las reparamos, y los herrajes antiguos se quedan en su puerta.`,
    ],
  },
  whenToCall: {
    heading: 'Señales de que hay que arreglarla',
    items: [
      'Tiene que levantar o empujar la puerta para cerrarla con llave.',
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
        cells: [
          'Con la puerta abierta, la cerradura gira bien',
          'Se traba también con la puerta abierta',
        ],
      },
      {
        label: 'Causa más común',
        cells: [
          'Una bisagra floja o madera hinchada',
          'Un resorte roto, pines gastados o suciedad',
        ],
      },
      {
        label: 'Cómo se arregla',
        cells: [
          'Tornillos en la bisagra o mover la placa del marco',
          'Una pieza nueva, o limpieza y pines nuevos',
        ],
      },
      {
        label: '¿Hace falta una cerradura nueva?',
        cells: ['No', 'Solo si no conseguimos la pieza'],
      },
    ],
  },
  price: {
    heading: 'Cuánto cuesta una reparación',
    paragraphs: [
      'Una pieza difícil de encontrar va en una línea aparte. Si una cerradura nueva costaría más o menos lo mismo, le decimos los dos precios y usted escoge.',
    ],
  },
  ready: {
    heading: 'Qué tener a la mano',
    items: [
      {
        icon: 'key',
        title: 'Todas sus llaves',
        text: 'La que se traba y la de repuesto. Quizás es solo la llave.',
      },
      {
        icon: 'scan',
        title: 'La marca de la cerradura',
        text: 'Busque un nombre o un número en el borde de la puerta.',
      },
      {
        icon: 'id',
        title: 'Su identificación y, si alquila, el permiso del dueño',
        text: 'Comprobamos que usted puede autorizar la reparación.',
      },
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
          'Por lo general, no. Sacamos el pedazo, hacemos una llave nueva con las dos mitades y vemos por qué se rompió.',
      },
      {
        question: '¿Por qué se traba solo en algunos meses?',
        answer:
          'La madera se hincha y se encoge según el clima, y el cerrojo ya no cae en la placa del marco. Movemos la placa y listo.',
      },
    ],
  },
  related: { heading: 'Si no se puede reparar' },
  aside: {
    heading: 'Pida una reparación',
    hint: 'Díganos para cuándo. En la próxima página, cuéntenos qué le pasa a la cerradura y cuándo se traba.',
  },
}
