import { perFacts } from '#domain/business/per-facts.ts'
import { area, baseTown, region, townAndArea, withLicense } from '#copy/es/place.ts'
import { business } from '#domain/business/business.ts'
import { shownRating } from '#domain/business/rating.ts'
import type { ReviewsCopy } from '#copy/page-types.ts'

/** Rating that the owner has confirmed. */
const confirmedValue = perFacts(() => {
  const rating = shownRating(business)
  return rating?.sample === false ? rating.value : null
})
const sampled = perFacts(() => business.reviews.every(({ sample }) => sample))

/** Which reviews exist, as far as the owner has confirmed them. */
const shown = perFacts(() =>
  business.reviews.length === 0
    ? 'Todavía no publicamos reseñas.'
    : sampled()
      ? 'Las reseñas que ve ahora son ejemplos. Las de verdad dirán el trabajo y la ciudad.'
      : 'Lo que dicen los clientes, con el trabajo y la ciudad en cada reseña.',
)

const about = perFacts(() => `Somos un negocio de cerrajería${withLicense()} en ${area()}, 24/7.`)

/** Lead while the server shows published reviews in place of those of the owner's file. */
export const publishedReviewsLead = perFacts(
  () => `Lo que dicen los clientes después del trabajo. ${about()}`,
)

export const reviews = perFacts((): ReviewsCopy => ({
  meta: {
    title: `Reseñas de cerrajero, ${baseTown()}, ${region()}`,
    description: sampled()
      ? `Lo que dicen los clientes de nuestros cerrajeros en ${townAndArea()}, con el trabajo y la ciudad, y qué hacer si algo no quedó bien.`
      : `Reseñas con el trabajo y la ciudad en cada una. Negocio de cerrajería${withLicense()} en ${townAndArea()}. Llame a cualquier hora.`,
  },
  heading: 'Reseñas de clientes',
  lead: `${confirmedValue() === null ? shown() : `Calificación de ${confirmedValue()} en {reviewCount} reseñas.`} ${about()}`,
  sample: 'Ejemplo',
  ratingSample: 'Calificación de ejemplo. Todavía no es de clientes.',
  profile: 'Ver nuestro perfil en',
  sampleNote:
    'Las reseñas con la etiqueta “Ejemplo” no son de clientes: muestran cómo se verá esta página.',
  passages: [
    {
      heading: 'De dónde salen las reseñas',
      paragraphs: [
        'Cuando termina un trabajo, la página donde el cliente siguió su solicitud le pregunta cómo le fue. Si el cliente acepta, su reseña sale aquí, con el trabajo y la ciudad.',
      ],
    },
    {
      heading: 'Si algo no quedó bien',
      paragraphs: [
        'Llame al {phone}, o escriba a {supportEmail} con el número de su orden de trabajo. Mientras la llave se trabe, el trabajo no está terminado, y volvemos.',
      ],
    },
  ],
  closing: '¿Necesita un cerrajero ahora? Llame al {phone}.',
}))
