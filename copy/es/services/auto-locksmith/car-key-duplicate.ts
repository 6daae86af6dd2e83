import { perFacts } from '#domain/business/per-facts.ts'
import { area, baseTown, nearbyTowns } from '#copy/es/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const carKeyDuplicate = perFacts((): ServiceCopy => ({
  meta: {
    title: `Copia de llave de carro, ${baseTown()}`,
    description: `Copia de llaves de carro con chip, con botones o de metal, donde está su carro, 24/7, en ${baseTown()} y ${nearbyTowns()}, desde {price}.`,
  },
  heading: 'Copia (duplicado) de llave de carro',
  lead: `Vamos a donde está el carro y le sacamos copia de la llave, 24/7, en ${area()}, desde {price} de día y {nightPrice} de noche. Cuesta menos mientras le queda una que sirva: esa llave ya trae todo lo que hace falta.`,
  blurb: 'Una segunda llave antes de perder la primera.',
  plateAlt:
    'Dos llaves sujetas en una máquina duplicadora: la original debajo de una guía y la copia debajo de la cortadora.',
  callouts: [
    { part: 'original', title: 'Original', text: 'Primero la medimos' },
    { part: 'guide', title: 'Guía', text: 'Sigue los cortes de su llave' },
    { part: 'cutter', title: 'Cortadora', text: 'Hace los mismos cortes' },
    { part: 'copy', title: 'Copia', text: 'Guárdela fuera del carro' },
  ],
  promise: {
    heading: 'Cómo copiamos una llave de carro',
    paragraphs: [
      'De su llave sacamos la forma, los cortes y el chip. Si está gastada, cortamos la copia con el código, y queda mejor que la original.',
      'Según el carro, copiamos el chip o programamos la llave nueva como segunda. Algunos carros piden dos llaves que sirvan para aceptar una tercera. Probamos las dos en la puerta, el baúl y la ignición.',
    ],
  },
  whenToCall: {
    heading: 'Cuándo sacar una copia',
    items: [
      'Compró un carro usado y le dieron una sola llave.',
      'Dos personas manejan el carro y comparten la llave.',
      'Su hijo o su hija va a empezar a manejar.',
      'La única que tiene está rajada o pegada con cinta.',
      'Deja el carro todos los días en un estacionamiento público.',
    ],
  },
  comparison: {
    heading: '¿Chip copiado o llave agregada?',
    columns: ['Chip copiado de su llave', 'Llave agregada al carro'],
    rows: [
      {
        label: 'Qué pasa',
        cells: ['Las dos llaves mandan el mismo código', 'El carro guarda un segundo código'],
      },
      {
        label: '¿Tiene que estar el carro?',
        cells: ['Solo para probar la llave', 'Sí, todo el tiempo'],
      },
      {
        label: 'Si se pierde una',
        cells: ['No se puede borrar solo esa', 'Se borra, y la otra sigue sirviendo'],
      },
      {
        label: 'Qué carros',
        cells: ['Los que llevan un chip que se puede copiar', 'Muchos carros con llave de chip'],
      },
    ],
  },
  price: {
    heading: 'Cuánto cuesta una copia de llave de carro',
    paragraphs: [
      'Una copia sin botones cuesta menos, y si el carro se prende con llave, también lo arranca.',
    ],
  },
  ready: {
    heading: 'Qué tener a la mano',
    items: [
      { icon: 'pin', title: 'El carro', text: 'Usted paga cuando la llave nueva ya lo prendió.' },
      {
        icon: 'key',
        title: 'Todas las llaves que sirvan',
        text: 'Con dos, el trabajo es más rápido que con una.',
      },
      {
        icon: 'id',
        title: 'Identificación, y registro o título',
        text: 'O el permiso del dueño, si el carro no es suyo.',
      },
    ],
  },
  questions: {
    heading: 'Preguntas sobre copias de llave de carro',
    items: [
      {
        question: 'La copia de la ferretería abre la puerta, pero no arranca el carro. ¿Por qué?',
        answer: 'No tiene chip, o nadie lo programó. El carro no la reconoce.',
      },
      {
        question: '¿Puedo programar yo una copia?',
        answer:
          'En algunos modelos, sí, con dos llaves que sirvan y el manual. Con una sola, casi siempre hace falta una máquina.',
      },
      {
        question: '¿Dónde guardo la copia?',
        answer:
          'Con alguien de confianza que viva cerca. Debajo del guardafango, no: los ladrones buscan ahí.',
      },
    ],
  },
  related: { heading: 'Más servicios de llaves de carro' },
  aside: {
    heading: 'Pida una copia de llave',
    hint: 'Díganos de qué carro es; después le preguntamos dónde nos vemos.',
  },
}))
