import { perFacts } from '#domain/business/per-facts.ts'
import { area, baseTown, nearbyTowns } from '#copy/es/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const carKeyCutting = perFacts((): ServiceCopy => ({
  meta: {
    title: `Corte de llave de carro, ${baseTown()}`,
    description: `Corte de llaves de carro, por código o copiadas de la suya, de borde o láser, donde está su carro, 24/7, en ${baseTown()} y ${nearbyTowns()}, desde {price}.`,
  },
  heading: 'Corte de llave de carro',
  lead: `Cortamos llaves de carro por código o copiando la suya, donde está el carro, 24/7, en ${area()}, desde {price} de día y {nightPrice} de noche. Con eso basta si la llave se gastó, si la compró sin cortar o si su carro no usa chip.`,
  blurb: 'Por código o copiada de la suya.',
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
      'Las llaves se gastan, y la copia de una gastada sale igual de gastada. Una cortada por código tiene las medidas de fábrica y gira como el primer día.',
      'El código viene en una plaquita, se busca con el VIN o se saca de la cerradura de la puerta. En la van llevamos la máquina para llaves de borde y de corte láser (con un canal a un lado). Usted prueba la llave en la puerta, el baúl y la ignición.',
    ],
  },
  whenToCall: {
    heading: 'Cuándo basta con el corte',
    items: [
      'Tiene que sacar la llave un poquito para que gire.',
      'Compró una llave virgen, sin cortes.',
      'La hoja de una llave plegable está doblada o rota.',
      'Su carro es tan viejo que no usa chip.',
      'La llave de metal de su control nunca se cortó.',
    ],
  },
  comparison: {
    heading: '¿Cortada por código o copiada?',
    columns: ['Cortada por código', 'Copiada de su llave'],
    rows: [
      {
        label: 'Qué se necesita',
        cells: [
          'Un código de la plaquita, del VIN o de la cerradura de la puerta',
          'Una llave que funcione bien',
        ],
      },
      { label: '¿Se copia el desgaste?', cells: ['No', 'Sí'] },
      {
        label: 'Le conviene si',
        cells: ['La vieja se traba o se perdió', 'La vieja está casi nueva'],
      },
    ],
  },
  price: {
    heading: 'Cuánto cuesta cortar una llave de carro',
    paragraphs: [
      'El chip, si su carro lo necesita, es otro trabajo. Se lo decimos antes de cortar.',
    ],
  },
  ready: {
    heading: 'Qué tener a la mano',
    items: [
      {
        icon: 'key',
        title: 'Su llave vieja o la virgen',
        text: 'Las dos mitades, si se rompió. Con una foto no basta.',
      },
      {
        icon: 'scan',
        title: 'La plaquita del código',
        text: 'Venía con las llaves cuando el carro era nuevo.',
      },
      {
        icon: 'document',
        title: 'Identificación, y registro o título',
        text: 'Los códigos son solo para el dueño.',
      },
    ],
  },
  questions: {
    heading: 'Preguntas sobre corte de llaves',
    items: [
      {
        question: 'Tengo una llave sin usar. ¿La pueden cortar?',
        answer:
          'Sí, si entra en su cerradura. En el formulario, conteste “Sí” en “¿Tiene una llave nueva, sin usar?”, y guarde el paquete: dice qué chip trae.',
      },
      {
        question: '¿Qué es una llave de corte láser?',
        answer: 'La que lleva un canal cortado a un lado. Casi todas entran por las dos caras.',
      },
      {
        question: '¿Una llave recién cortada arranca mi carro?',
        answer:
          'Si su carro no usa chip, sí. Si lo usa, la llave abre las puertas, pero para arrancar hay que programar el chip.',
      },
    ],
  },
  related: { heading: 'Más servicios de llaves de carro' },
  aside: {
    heading: 'Pida que le cortemos una llave',
    hint: 'Díganos para qué carro es; dónde está se lo preguntamos después.',
  },
}))
