import { area, baseTown, inHudsonCounty, nearbyTowns, region, withLicense } from '#copy/es/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const houseLockout: ServiceCopy = {
  meta: {
    title: `Abrir la puerta de su casa en ${baseTown}, ${region}`,
    description: `¿Se quedó fuera de su casa o apartamento? Un cerrajero${withLicense} va 24/7 en ${baseTown} y ${nearbyTowns}. Primero con ganzúa.`,
  },
  heading: 'Abrir la puerta de su casa',
  lead: `¿Se quedó fuera de su casa o apartamento en ${area}? Abrimos puertas 24/7. Primero con ganzúa, para no dañar la cerradura; taladramos solo con su permiso. Al llamar le damos el precio, desde {emergencyPrice}, y la hora de llegada.`,
  blurb: '¿Se quedó fuera? Si se puede, abrimos con ganzúa.',
  plateAlt:
    'Borde de una puerta con el pestillo en la contrachapa, y arriba un cilindro cortado: un tensor gira el cilindro mientras una ganzúa sube los pines.',
  callouts: [
    { part: 'latch', title: 'Pestillo', text: 'Muchas veces se puede correr' },
    { part: 'strike', title: 'Contrachapa', text: 'Ahí agarra el pestillo' },
    { part: 'pins', title: 'Pines', text: 'Los subimos uno por uno' },
    { part: 'pick', title: 'Ganzúa', text: 'Hace el trabajo de la llave' },
    { part: 'wrench', title: 'Tensor', text: 'Gira el cilindro con suavidad' },
  ],
  promise: {
    heading: 'Cómo abrimos la puerta de su casa',
    paragraphs: [
      'Si se puede, abrimos con ganzúa. Por lo general, la ganzúa no daña la cerradura: se queda en la puerta y sus llaves siguen sirviendo.',
      'Solo taladramos cuando una cerradura no se puede abrir con ganzúa, y solo si usted dice que sí. Si taladramos, hace falta un cilindro nuevo, que es la parte donde entra la llave. Por eso primero le damos ese precio.',
      inHudsonCounty(
        'Muchas puertas cerca de Bergenline y de Palisade Avenue tienen tres cerraduras (chapas o llavines): la perilla, el cerrojo (deadbolt) y una cerradura de sobreponer (la caja cuadrada por dentro). Trate de recordar cuáles cerró. Muchas veces es solo el pestillo.',
        'Muchas puertas tienen tres cerraduras (chapas o llavines): la perilla, el cerrojo (deadbolt) y una cerradura de sobreponer (la caja cuadrada por dentro). Trate de recordar cuáles cerró. Muchas veces es solo el pestillo.',
      ),
    ],
  },
  whenToCall: {
    heading: 'Cuándo llamar a un cerrajero para su casa',
    items: [
      'La puerta se cerró y las llaves están adentro.',
      'Perdió las llaves camino a casa.',
      'La llave gira, pero el cerrojo no se mueve.',
      'La llave se partió en la cerradura.',
      'El teclado no tiene batería y la llave de respaldo está adentro.',
    ],
  },
  comparison: {
    heading: '¿Solo pestillo o con cerrojo? La diferencia',
    columns: ['Solo con pestillo', 'Con el cerrojo puesto'],
    rows: [
      {
        label: 'Qué sujeta la puerta',
        cells: ['Un pestillo inclinado con resorte', 'Una barra cuadrada'],
      },
      {
        label: 'Cómo abrimos',
        cells: ['Corremos el pestillo o usamos ganzúa', 'Con ganzúa en el cilindro'],
      },
      {
        label: 'Cuándo taladramos',
        cells: ['Solo si la cerradura está dañada', 'Solo si está dañado o es de alta seguridad'],
      },
    ],
  },
  price: {
    heading: 'Cuánto cuesta abrir la puerta de su casa',
    paragraphs: [
      'Abrir la puerta de una casa cuesta desde {emergencyPrice}. Abrir dos cerrojos cuesta más que abrir un pestillo, y abrir una cerradura de alta seguridad, más que una sencilla.',
      'Si de noche o en día feriado cuesta más, ya va en el precio que le damos. Si hay que taladrar, eso va en una línea aparte de la orden de trabajo y usted tiene que aprobarlo.',
    ],
  },
  ready: {
    heading: 'Qué tener listo en casa',
    items: [
      {
        icon: 'id',
        title: 'Identificación con foto o una carta con su dirección',
        text: 'Por ejemplo, una licencia de conducir, una carta o un recibo.',
      },
      {
        icon: 'phone',
        title: 'Un teléfono con carga',
        text: 'Le llamamos al llegar.',
      },
      {
        icon: 'people',
        title: 'Alguien que lo conozca',
        text: 'Si su identificación está adentro: el dueño de la vivienda, un vecino o quien viva con usted.',
      },
    ],
  },
  questions: {
    heading: 'Preguntas si se quedó fuera de su casa',
    items: [
      {
        question: '¿Y si no se puede abrir con ganzúa?',
        answer:
          'Le decimos por qué, le damos el precio de taladrar y poner un cilindro nuevo, y usted decide. Algunas cerraduras están hechas para resistir la ganzúa, y una dañada no se puede abrir así.',
      },
      {
        question: 'Soy inquilino. ¿Necesito al dueño?',
        answer:
          'Para volver a entrar a su propio apartamento, no, si puede mostrar que vive ahí. Para cambiar la cerradura después, revise primero su contrato.',
      },
      {
        question: 'Dejé una olla en la estufa. ¿Qué hago?',
        answer:
          'Llame al 911 ahora. Los bomberos pueden forzar la puerta, y es lo que se debe hacer.',
      },
    ],
  },
  related: { heading: 'Más servicios si se quedó fuera' },
  aside: {
    heading: 'Pida que le abramos su casa',
    hint: 'Díganos para cuándo. La próxima página le pide la dirección.',
  },
}
