import { area, baseTown, region, townAndArea, withLicense } from '#copy/es/place.ts'
import { business } from '#domain/business.ts'
import { shownRating } from '#domain/rating.ts'
import type { ReviewsCopy } from '#copy/page-types.ts'

const rating = shownRating(business)
const sampled = business.reviews.every(({ sample }) => sample)

/** Which reviews exist, as far as the owner has confirmed them. */
const shown =
  business.reviews.length === 0
    ? 'Todavía no publicamos reseñas.'
    : sampled
      ? 'Cada reseña dirá el trabajo y la ciudad. Las que ve ahora son ejemplos.'
      : 'Lo que dicen los clientes, con el trabajo y la ciudad en cada reseña.'

const about = `Cerrajeros${withLicense} en ${area}, 24/7. Llámenos y pida un precio.`

/** Lead while the server shows published reviews in place of those of the owner's file. */
export const publishedReviewsLead = `Lo que dicen los clientes después del trabajo. ${about}`

export const reviews: ReviewsCopy = {
  meta: {
    title: `Reseñas de cerrajero, ${baseTown}, ${region}`,
    description: sampled
      ? `Cómo leer reseñas de cerrajeros en ${townAndArea}, y qué hacer si algo no quedó bien. Llame 24/7 y le damos el precio.`
      : `Reseñas con el trabajo y la ciudad en cada una. Cerrajero${withLicense} en ${townAndArea}, 24/7. Llame y le damos el precio.`,
  },
  heading: 'Reseñas de clientes',
  lead: `${rating?.sample === false ? `Calificación de ${rating.value} en {reviewCount} reseñas.` : shown} ${about}`,
  sample: 'Ejemplo',
  ratingSample: 'Calificación de ejemplo. Todavía no es de clientes.',
  profile: 'Vea nuestro perfil en',
  sampleNote:
    'Las reseñas con la etiqueta “Ejemplo” muestran cómo se verá esta página. Están en inglés y no son de clientes; las van a reemplazar reseñas de verdad.',
  passages: [
    {
      heading: 'Cómo leer reseñas de cerrajeros',
      paragraphs: [
        'Fíjese en el precio. ¿Lo dieron antes del trabajo, y fue el mismo después? Fíjese en la cerradura. ¿Siguió funcionando, o vendieron una nueva? Fíjese en la ciudad, porque una reseña de otro estado no le dice nada del cerrajero al que llama.',
        'Tenga cuidado si todos están contentos y nadie dice qué se hizo.',
      ],
    },
    {
      heading: 'Si algo no quedó bien',
      paragraphs: [
        'Llame al {phone}, o escriba a {supportEmail} con el número de su orden de trabajo. Si una llave se traba, el trabajo no está terminado, y volvemos a terminarlo.',
      ],
    },
  ],
  closing:
    '¿Necesita un cerrajero ahora? Llame al {phone} y le damos el precio y la hora de llegada.',
}
