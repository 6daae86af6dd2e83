import { area, baseTown, nearbyTowns, region, withLicense } from '#copy/es/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const carKeyCutting: ServiceCopy = {
  meta: {
    title: `Corte de llave de carro en ${baseTown}, ${region}`,
    description: `Llaves de carro cortadas por código o copiadas de la suya, donde está su carro, 24/7. Cerrajero${withLicense} en ${baseTown} y ${nearbyTowns}.`,
  },
  heading: 'Corte de llave de carro',
  lead: `¿Llave gastada, doblada o sin cortar? La cortamos por código o con su llave, donde está su carro, 24/7, en ${area}. Díganos el año, la marca y el modelo, y le damos el precio en la llamada.`,
  blurb: 'Una hoja nueva de metal, por código o de su llave.',
  plateAlt:
    'Una máquina de llaves trabajando: la rueda cortadora sobre una llave virgen en la prensa, y al lado una tarjeta con las profundidades del código.',
  callouts: [
    { part: 'wheel', title: 'Rueda cortadora', text: 'Corta según el código' },
    { part: 'blank', title: 'Llave virgen', text: 'Sin cortar, del perfil correcto' },
    { part: 'vise', title: 'Prensa', text: 'Sujeta la llave virgen' },
    { part: 'code', title: 'Código', text: 'Las profundidades de fábrica' },
  ],
  promise: {
    heading: 'Cómo cortamos una llave de carro',
    paragraphs: [
      'Las llaves de carro se gastan. Si copia una llave gastada, copia el desgaste, y la llave nueva se empieza a trabar. Una llave cortada por código tiene las profundidades de fábrica, y por eso entra como nueva.',
      'El código lo encontramos en una plaquita, por el VIN o leyendo la cerradura de la puerta. Después cortamos la llave en la van y la probamos en su carro. Cortamos llaves de borde y llaves de corte láser (con un canal en el lado).',
    ],
  },
  whenToCall: {
    heading: 'Solo necesita el corte si',
    items: [
      'Tiene que sacar un poco la llave para que gire.',
      'Compró una llave virgen, sin cortes.',
      'La hoja de una llave plegable está doblada o rota.',
      'Su carro es tan viejo que no usa chip.',
      'La llave de metal dentro de su control nunca se cortó.',
    ],
  },
  comparison: {
    heading: '¿Cortada por código o copiada?',
    columns: ['Cortada por código', 'Copiada de su llave'],
    rows: [
      {
        label: 'Qué necesitamos',
        cells: [
          'Un código de la plaquita, del VIN o de la cerradura de la puerta',
          'Una llave que funcione bien',
        ],
      },
      { label: '¿Se copia el desgaste?', cells: ['No', 'Sí'] },
      {
        label: 'Escójala si',
        cells: ['La llave vieja se traba o se perdió', 'La llave vieja está casi nueva'],
      },
    ],
  },
  price: {
    heading: 'Cuánto cuesta cortar una llave de carro',
    paragraphs: [
      'Cortar una llave sencilla de metal es el trabajo de llaves de carro que menos cuesta. Cortar una llave de corte láser (con un canal en el lado) cuesta más. También cuesta más buscar un código o leer la cerradura de una puerta. Llame, díganos qué carro es y le damos el precio.',
      'Puede darnos una llave virgen que ya compró, si es la correcta. Si su carro también necesita un chip, se lo decimos antes de cortar.',
    ],
  },
  ready: {
    heading: 'Qué tener listo para el corte',
    items: [
      {
        icon: 'key',
        title: 'Su llave vieja',
        text: 'Las dos mitades, si se rompió. Y la llave virgen, si compró una.',
      },
      {
        icon: 'scan',
        title: 'La plaquita del código si la tiene',
        text: 'Venía con las llaves cuando el carro era nuevo.',
      },
      {
        icon: 'document',
        title: 'Su identificación y el registro',
        text: 'Por código, solo cortamos llaves para el dueño.',
      },
    ],
  },
  questions: {
    heading: 'Preguntas sobre corte de llaves',
    items: [
      {
        question: 'Tengo una llave sin usar. ¿La pueden cortar?',
        answer:
          'Sí, si entra en su cerradura y el chip, si lo tiene, es para su carro. Conteste que sí a esa pregunta en el formulario y guarde el paquete.',
      },
      {
        question: '¿Qué es una llave de corte láser?',
        answer:
          'Una llave con un canal cortado en el lado. Muchas entran por cualquiera de las dos caras.',
      },
      {
        question: '¿Una llave recién cortada arranca mi carro?',
        answer:
          'Si su carro no usa chip, sí. Si lo usa, la llave abre las puertas, y para arrancar el carro hay que programar el chip.',
      },
    ],
  },
  related: { heading: 'Si necesita más que el corte' },
  aside: {
    heading: 'Precio de un corte',
    hint: 'Díganos qué carro es. La próxima página le pregunta a dónde ir.',
  },
}
