import type { innerPages as english } from '#copy/en/inner-pages.ts'
import type { Shape } from '#copy/shape.ts'

export const innerPages: Shape<typeof english> = {
  call: 'Llame ahora',
  book: 'Pedir servicio',
  townPrices: 'Cuánto cuesta un cerrajero en {town}',
  townLink: 'Cerrajero en {town}',
  lockedOut: 'Si se quedó afuera ahora',
  emergencyGuides: {
    heading: 'Mientras espera',
    links: [
      { path: '/guides/while-you-wait', text: 'Dónde esperar y qué tener a la mano' },
      { path: '/guides/locksmith-scams', text: 'Cómo reconocer una estafa de cerrajero' },
    ],
  },
  since: ['En vigor desde el ', '.'],
  search: { label: 'Buscar en este sitio', button: 'Buscar' },
  nearbyTowns: 'Ciudades cerca de {town}',
  otherTowns: 'Otras ciudades donde trabajamos',
  milesAway: { one: 'a 1 milla', more: 'a {miles} millas' },
}
