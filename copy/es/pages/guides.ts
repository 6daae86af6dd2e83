import { area, withLicense } from '#copy/es/place.ts'
import type { GuideCopy } from '#copy/page-types.ts'

export const guides: GuideCopy = {
  meta: {
    title: `Guías de cerrajería en ${area}`,
    description: `Guías cortas de un cerrajero en ${area}: cómo reconocer una estafa, qué hacer mientras espera y cuánto cuesta un cerrajero.`,
  },
  heading: 'Guías de cerrajería',
  lead: `Consejos cortos de un cerrajero${withLicense} en ${area}. Si se quedó afuera ahora, llámenos, 24/7, y pida un precio.`,
  sections: [
    {
      heading: 'Cuál guía leer',
      paragraphs: [
        '¿Se quedó afuera ahora? Lea qué hacer mientras espera. ¿Va a escoger un cerrajero? Lea qué preguntar antes de que empiece. ¿Compara precios? Lea cuánto cuesta cada trabajo y qué lo cambia.',
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
