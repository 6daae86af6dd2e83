import { area, baseTown, nearbyTowns } from '#copy/es/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const carKeyDuplicate: ServiceCopy = {
  meta: {
    title: `Copia de llave de carro con chip, ${baseTown}`,
    description: `Copia de llaves de carro con chip, con botones o de metal, a domicilio, 24/7, en ${baseTown} y ${nearbyTowns}. Sáquela mientras le queda una.`,
  },
  heading: 'Copia (duplicado) de llave de carro',
  lead: `¿Le queda una sola llave del carro? Saque la copia ahora, que cuesta menos. Para muchos carros la hacemos donde está estacionado, 24/7, en ${area}. Díganos el modelo y le decimos cuánto cuesta.`,
  blurb: 'Cuesta menos mientras todavía tiene una llave.',
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
      'Una copia hoy cuesta menos que una llave perdida mañana. Su llave buena ya trae lo que hace falta: la hoja, los cortes y el chip. Sin ella habría que averiguarlo todo.',
      'Cortamos la hoja nueva en la van. Después, según el carro, copiamos el chip o agregamos la llave nueva al carro como segunda llave.',
    ],
  },
  whenToCall: {
    heading: 'Cuándo sacar una copia',
    items: [
      'Compró un carro usado y le dieron una sola llave.',
      'Dos personas manejan el carro y comparten una llave.',
      'Su hijo o su hija va a empezar a manejar.',
      'Su única llave está rajada o pegada con cinta.',
      'Deja el carro todos los días en un estacionamiento público.',
    ],
  },
  comparison: {
    heading: '¿Chip copiado o llave agregada?',
    columns: ['Chip copiado de su llave', 'Llave agregada al carro'],
    rows: [
      {
        label: 'Qué pasa',
        cells: ['Las dos llaves mandan el mismo código', 'El carro aprende un segundo código'],
      },
      {
        label: '¿Tiene que estar el carro?',
        cells: ['Solo para probar la llave', 'Sí, todo el tiempo'],
      },
      {
        label: 'Si se pierde una llave',
        cells: ['No se puede borrar solo esa', 'Se borra, y la otra sigue sirviendo'],
      },
      {
        label: 'Qué carros',
        cells: ['Carros con chips que se pueden copiar', 'Muchos carros con llave de chip'],
      },
    ],
  },
  price: {
    heading: 'Cuánto cuesta una copia de llave de carro',
    paragraphs: [
      'Algunos carros piden dos llaves buenas antes de aceptar la tercera; con una sola hay más trabajo. Una copia sin botones cuesta menos, y también arranca un carro que se prende con llave.',
    ],
  },
  ready: {
    heading: 'Qué tener listo para una copia',
    items: [
      {
        icon: 'pin',
        title: 'El carro',
        text: 'Probamos cada llave en el carro antes de que pague.',
      },
      {
        icon: 'key',
        title: 'Todas las llaves que sirvan',
        text: 'Algunos carros piden dos para aceptar una tercera.',
      },
      {
        icon: 'id',
        title: 'Su identificación y el registro',
        text: 'Los vemos antes de cortar.',
      },
    ],
  },
  questions: {
    heading: 'Preguntas sobre copias de llave de carro',
    items: [
      {
        question: 'La copia de la ferretería abre la puerta, pero no arranca el carro. ¿Por qué?',
        answer:
          'No tiene chip, o nadie lo programó. Como el carro no reconoce la llave, no arranca.',
      },
      {
        question: '¿Puedo programar yo una copia?',
        answer:
          'En algunos modelos, si tiene dos llaves que sirven y sigue el manual. Con una sola, por lo general hace falta una máquina.',
      },
      {
        question: '¿Dónde guardo la copia?',
        answer:
          'Con alguien de confianza que viva cerca. No la esconda debajo del guardafango: los ladrones buscan ahí.',
      },
    ],
  },
  related: { heading: 'Más servicios de llaves de carro' },
  aside: {
    heading: 'Pida una copia de llave',
    hint: 'Díganos qué carro es. En la próxima página, díganos dónde nos vemos.',
  },
}
