import { area, baseTown, nearbyTowns, region, withLicense } from '#copy/es/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const carKeyDuplicate: ServiceCopy = {
  meta: {
    title: `Copia de llave de carro en ${baseTown}, ${region}`,
    description: `Saque una copia de la llave del carro mientras tiene una. Un cerrajero${withLicense} la corta y programa en ${baseTown} y ${nearbyTowns}, 24/7.`,
  },
  heading: 'Copia (duplicado) de llave de carro',
  lead: `¿Le queda una sola llave del carro? Saque la copia mientras cuesta menos. Para muchos carros se la podemos hacer donde está estacionado, 24/7, en ${area}. Díganos el modelo y le damos el precio por teléfono.`,
  blurb: 'Una copia cuesta menos mientras todavía tiene llave.',
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
      'Una copia ahora cuesta menos que una llave perdida después. Su llave buena nos muestra lo que necesitamos: la hoja, los cortes y el chip. Sin ella tendríamos que averiguar todo eso.',
      'Cortamos la hoja nueva en la van. Después, según el carro, copiamos el chip o agregamos la llave nueva al carro como segunda llave.',
    ],
  },
  whenToCall: {
    heading: 'Saque una copia si',
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
        cells: ['No se puede borrar solo esa', 'Se puede borrar, y la otra sigue sirviendo'],
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
      'Una llave sencilla de metal es lo que menos cuesta, una con chip cuesta más, y una con botones o un control, lo que más. Algunos carros piden dos llaves buenas antes de aceptar la tercera. Con una sola llave hay más trabajo.',
      'Llame, díganos el año, la marca y el modelo, y le damos el precio. Una copia sin botones cuesta menos, y también arranca un carro que se prende con llave.',
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
          'No tiene chip, o su chip no fue programado. El carro no reconoce la llave, y por eso no arranca.',
      },
      {
        question: '¿Puedo programar yo una copia?',
        answer:
          'En algunos modelos, si tiene dos llaves que sirven y sigue el manual. Con una sola llave, por lo general hace falta una máquina.',
      },
      {
        question: '¿Dónde guardo la copia?',
        answer:
          'Con alguien de confianza que viva cerca. No la esconda debajo del guardafango. Los ladrones buscan ahí.',
      },
    ],
  },
  related: { heading: 'Más servicios de llaves de carro' },
  aside: {
    heading: 'Precio de una copia',
    hint: 'Díganos qué carro es. La próxima página le pregunta dónde lo vemos.',
  },
}
