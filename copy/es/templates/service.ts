import { baseTown, nearbyTowns, region } from '#copy/es/place.ts'
import type { ServiceTexts } from '#copy/template-texts.ts'
import type { ServiceCopy } from '#copy/types.ts'

/** Sentences that are true of any service, for one without texts of its own. */
export const serviceTemplate = ({ name, it, inTown, about }: ServiceTexts): ServiceCopy => ({
  meta: {
    title: `${name}${inTown}, ${region()}`,
    description: `${name} a domicilio en ${baseTown()} y ${nearbyTowns()}, 24/7. El precio se lo decimos por teléfono, antes de salir.`,
  },
  heading: name,
  lead: `${name} a domicilio en ${baseTown()}, ${region()}, 24/7, desde {price}. Por teléfono le decimos el total, antes de salir.`,
  blurb: 'A domicilio, de día o de noche.',
  plateAlt: 'Una llave con un corte propio.',
  callouts: [],
  promise: {
    heading: `Cómo es el servicio de ${it}`,
    paragraphs: [
      ...about,
      'Díganos qué tiene, dónde está y qué le pasa, y le decimos cuánto cuesta. Si dice que sí, vamos a donde usted está.',
      'Antes de empezar lo revisamos con usted. Si hay que taladrar o cambiar una pieza, va en una línea aparte de la orden de trabajo, y solo se hace con su permiso.',
    ],
  },
  whenToCall: {
    heading: `Cuándo pedir ${it}`,
    items: [
      'Lo necesita hoy.',
      'Quiere saber cuánto cuesta antes de decidir.',
      'Otra persona empezó el trabajo y no lo pudo terminar.',
      'No está seguro de si es esto lo que necesita.',
    ],
  },
  comparison: {
    heading: `${name}: ¿ahora o con cita?`,
    columns: ['Ahora', 'Con cita'],
    rows: [
      { label: 'Cómo pedirlo', cells: ['Llámenos', 'Envíe el formulario'] },
      { label: 'Cuándo vamos', cells: ['De día y de noche', 'Cuando usted escoja'] },
      { label: 'El precio', cells: ['Por teléfono', 'Le llamamos con el precio'] },
    ],
  },
  price: {
    heading: `Cuánto cuesta el servicio de ${it}`,
    paragraphs: [
      'Depende de lo que tenga y de lo que haya que hacer. Cuéntenos por teléfono, y antes de salir le decimos el total.',
      'Si el trabajo resulta ser otro, paramos, le decimos el precio nuevo y usted decide.',
    ],
  },
  ready: {
    heading: 'Qué tener a la mano',
    items: [
      {
        icon: 'id',
        title: 'Identificación',
        text: 'Y algo que muestre que usted puede autorizar el trabajo.',
      },
      {
        icon: 'camera',
        title: 'Dos fotos',
        text: 'Así es más fácil explicarlo por teléfono.',
      },
      {
        icon: 'phone',
        title: 'El teléfono cargado',
        text: 'Le llamamos al llegar.',
      },
    ],
  },
  questions: {
    heading: `Preguntas sobre ${it}`,
    items: [
      {
        question: `¿Dan servicio de ${it} de noche?`,
        answer: 'Sí, a cualquier hora y cualquier día.',
      },
      {
        question: '¿Qué necesitan saber cuando llame?',
        answer: 'Qué es, de qué marca, si se ve, y dónde está. Con eso le decimos el precio.',
      },
      {
        question: '¿Lo puedo pedir para otro día?',
        answer: 'Sí. En el formulario, escoja para cuándo. Le llamamos con el precio.',
      },
    ],
  },
  related: { heading: 'Otros servicios' },
  aside: {
    heading: `Pida servicio de ${it}`,
    hint: 'Escoja para cuándo lo necesita; después le pedimos la dirección.',
  },
})
