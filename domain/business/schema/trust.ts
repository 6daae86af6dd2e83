/** Entries of business.json: minutes, people, reviews, photos and own texts. */
import { about } from './entry.ts'
import * as part from './parts.ts'
import { list, table } from './shapes.ts'
import * as valid from './values.ts'
import { UNCONFIRMED_FACTS } from './unconfirmed-names.ts'

export const TRUST = {
  arrivalMinutes: about(valid.minutes.nullable(), {
    en: [
      'Minutes to arrive',
      'From a call to your arrival on an ordinary day. Empty: none are stated.',
    ],
    es: [
      'Minutos para llegar',
      'Desde que le llaman hasta que llega, en un día normal. Vacío: las páginas no dicen minutos.',
    ],
    example: { from: 20, to: 40 },
  }),
  townArrivalMinutes: about(table(valid.nonEmptyText, valid.minutes).optional(), {
    en: ['Minutes by town', 'For a town that is nearer or farther.'],
    es: ['Minutos por ciudad', 'Para una ciudad más cercana o más lejana.'],
    example: { Hoboken: { from: 30, to: 60 } },
  }),
  townNightMinutes: about(table(valid.nonEmptyText, valid.minutes).optional(), {
    en: ['Minutes by town at night', 'Of a town whose minutes are others at night.'],
    es: ['Minutos por ciudad, de noche', 'Para una ciudad a la que de noche tarda otro tiempo.'],
    example: { Hoboken: { from: 30, to: 60 } },
  }),
  jobMinutes: about(table(valid.nonEmptyText, valid.minutes), {
    en: ['Minutes of a job', 'Of an ordinary job, by service.'],
    es: ['Minutos de un trabajo', 'Cuánto dura un trabajo normal, por servicio.'],
    example: { 'Car Lockout': { from: 10, to: 30 } },
  }),
  carMakes: about(list(part.carMake).optional(), {
    en: ['Car makes', 'Makes whose keys you cut and program, with first and last model year.'],
    es: [
      'Marcas de carros',
      'Marcas de las que corta y programa llaves, con el primer y el último año de modelo.',
    ],
    example: [{ make: 'Honda', from: 1998, to: 2025 }],
  }),
  insuranceAmount: about(valid.coverage.nullable(), {
    en: [
      'Insurance',
      'Liability insurance in dollars. Empty: no amount is stated. 0: no page says that you are insured.',
    ],
    es: [
      'Seguro',
      'Seguro de responsabilidad civil, en dólares. Vacío: las páginas no dicen la cantidad. 0: ninguna dice que tiene seguro.',
    ],
    example: 1_000_000,
  }),
  vehicleMarked: about(valid.booleanValue, {
    en: ['Marked van', 'Yes once your van has your name on its outside.'],
    es: ['Van con su nombre', 'Sí, cuando su van ya lleve por fuera el nombre del negocio.'],
    example: true,
  }),
  spokenLanguages: about(list(valid.languageCode), {
    en: ['Spoken languages', 'Languages that are spoken in your business, as ISO 639 codes.'],
    es: ['Idiomas', 'Los que se hablan en su negocio, con su código ISO 639.'],
    example: ['en', 'es'],
  }),
  locksmiths: about(list(part.locksmith), {
    en: ['Locksmiths', 'Who comes, with years in the trade and a personal license, if any.'],
    es: ['Cerrajeros', 'Quién llega, con años de oficio y su licencia personal, si la tiene.'],
    example: [{ name: 'Ana Ruiz', experienceYears: 12, license: null }],
  }),
  reviewLink: about(valid.webAddress.nullable().optional(), {
    en: [
      'Link for reviews',
      'Where customers write a public review, such as the short link of your Google profile.',
    ],
    es: [
      'Enlace para reseñas',
      'A dónde van los clientes para escribir una reseña pública, como el enlace corto de su perfil de Google.',
    ],
    example: 'https://g.page/r/palisade/review',
  }),
  tags: about(part.tags.optional(), {
    en: [
      'Google tags',
      'Google Analytics, the conversion of Google Ads with its label, Tag Manager; each empty for none.',
    ],
    es: [
      'Etiquetas de Google',
      'Google Analytics, la conversión de Google Ads con su etiqueta, Tag Manager. Deje vacías las que no use.',
    ],
    example: { ga4: 'G-AB12CD34EF', ads: 'AW-123456789/AbCdEfGhIj', gtm: null },
  }),
  unconfirmed: about(list(valid.oneOf(UNCONFIRMED_FACTS)), {
    en: [
      'Unconfirmed',
      'Facts that are not yet true for you. As long as one is here, a business with another name than the delivered one shows nothing of it.',
    ],
    es: [
      'Sin confirmar',
      'Datos que usted todavía no ha confirmado. Si el negocio ya tiene su propio nombre, ninguna página muestra un dato de esta lista.',
    ],
    example: ['rating', 'offers'],
  }),
  reviews: about(list(part.review), {
    en: [
      'Reviews',
      'The home page shows the first four. An invented one has "sample": true and is marked.',
    ],
    es: [
      'Reseñas',
      'La página de inicio muestra las primeras cuatro. Una inventada lleva "sample": true y sale con la etiqueta “Ejemplo”.',
    ],
    example: [
      {
        text: 'Named a price, and that was the price.',
        author: 'Dana R.',
        service: 'House Lockout',
        town: 'Union City',
        sample: true,
      },
    ],
  }),
  photos: about(part.photos, {
    en: [
      'Photos',
      'For the page about the business: who comes, the van, the license. Upload them on the board, or name files in photos/, as the camera made them. Empty leaves one out.',
    ],
    es: [
      'Fotos',
      'Para la página sobre el negocio: quién llega, la van, la licencia. Súbalas en el tablero, o escriba el nombre de un archivo de photos/, tal como salió de la cámara. Vacío: esa foto no aparece.',
    ],
    example: {
      owner: null,
      van: { file: 'photos/van.jpg', alt: { en: 'Our van', es: 'Nuestra van' } },
      license: null,
    },
  }),
  texts: about(table(valid.contentFile, part.ownText).optional(), {
    en: [
      'Texts of pages',
      'Texts that you wrote in place of the delivered ones, by file below content/. Change them on the board, under Texts of the pages.',
    ],
    es: [
      'Textos de las páginas',
      'Textos que usted escribió en lugar de los que vinieron con el sitio, por archivo de content/. Cámbielos en el tablero, en Textos de las páginas.',
    ],
    example: {
      'faq/en.md': {
        delivered: 'a1b2c3d4e5f6g7h8',
        text: "---\ntitle: 'Questions'\ndescription: 'Answers.'\n---\n\n# Questions\n\nAnswers.\n",
      },
    },
  }),
  retentionDays: about(valid.positiveCount, {
    en: [
      'Days until deletion',
      'The server deletes a submission after so many days; the privacy policy states it.',
    ],
    es: [
      'Días hasta borrar',
      'El servidor borra cada solicitud después de esos días; la política de privacidad dice cuántos son.',
    ],
    example: 180,
  }),
  spanishRead: about(valid.booleanValue, {
    en: [
      'Spanish read',
      'Yes once a native speaker has read the pages below /es; until then the doctor lists them.',
    ],
    es: [
      'Español revisado',
      'Sí, cuando una persona que se crio hablando español haya leído las páginas de /es; hasta entonces el comando doctor las enumera.',
    ],
    example: false,
  }),
}
