import { area, withLicense } from '#copy/es/place.ts'
import type { GuideCopy } from '#copy/page-types.ts'

export const guides: GuideCopy = {
  meta: {
    title: `Guías de cerrajería, ${area}`,
    description: `Guías cortas de un cerrajero de ${area}: cómo reconocer una estafa, qué hacer mientras espera y cuánto cuesta un cerrajero.`,
  },
  heading: 'Guías de cerrajería',
  lead: `Consejos cortos de un cerrajero${withLicense} en ${area}. Si se quedó afuera ahora, llame al {phone}, 24/7, y pida un precio.`,
  sections: [
    {
      heading: 'Cuál guía leer',
      paragraphs: [
        'Una guía le dice qué hacer mientras espera afuera de una puerta cerrada. La otra le dice qué preguntar antes de dejar que empiece cualquier cerrajero.',
      ],
    },
  ],
  further: {
    heading: 'Todas las guías',
    links: [
      { path: '/guides/while-you-wait', text: '¿Se quedó afuera? Qué hacer mientras espera' },
      { path: '/guides/locksmith-scams', text: 'Cómo reconocer una estafa de cerrajero' },
      { path: '/pricing', text: 'Cuánto cuesta un cerrajero' },
    ],
  },
}
