import { perFacts } from '#domain/business/per-facts.ts'
import { hasTwoLicenses } from '#copy/licenses.ts'
import { area, inNewJersey, state, whileLicensed } from '#copy/es/place.ts'
import { prices } from '#copy/es/prices.ts'
import type { GuideCopy } from '#copy/page-types.ts'
import { business } from '#domain/business/business.ts'
import { termRows } from '#copy/price-text.ts'

const businessLicense = perFacts(() => (hasTwoLicenses() ? business.licenses?.footer : undefined))
/** An owner may have one number for both. */
const licenses = perFacts(() =>
  businessLicense() === undefined
    ? `{license}, del estado de ${state()}.`
    : `La de cerrajero es la {license}, y la del negocio, la ${businessLicense()}; las dos son de ${state()}.`,
)

/** The sources are in the English file: check both before editing either. */
export const locksmithScams = perFacts((): GuideCopy => ({
  meta: {
    title: `Estafas de cerrajeros en ${state()}`,
    description: inNewJersey(
      'Cómo reconocer una estafa antes de pagar: qué preguntar por teléfono, qué le exige New Jersey a un cerrajero y qué hacer cuando llegue.',
      'Cómo reconocer una estafa antes de pagar: qué preguntar por teléfono y qué hacer cuando llegue.',
    ),
  },
  heading: 'Cómo reconocer una estafa de cerrajero',
  lead: `Hay anuncios con precios muy bajos que terminan en cobros muy altos. Antes de decirle que sí a un cerrajero en ${area()}, pregúntele esto. A nosotros también.`,
  sections: [
    {
      heading: 'Señales de una estafa',
      paragraphs: ['Si ve una de estas señales, cuelgue o pídale a la persona que se vaya.'],
      items: [
        {
          title: 'No dan el nombre del negocio',
          text: 'Contestan solo “cerrajero” o “locksmith” y no quieren dar el nombre legal completo.',
        },
        {
          title: 'Un precio muy bajo que solo cubre la visita',
          text: 'El resto se lo dicen “ya que lo veamos”.',
        },
        {
          title: 'Quieren taladrar enseguida',
          text: 'Muchas cerraduras de casa se abren con ganzúa. El taladro es lo último.',
        },
        {
          title: 'El precio sube en la puerta',
          text: 'Si el trabajo es el mismo y el precio cambió, no deje que empiecen.',
        },
        {
          title: 'No le piden identificación',
          text: 'Quien le abre la puerta a cualquiera no es de confianza.',
        },
      ],
    },
    {
      heading: 'Qué preguntar por teléfono',
      paragraphs: ['Un cerrajero honesto contesta todo esto antes de salir.'],
      items: [
        { title: '¿Cuál es el nombre completo de su negocio?', text: 'Anótelo.' },
        ...whileLicensed(
          [
            {
              title: `¿Cuál es su número de licencia de ${state()}?`,
              text: inNewJersey(
                'Búsquelo en la lista de la División de Asuntos del Consumidor (Division of Consumer Affairs).',
                'Compruébelo con el estado.',
              ),
            },
          ],
          [],
        ),
        {
          title: '¿Cuál es el total, con todos los cargos, las piezas y los impuestos?',
          text: 'Sin los cargos, el precio es solo una parte de lo que va a pagar.',
        },
        {
          title: '¿Cómo va a abrir la cerradura?',
          text: 'La respuesta debe empezar por la ganzúa, no por el taladro.',
        },
        {
          title: '¿Cómo puedo pagar?',
          text: 'Tenga cuidado si solo aceptan efectivo.',
        },
      ],
    },
    {
      heading: inNewJersey(
        'Qué le exige New Jersey a un cerrajero',
        `Qué preguntar sobre un cerrajero en ${state()}`,
      ),
      paragraphs: inNewJersey(
        [
          'New Jersey da las licencias de cerrajero por medio del Fire Alarm, Burglar Alarm and Locksmith Advisory Committee (comité asesor de alarmas y cerrajeros), que es parte de la División de Asuntos del Consumidor.',
          'Un negocio de cerrajería con licencia debe tener un seguro de responsabilidad civil general de por lo menos medio millón de dólares, y una fianza o un seguro de diez mil dólares. Sus vehículos de servicio deben estar marcados con claridad por fuera. Lo puede leer, en inglés, en el Código Administrativo de New Jersey, sección 13:31A-2.6.',
        ],
        [
          `Cada estado tiene sus propias reglas. La oficina de protección al consumidor de ${state()} le puede decir qué exige a un cerrajero.`,
        ],
      ),
    },
    {
      heading: 'Cuando el cerrajero está en su puerta',
      paragraphs: [],
      items: [
        {
          title: whileLicensed('Mire el vehículo y la licencia', 'Mire el vehículo'),
          text: 'El nombre debe ser el mismo que le dijeron por teléfono.',
        },
        {
          title: 'Pida el precio por escrito antes de que empiecen',
          text: 'Nunca firme un papel en blanco.',
        },
        {
          title: 'Usted puede decir que no',
          text: 'Si cambió el precio o el plan, no tiene que seguir.',
        },
        {
          title: 'Si se siente en peligro, llame al 911',
          text: 'Vaya a casa de un vecino, a la entrada de un edificio o a una tienda.',
        },
      ],
    },
    {
      heading: 'Si lo estafaron',
      paragraphs: [
        `Guarde el recibo, el anuncio y el número de teléfono. Puede poner una queja en ${inNewJersey('la División de Asuntos del Consumidor de New Jersey', `la oficina de protección al consumidor de ${state()}`)} y en la Comisión Federal de Comercio (FTC). Si pagó con tarjeta, avise a su banco.`,
      ],
    },
    {
      heading: 'Cómo contestamos nosotros',
      paragraphs: [
        'Estas son nuestras respuestas. Por teléfono, en el {phone}, le decimos lo mismo.',
      ],
      items: [
        { title: 'Nuestro nombre completo', text: '{legalName}.' },
        ...whileLicensed([{ title: 'Nuestra licencia', text: licenses() }], []),
        {
          title: 'El total',
          text: `Abrimos su puerta desde {emergencyPrice} de día y {nightPrice} de noche. El total${business.quoteIncludesAll ? ', con impuestos,' : ''} se lo decimos por teléfono y va en la orden de trabajo.`,
        },
        {
          title: 'Cómo abrimos la cerradura',
          text: 'Si se puede, con ganzúa. Taladramos solo si no hay otra manera, y solo con su permiso.',
        },
        ...termRows(
          [
            { term: 'cancellation', title: 'Si al final no quiere' },
            { term: 'payment', title: 'Cómo puede pagar' },
          ],
          prices,
        ),
      ],
    },
  ],
  further: {
    heading: 'Más ayuda',
    links: [
      { path: '/pricing', text: 'Ver nuestros precios y cargos' },
      { path: '/about', text: 'Ver quién llega a su puerta' },
      { path: '/guides/while-you-wait', text: 'Qué hacer mientras espera' },
    ],
  },
}))
