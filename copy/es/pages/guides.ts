import { perFacts } from '#domain/business/per-facts.ts'
import { area, county, withLicense } from '#copy/es/place.ts'
import type { GuideCopy } from '#copy/page-types.ts'

export const guides = perFacts((): GuideCopy => ({
  meta: {
    title: `Consejos de cerrajero en ${county()}`,
    description: `Guías cortas de un cerrajero en ${area()}: cómo reconocer una estafa, qué hacer mientras espera y cuánto cuesta un cerrajero.`,
  },
  heading: 'Consejos de un cerrajero',
  lead: `Consejos cortos de un negocio de cerrajería${withLicense()} en ${area()}. Si se quedó afuera ahora, no lea: llámenos, a cualquier hora.`,
  sections: [
    {
      heading: '¿Cuál le sirve?',
      paragraphs: [
        '¿Está esperando al cerrajero? Lea qué hacer mientras tanto. ¿Todavía no lo ha escogido? Lea qué preguntarle antes de que empiece. ¿Compara precios? Vea cuánto cuesta cada trabajo.',
      ],
    },
  ],
  further: {
    heading: 'Todas las guías',
    links: [
      { path: '/guides/while-you-wait', text: 'Qué hacer mientras espera' },
      { path: '/guides/locksmith-scams', text: 'Cómo reconocer una estafa de cerrajero' },
      { path: '/pricing', text: 'Cuánto cuesta un cerrajero' },
    ],
  },
}))
