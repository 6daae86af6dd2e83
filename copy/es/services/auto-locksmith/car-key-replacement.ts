import { area, baseTown, withLicense } from '#copy/es/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const carKeyReplacement: ServiceCopy = {
  meta: {
    title: `Llave de carro perdida o con chip, ${baseTown}`,
    description: `¿Perdió la llave de su carro? Un cerrajero${withLicense} hace la nueva donde está el carro, para muchos modelos, 24/7. ${area}.`,
  },
  heading: 'Reemplazo de llave de carro',
  lead: `¿Se le perdió la llave del carro en ${area}? Para muchos carros no hace falta grúa: hacemos la llave donde está el carro, 24/7. Llame con el año, la marca y el modelo. Le decimos el total, o le avisamos si la suya solo la hace el concesionario (dealer).`,
  blurb: '¿Perdió su única llave? Le podemos hacer una nueva.',
  plateAlt:
    'Una llave de carro desarmada: la cabeza con tres botones, el chip transponder y la hoja con su corte.',
  callouts: [
    { part: 'buttons', title: 'Botones', text: 'Programados para su carro' },
    { part: 'chip', title: 'Chip', text: 'Deja que el carro arranque' },
    { part: 'cut', title: 'Corte', text: 'Sale del VIN o de la cerradura' },
  ],
  promise: {
    heading: 'Cómo reemplazamos una llave perdida',
    paragraphs: [
      'Vamos a donde está el carro y cortamos una llave nueva a partir del VIN. Si no hay un código guardado para ese VIN, la sacamos de la cerradura de la puerta. Después la programamos al lado del carro.',
      'Unos carros toman más tiempo que otros. Con algunos hay que esperar antes de que acepten una llave nueva, y otros necesitan un código del fabricante. Si la batería del carro está muerta, hay que cargarla mientras programamos.',
    ],
  },
  whenToCall: {
    heading: 'Pida una llave de carro nueva si',
    items: [
      'Perdió su última llave.',
      'Le robaron el bolso con la llave adentro.',
      'La llave se rompió y no aparece la parte del chip.',
      'Compró un carro que vino sin llave.',
      'La llave se mojó y el carro ya no la reconoce.',
    ],
  },
  comparison: {
    heading: '¿No le queda llave, o le queda una?',
    columns: ['No queda ninguna', 'Queda una llave'],
    rows: [
      {
        label: 'Cómo la cortamos',
        cells: ['Con el VIN o la cerradura de la puerta', 'Copiamos su llave'],
      },
      {
        label: 'Cómo la programamos',
        cells: [
          'Se agrega la nueva; las perdidas se borran si el carro lo permite',
          'Se agrega la nueva, y la suya sigue sirviendo',
        ],
      },
      {
        label: 'Qué necesita',
        cells: ['Identificación, y registro o título', 'Identificación y la llave'],
      },
    ],
  },
  price: {
    heading: 'Cuánto cuesta reemplazar la llave',
    paragraphs: [
      'El precio depende de tres cosas: el tipo de llave, qué tan nuevo es el carro y si le queda una llave. Llame y díganos el año, la marca y el modelo. Le decimos el total y qué cargos incluye.',
      'Si quiere dos llaves, le damos el precio de la segunda junto con el de la primera.',
    ],
  },
  ready: {
    heading: 'Qué tener listo para la llave nueva',
    items: [
      {
        icon: 'id',
        title: 'Identificación con foto',
        text: 'El nombre debe ser el del registro.',
      },
      {
        icon: 'document',
        title: 'El registro o el título',
        text: '¿Está en la guantera? Primero abrimos el carro.',
      },
      {
        icon: 'scan',
        title: 'El VIN',
        text: 'Tiene 17 caracteres. Mire abajo en el parabrisas, del lado del conductor.',
      },
    ],
  },
  questions: {
    heading: 'Preguntas sobre llaves nuevas de carro',
    items: [
      {
        question: '¿Pueden hacer una llave para mi carro?',
        answer:
          'Para muchos carros, sí. En algunos modelos más nuevos, solo el concesionario (dealer) puede hacer la llave. Se lo decimos por teléfono, antes de salir.',
      },
      {
        question: '¿La llave perdida todavía arranca el carro?',
        answer:
          'No, si su carro permite borrarla. Tal vez todavía abra la puerta. Si se la robaron, también podemos hacerle un cambio de llaves (rekey) a la cerradura de la puerta.',
      },
      {
        question: 'El carro está en leasing. ¿Me pueden hacer una llave?',
        answer: 'Sí. Tenga listo el contrato de leasing y su identificación.',
      },
    ],
  },
  related: { heading: 'Otros servicios de llaves de carro' },
  aside: {
    heading: 'Precio de una llave de carro',
    hint: 'Díganos qué carro es. La próxima página le pregunta dónde está el carro.',
  },
}
