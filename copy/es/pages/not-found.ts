import { perFacts } from '#domain/business/per-facts.ts'
import { area } from '#copy/es/place.ts'
import type { NotFoundCopy } from '#copy/page-types.ts'

export const notFound = perFacts((): NotFoundCopy => ({
  meta: {
    title: 'Página no encontrada (404)',
    description: `No hay ninguna página en esta dirección. Vaya al inicio, escoja un servicio, o llámenos 24/7 si se quedó afuera en ${area()}.`,
  },
  heading: ['Página', 'no encontrada'],
  lead: 'Quizás cambió de lugar, o la dirección tiene un error. Búsquela aquí.',
  returnHome: 'Ir al inicio',
  ourServices: 'Nuestros servicios',
  lockedOut: 'Si se quedó afuera, llámenos 24/7:',
  pictureAlt: 'Una llave con dos cortes hondos y ninguno en medio, marcados 4, 0 y 4.',
}))
