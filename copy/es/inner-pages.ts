import { termText } from '#copy/price-text.ts'
import type { innerPages as english } from '#copy/en/inner-pages.ts'
import type { Shape } from '#copy/shape.ts'
import { prices } from './prices.ts'

export const innerPages: Shape<typeof english> = {
  call: 'Llame ahora',
  book: 'Pida servicio',
  priceFrom: {
    emergencyLockout: 'desde {emergencyPrice}',
    lockInstallation: 'desde {installationPrice}',
  },
  townPrices: {
    heading: 'Cuánto cuesta un cerrajero en {city}',
    paragraphs: [
      `Díganos qué está cerrado y le damos un solo precio antes de ir a {city}. ${termText('trip', prices)} ${termText('nightAndHoliday', prices)} Para lo que no está en esta lista, llame y le damos el precio.`,
    ],
  },
  townServices: 'Abrir puertas y hacer llaves de carro en {city}',
  serviceTowns: 'Dónde hacemos este trabajo',
  townLink: 'Cerrajero en {city}',
  emergencyGuides: {
    heading: 'Guías por si se quedó afuera',
    links: [
      { path: '/guides/while-you-wait', text: '¿Se quedó afuera? Qué hacer mientras espera' },
      { path: '/guides/locksmith-scams', text: 'Cómo reconocer una estafa de cerrajero' },
    ],
  },
  inEnglish: 'Esta página está en inglés.',
  nearbyTowns: 'Ciudades cerca de {city}',
  milesAway: 'A {miles} mi',
}
