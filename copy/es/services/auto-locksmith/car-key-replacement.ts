import { area, baseTown, region } from '#copy/es/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const carKeyReplacement: ServiceCopy = {
  meta: {
    title: `Hacer llave de carro en ${baseTown}, ${region}`,
    description: `¿Perdió la llave de su carro? Hacemos llaves de carro con chip a domicilio, sin grúa para muchos modelos, 24/7, en ${area}.`,
  },
  heading: 'Llave de carro nueva',
  lead: `¿Se le perdió la llave del carro? Para muchos modelos no hace falta grúa: se la hacemos ahí mismo, 24/7, en ${area}. Díganos el año, la marca y el modelo, y le decimos el total.`,
  blurb: '¿Perdió la única que tenía? Le hacemos una nueva.',
  plateAlt:
    'Una llave de carro desarmada: la cabeza con tres botones, el chip transponder y la hoja con su corte.',
  callouts: [
    { part: 'buttons', title: 'Botones', text: 'Programados para su carro' },
    { part: 'chip', title: 'Chip', text: 'Deja que el carro arranque' },
    { part: 'cut', title: 'Corte', text: 'Sale del VIN o de la cerradura' },
  ],
  promise: {
    heading: 'Cómo hacemos una llave que se perdió',
    paragraphs: [
      'Vamos a donde está el carro y cortamos una llave nueva con el VIN. Si para ese VIN no hay código, la sacamos de la cerradura de la puerta. Después la programamos ahí mismo.',
      'Unos carros se tardan más que otros: algunos hacen esperar antes de aceptar una llave nueva, y otros piden un código del fabricante. Si el carro está sin batería, hay que cargarla mientras programamos. En algunos modelos más nuevos, la llave solo la hace el concesionario (dealer): se lo decimos por teléfono.',
    ],
  },
  whenToCall: {
    heading: 'Cuándo pedir una llave nueva',
    items: [
      'Perdió su última llave.',
      'Le robaron la cartera con la llave adentro.',
      'La llave se rompió y no aparece la parte del chip.',
      'Compró un carro que vino sin llave.',
      'La llave se mojó y el carro ya no la reconoce.',
    ],
  },
  comparison: {
    heading: '¿Le queda una llave o ninguna?',
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
    heading: 'Cuánto cuesta una llave de carro nueva',
    paragraphs: ['¿Quiere dos? Dígalo al llamar, y le decimos el total por las dos.'],
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
          'Para muchos carros, sí. Díganos el año, la marca y el modelo, y se lo decimos por teléfono, antes de salir.',
      },
      {
        question: '¿La llave perdida todavía arranca el carro?',
        answer:
          'No, si su carro deja borrarla. La puerta quizás la abra todavía: si se la robaron, también le podemos cambiar la llave a esa cerradura (rekey).',
      },
      {
        question: 'Tengo el carro en lease. ¿Me pueden hacer una llave?',
        answer: 'Sí. Tenga a la mano el contrato del lease y su identificación.',
      },
    ],
  },
  related: { heading: 'Otros servicios de llaves de carro' },
  aside: {
    heading: 'Pida una llave de carro',
    hint: 'Díganos qué carro es. En la próxima página, díganos dónde está.',
  },
}
