import { area, baseTown, county, region, withLicense } from '#copy/es/place.ts'
import type { ServiceCopy } from '#copy/types.ts'
import { whileServed } from '#copy/while-town-served.ts'

export const lockRepair: ServiceCopy = {
  meta: {
    title: `Reparación de cerraduras, ${baseTown} ${region}`,
    description: `¿La cerradura se traba, da vueltas o está dura? Un cerrajero${withLicense} arregla la cerradura o la puerta en ${county}. Llame 24/7.`,
  },
  heading: 'Reparación de cerradura',
  lead: `¿Su cerradura (chapa, llavín) se traba, da vueltas o no gira? Vemos si es la cerradura o la puerta, y lo arreglamos, 24/7, en ${area}. Si basta un arreglo, usted conserva su cerradura. Díganos qué hace y le decimos cuánto cuesta arreglarla.`,
  blurb: '¿Se traba o da vueltas? Arreglamos la cerradura o la puerta.',
  plateAlt:
    'Una cerradura de embutir sin la tapa de la caja: el pestillo y el cerrojo en el borde, la nuez para el eje y un resorte partido en dos.',
  callouts: [
    { part: 'latch', title: 'Pestillo', text: 'Roza si la puerta se descuelga' },
    { part: 'hub', title: 'Nuez', text: 'La perilla mueve esta pieza' },
    { part: 'spring', title: 'Resorte', text: 'Si se rompe, la manija se cae' },
    { part: 'bolt', title: 'Cerrojo', text: 'Raspa si la contrachapa se movió' },
  ],
  promise: {
    heading: 'Cómo encontramos el problema',
    paragraphs: [
      'Primero miramos si es la cerradura o la puerta. Si tiene que empujar la puerta para girar el cerrojo (deadbolt), lo más probable es que la puerta se haya descolgado. Se arregla con tornillos más largos en la bisagra de arriba, o moviendo un poco la contrachapa (la placa del marco). La cerradura se queda.',
      'Si es la cerradura, la abrimos y buscamos la parte que falló. Muchas veces es una pieza pequeña, como un resorte o una leva.',
      `${whileServed('Hoboken', 'Muchas puertas viejas de Hoboken y de los Heights', 'Muchas puertas viejas')} tienen cerraduras de embutir. Las limpiamos y las arreglamos, y sus herrajes viejos se quedan en la puerta.`,
    ],
  },
  whenToCall: {
    heading: 'Señales de que hay que arreglarla',
    items: [
      'Tiene que levantar o empujar la puerta para cerrarla con llave.',
      'Cuesta meter o sacar la llave.',
      'La perilla da la vuelta completa y no pasa nada.',
      'La manija se queda caída.',
      'La puerta de entrada de su edificio ya no engancha.',
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
          'Tornillos en la bisagra o mover la contrachapa',
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
      'El precio depende de la cerradura y de la pieza. Lo que menos cuesta es mover la contrachapa. Desarmar una cerradura de embutir cuesta más, y una pieza difícil de encontrar va en una línea aparte.',
      'Díganos qué hace la cerradura y le damos el precio. Si una nueva costaría más o menos lo mismo, le decimos los dos precios y usted escoge.',
    ],
  },
  ready: {
    heading: 'Qué tener listo para el arreglo',
    items: [
      {
        icon: 'key',
        title: 'Todas sus llaves',
        text: 'La que se traba y la de repuesto. Puede que sea solo la llave.',
      },
      {
        icon: 'scan',
        title: 'La marca de la cerradura',
        text: 'Busque un nombre o un número en el borde de la puerta.',
      },
      {
        icon: 'id',
        title: 'Su identificación y el permiso del dueño si alquila',
        text: 'Comprobamos que usted puede autorizar el arreglo.',
      },
    ],
  },
  questions: {
    heading: 'Preguntas sobre reparaciones',
    items: [
      {
        question: '¿Qué le puedo echar a una cerradura que se traba?',
        answer:
          'Un poco de lubricante seco, como grafito o PTFE. No use aceite de casa: junta suciedad, y la cerradura empeora.',
      },
      {
        question: 'Se me rompió la llave. ¿Se dañó la cerradura?',
        answer:
          'Por lo general, no. Sacamos el pedazo roto, hacemos una llave nueva con las dos mitades y vemos por qué se rompió.',
      },
      {
        question: '¿Por qué se traba solo en algunos meses?',
        answer:
          'La madera se hincha y se encoge según el clima, y el cerrojo ya no cae en la contrachapa. La movemos.',
      },
    ],
  },
  related: { heading: 'Si no basta con un arreglo' },
  aside: {
    heading: 'Pida una reparación',
    hint: 'Escoja para cuándo. En la próxima página, díganos qué hace la cerradura y cuándo se traba.',
  },
}
