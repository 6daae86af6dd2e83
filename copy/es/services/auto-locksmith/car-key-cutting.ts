import { area, baseTown, nearbyTowns, region } from '#copy/es/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const carKeyCutting: ServiceCopy = {
  meta: {
    title: `Corte de llave de carro en ${baseTown}, ${region}`,
    description: `Corte de llaves de carro por código o copiadas de la suya, de borde o corte láser, donde está su carro, 24/7, en ${baseTown} y ${nearbyTowns}.`,
  },
  heading: 'Corte de llave de carro',
  lead: `¿Llave gastada, doblada o sin cortar? Cortamos una nueva, por código o copiando la suya, donde está su carro, 24/7, en ${area}. Díganos qué carro es y le decimos cuánto cuesta.`,
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
      'Las llaves se gastan. Si copia una gastada, copia también el desgaste, y la nueva se empieza a trabar. Una cortada por código tiene las medidas de fábrica, y por eso entra como el primer día.',
      'El código está en una plaquita, se busca con el VIN o se lee en la cerradura de la puerta. Cortamos la llave en la van y la probamos en su carro: de borde o de corte láser (con un canal en el lado).',
    ],
  },
  whenToCall: {
    heading: 'Cuándo basta con el corte',
    items: [
      'Tiene que sacar la llave un poquito para que gire.',
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
      '¿Ya compró una llave virgen? Si es la correcta, la usamos. Si su carro también necesita chip, se lo decimos antes de cortar.',
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
        title: 'La plaquita del código, si la tiene',
        text: 'Venía con las llaves cuando el carro era nuevo.',
      },
      {
        icon: 'document',
        title: 'Su identificación y el registro',
        text: 'Por código, la llave se corta solo para el dueño.',
      },
    ],
  },
  questions: {
    heading: 'Preguntas sobre corte de llaves',
    items: [
      {
        question: 'Tengo una llave sin usar. ¿La pueden cortar?',
        answer:
          'Sí, si entra en su cerradura y el chip, si lo tiene, es el de su carro. En el formulario, conteste que sí a esa pregunta, y guarde el paquete.',
      },
      {
        question: '¿Qué es una llave de corte láser?',
        answer: 'La que lleva un canal cortado en el lado. Muchas entran por las dos caras.',
      },
      {
        question: '¿Una llave recién cortada arranca mi carro?',
        answer:
          'Si su carro no usa chip, sí. Si lo usa, la llave abre las puertas, pero para arrancar hay que programar el chip.',
      },
    ],
  },
  related: { heading: 'Si necesita más que el corte' },
  aside: {
    heading: 'Pida cortar una llave',
    hint: 'Díganos qué carro es. En la próxima página, díganos dónde está.',
  },
}
