import type { innerPages as english } from '#copy/en/inner-pages.ts'
import type { Shape } from '#copy/shape.ts'

export const innerPages: Shape<typeof english> = {
  call: 'Llame ahora',
  book: 'Pedir servicio',
  priceFrom: {
    emergencyLockout: 'desde {emergencyPrice}',
    lockInstallation: 'desde {installationPrice}',
  },
  townPrices: {
    heading: 'Cuánto cuesta un cerrajero en {city}',
    paragraphs: [
      'Díganos qué necesita y le damos el precio antes de ir a {city}. El precio de cambios de llaves, arreglos y llaves de carro se lo damos por teléfono.',
    ],
  },
  townServices: 'Servicios de cerrajería en {city}',
  serviceTowns: 'Ciudades que atendemos',
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
  otherTowns: 'Otras ciudades donde trabajamos',
  milesAway: 'A {miles} mi',
}
