import { baseTown, nearbyTowns, region, withLicense } from '#copy/es/place.ts'
import type { ServiceTexts } from '#copy/template-texts.ts'
import type { ServiceCopy } from '#copy/types.ts'

/** Sentences that are true of any service, for one without texts of its own. */
export const serviceTemplate = ({ name, it, inTown, about }: ServiceTexts): ServiceCopy => ({
  meta: {
    title: `${name}${inTown}, ${region}`,
    description: `${name} en ${baseTown} y ${nearbyTowns}, con un cerrajero${withLicense}, 24/7. Llame y le damos el precio antes de salir.`,
  },
  heading: name,
  lead: `${name} en ${baseTown}, ${region}. Un cerrajero${withLicense} va 24/7. Antes de salir le damos el precio.`,
  blurb: 'Llame de día o de noche y le damos el precio.',
  plateAlt: 'Una llave con un corte propio.',
  callouts: [],
  promise: {
    heading: `Cómo es el servicio de ${it}`,
    paragraphs: [
      ...about,
      `${name}: primero nos llama. Nos dice qué tiene, dónde está y qué pasa. Le damos el precio. Si dice que sí, un cerrajero${withLicense} va a donde usted está.`,
      `Antes de empezar un servicio de ${it}, lo vemos con usted. Si hay que taladrar o cambiar algo, va en otra línea de la orden de trabajo, y solo lo hacemos con su permiso.`,
    ],
  },
  whenToCall: {
    heading: `Cuándo llamarnos para ${it}`,
    items: [
      `Necesita un servicio de ${it} hoy.`,
      `Quiere saber el precio de ${it} antes de decidir.`,
      `Otra persona vino por un servicio de ${it} y no pudo terminarlo.`,
      `No está seguro de si necesita un servicio de ${it} u otro.`,
    ],
  },
  comparison: {
    heading: `${name}: ¿ahora o con cita?`,
    columns: ['Ahora', 'Con cita'],
    rows: [
      { label: 'Cómo pedirlo', cells: ['Llámenos', 'Envíe el formulario'] },
      { label: 'Cuándo vamos', cells: ['De día y de noche', 'Cuando usted escoja'] },
      { label: 'El precio', cells: ['Por teléfono', 'Le devolvemos la llamada'] },
    ],
  },
  price: {
    heading: `Cuánto cuesta el servicio de ${it}`,
    paragraphs: [
      `El precio del servicio de ${it} depende de lo que tenga y de lo que haya que hacer. Llame y cuéntenos. Le damos un solo precio antes de salir.`,
      `Si nos llama por ${it} y resulta ser otro trabajo, paramos, le decimos el precio nuevo y esperamos su permiso.`,
    ],
  },
  ready: {
    heading: `Qué tener listo para ${it}`,
    items: [
      {
        icon: 'id',
        title: 'Identificación',
        text: `Que muestre que usted puede autorizar un servicio de ${it}.`,
      },
      {
        icon: 'camera',
        title: 'Dos fotos',
        text: `De lo que tiene. Le ayudan a explicarlo cuando llama por ${it}.`,
      },
      {
        icon: 'phone',
        title: 'El teléfono cargado',
        text: `Para que le podamos llamar sobre ${it}.`,
      },
    ],
  },
  questions: {
    heading: `Preguntas sobre ${it}`,
    items: [
      {
        question: `¿Dan servicio de ${it} de noche?`,
        answer: `Sí. Llame a cualquier hora, cualquier día. Le damos el precio del servicio de ${it} antes de salir.`,
      },
      {
        question: `¿Qué necesitan saber sobre ${it}?`,
        answer: `Qué es, quién lo fabricó, si se ve, y dónde está. Así le podemos dar el precio del servicio de ${it}.`,
      },
      {
        question: `¿Puedo pedir el servicio de ${it} para otro día?`,
        answer: `Sí. Envíe el formulario y escoja para cuándo necesita el servicio de ${it}. Le llamamos con el precio.`,
      },
    ],
  },
  related: { heading: `Otros servicios como ${it}` },
  aside: {
    heading: `Pida servicio de ${it}`,
    hint: `Escoja aquí para cuándo necesita el servicio de ${it}.`,
  },
})
