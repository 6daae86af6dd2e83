import { perFacts } from '#domain/business/per-facts.ts'
import { area, baseTown, townAndCounty } from '#copy/es/place.ts'
import type { ServiceCopy } from '#copy/types.ts'
import { whileServed } from '#copy/while-town-served.ts'

export const lockRepair = perFacts((): ServiceCopy => ({
  meta: {
    title: `Reparación de cerraduras, ${baseTown()}`,
    description: `¿La chapa se traba, da vueltas o está dura? Vemos si falla la cerradura o la puerta y la reparamos, 24/7, en ${townAndCounty()}, desde {price}.`,
  },
  heading: 'Reparación de cerraduras y chapas',
  lead: `¿Su chapa o llavín se traba o da vueltas? Muchas veces la cerradura está buena y la que falla es la puerta. Vamos, vemos cuál es y la reparamos, 24/7, en ${area()}, desde {price} de día y {nightPrice} de noche.`,
  blurb: 'Se traba, da vueltas o se cae la manija.',
  plateAlt:
    'Una cerradura de embutir sin la tapa de la caja: la lengüeta y el cerrojo en el borde, la nuez para el eje y un resorte partido en dos.',
  callouts: [
    { part: 'latch', title: 'Lengüeta', text: 'El pestillo: roza si se cae la puerta' },
    { part: 'hub', title: 'Nuez', text: 'La perilla mueve esta pieza' },
    { part: 'spring', title: 'Resorte', text: 'Si se rompe, la manija se cae' },
    { part: 'bolt', title: 'Cerrojo', text: 'Raspa si la placa se movió' },
  ],
  promise: {
    heading: 'Cómo encontramos la falla',
    paragraphs: [
      'Giramos el cerrojo (deadbolt) con la puerta abierta. Si gira bien, la culpa es de la puerta: bastan unos tornillos más largos en la bisagra de arriba, o mover un poco la placa del marco, donde entra el cerrojo. La cerradura se queda.',
      'Si también se traba con la puerta abierta, la sacamos, la abrimos y le enseñamos la pieza que falló. Muchas veces es un resorte.',
      `${whileServed('Hoboken', 'Muchas puertas viejas de Hoboken y de los Heights', 'Muchas puertas viejas')} llevan cerradura de embutir (mortise). La limpiamos, le ponemos un resorte nuevo y casi siempre vuelve a su lugar, con los herrajes de siempre.`,
    ],
  },
  whenToCall: {
    heading: 'Señales de que hay que reparar la cerradura',
    items: [
      'Hay que levantar o empujar la puerta para cerrarla con llave.',
      'Cuesta meter o sacar la llave.',
      'La perilla da la vuelta completa y no pasa nada.',
      'La manija se queda caída.',
      'La puerta de entrada del edificio ya no cierra bien.',
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
        cells: ['Una bisagra floja o madera hinchada', 'Un resorte roto, pines gastados o mugre'],
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
      'Si una cerradura nueva cuesta más o menos lo mismo, le decimos los dos precios y usted escoge.',
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
      { icon: 'id', title: 'Su identificación', text: 'Y, si renta, el permiso del dueño.' },
    ],
  },
  questions: {
    heading: 'Preguntas sobre reparaciones',
    items: [
      {
        question: '¿Qué le puedo echar a una cerradura que se traba?',
        answer:
          'Un poco de lubricante seco, como grafito o PTFE. Aceite común, no: junta mugre y la cerradura empeora.',
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
  related: { heading: 'Otros servicios para su casa' },
  aside: {
    heading: 'Pida una reparación',
    hint: 'Escoja para cuándo. Después nos cuenta qué le pasa a la cerradura y cuándo se traba.',
  },
}))
