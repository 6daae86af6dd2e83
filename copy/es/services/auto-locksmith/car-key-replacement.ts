import { area, baseCity, nearbyTowns, region } from '#copy/es/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const carKeyReplacement: ServiceCopy = {
  meta: {
    title: `Llave de carro perdida o con chip, ${baseCity} ${region}`,
    description: `¿Perdió la llave de su carro? Un cerrajero con licencia corta y programa una nueva donde está el carro, 24/7, en ${baseCity} y ${nearbyTowns}.`,
  },
  heading: 'Reemplazo de llave de carro',
  lead: `¿Se le perdió la llave del carro? Hacemos una nueva donde está, 24/7, en ${area}. Llame y díganos el año, la marca y el modelo: le damos el precio.`,
  blurb: '¿Perdió su única llave? Hacemos una nueva ahí mismo.',
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
      '¿Perdió su única llave? Por lo general no necesita grúa. Un cerrajero con licencia va al carro y corta una llave nueva a partir del VIN. Si no hay un código guardado para ese VIN, la sacamos de la cerradura de la puerta. Después la programamos al lado del carro.',
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
          'Se borran las llaves perdidas y se agrega la nueva',
          'Se agrega la nueva, y la suya sigue sirviendo',
        ],
      },
      {
        label: 'Qué necesita',
        cells: ['Identificación, y registro o título', 'Identificación y la llave'],
      },
    ],
  },
  steps: {
    heading: 'Cómo se hace una llave nueva',
    items: [
      {
        title: 'Reciba el precio',
        text: 'Díganos el año, la marca y el modelo, y si le queda alguna llave. Le damos un solo precio por cortar y programar.',
      },
      {
        title: 'Abrimos y revisamos',
        text: 'Abrimos el carro y comprobamos que el VIN sea el de sus papeles.',
      },
      {
        title: 'Cortamos la llave',
        text: 'La cortamos con el código de fábrica o con la cerradura de la puerta, y la probamos en la puerta.',
      },
      {
        title: 'La programamos',
        text: 'El carro aprende la llave nueva. Las llaves perdidas se borran si el carro lo permite.',
      },
    ],
  },
  price: {
    heading: 'Cuánto cuesta reemplazar la llave',
    paragraphs: [
      'El precio depende de tres cosas: el tipo de llave, qué tan nuevo es el carro y si le queda una llave. Llame y díganos el año, la marca y el modelo. Le damos un solo precio.',
      'Si quiere dos llaves, pídalas en la misma visita. Pregunte cuánto cuesta la segunda.',
    ],
  },
  ready: {
    heading: 'Qué tener a la mano para la llave nueva',
    items: [
      {
        icon: 'id',
        title: 'Identificación con foto',
        text: 'El nombre debe ser el del registro.',
      },
      {
        icon: 'document',
        title: 'Registro o título',
        text: '¿Está en la guantera? Primero abrimos el carro.',
      },
      {
        icon: 'scan',
        title: 'El VIN',
        text: 'Tiene 17 caracteres. Mire abajo en el parabrisas, del lado del conductor.',
      },
    ],
  },
  refusals: {
    heading: 'Llaves de carro que no hacemos',
    items: [
      'No hacemos la llave de un carro que no es suyo, a menos que el dueño diga que sí.',
      'No le cobramos botones que usted no pidió.',
    ],
  },
  questions: {
    heading: 'Preguntas sobre llaves nuevas de carro',
    items: [
      {
        question: '¿Pueden hacer una llave para mi carro?',
        answer:
          'Para la mayoría de los carros que se venden aquí, sí. En algunos modelos más nuevos, solo el concesionario (dealer) puede programar la llave. Se lo decimos antes de que usted pague algo.',
      },
      {
        question: '¿La llave perdida todavía arranca el carro?',
        answer:
          'Cuando la borramos, ya no. Tal vez todavía abra la puerta. Si se la robaron, pídanos cambiar las llaves (rekey) de la cerradura de la puerta.',
      },
      {
        question: 'El carro está en leasing. ¿Puedo pedir una llave?',
        answer: 'Sí. Traiga los papeles del leasing y su identificación.',
      },
    ],
  },
  related: { heading: 'Otros servicios de llaves de carro' },
  aside: {
    heading: 'Precio de una llave de carro',
    hint: 'Díganos qué carro es. La próxima página le pregunta dónde está.',
  },
}
