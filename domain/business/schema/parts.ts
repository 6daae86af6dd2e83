/** Schemas of the parts of business.json that consist of several values. */
import { z } from 'zod'
import { list, object, table } from './shapes.ts'
import * as valid from './values.ts'

export const address = object({
  street: valid.street,
  /** One of the towns. */
  city: valid.nonEmptyText,
  /** The same in both languages if it is a string. */
  county: valid.areaName,
  region: valid.state,
  postalCode: valid.postalCode,
  country: valid.twoLetters,
})

export const townEntry = object({
  name: valid.townName,
  /** Last segment of its page; by default made from the name. */
  slug: valid.slug.optional(),
  latitude: valid.latitude,
  longitude: valid.longitude,
  about: valid.localizedText.optional(),
})

/** A page's text in a language that the owner wrote in place of the delivered one. */
export const ownText = object({
  /** Hash of the delivered text that it replaces, to find out whether a release has changed it. */
  delivered: valid.contentHash,
  text: valid.pageText,
})

const SERVICE_GROUP_IDS = ['emergency', 'residential', 'commercial', 'automotive'] as const

export const serviceEntry = object({
  /** Text of the form's option and stored value. */
  label: valid.serviceName,
  group: valid.oneOf(SERVICE_GROUP_IDS),
  slug: valid.slug.optional(),
  /** Shorter name in menus. */
  menuLabel: valid.serviceName.optional(),
  crumb: valid.serviceName.optional(),
  /** Whether the form asks which vehicle it is for. */
  vehicle: valid.oneOf(['none', 'optional', 'required']).optional(),
  keyQuestion: valid.oneOf(['all_keys_lost', 'unused_key']).nullable().optional(),
  spanishName: valid.serviceName.optional(),
  about: valid.localizedText.optional(),
})

/** Six colors, each `#` and six hexadecimal digits; palette.ts derives the shades. */
export const colors = object({
  dark: valid.color,
  light: valid.color,
  accent: valid.color,
  action: valid.color,
  good: valid.color,
  bad: valid.color,
})

export const hours = object({
  opens: valid.timeOfDay,
  closes: valid.timeOfDay,
  days: valid.weekdays,
}).refine(({ opens, closes }) => opens < closes || closes < '06:00', {
  path: ['closes'],
  params: {
    said: {
      en: 'is before opens, write the evening in 24 hours such as 17:30',
      es: 'es antes de la hora de abrir; escriba la tarde en formato de 24 horas, como 17:30',
    },
  },
})

export const rating = object({
  /** Average, out of 5. */
  value: valid.stars,
  /** Number of ratings. */
  count: valid.positiveCount,
})

/** @param price schema of the lowest price of such a job, in US dollars */
const offer = <Price extends z.ZodType>(price: Price) => object({ name: valid.nonEmptyText, price })

export const offers = object({
  emergencyLockout: offer(valid.price),
  lockInstallation: offer(valid.price.nullable()),
})

/** Lowest and highest total in US dollars. */
const totalRange = object({ from: valid.price, to: valid.price }).refine(
  ({ from, to }) => from <= to,
  {
    path: ['to'],
    params: {
      said: {
        en: 'is less than from, write the higher amount',
        es: 'es menor que from; escriba la cantidad mayor',
      },
    },
  },
)

/** A case of a service that has a price of its own, such as a lock that is drilled. */
const priceCase = object({
  what: valid.localizedText,
  day: totalRange,
  /** `null` for work that is not done at night. */
  night: totalRange.nullable().optional(),
})

/** Price of one service. Without it the pages say to call for a quote. */
export const servicePrice = object({
  /** Lowest price in US dollars. */
  from: valid.price.nullable(),
  /** The most that the service can cost in US dollars, at night and with all parts. */
  to: valid.price.nullable(),
  /** What the price includes. */
  includes: valid.localizedText.nullable(),
  /** What an ordinary job costs in all; night is `null` for work by appointment. */
  total: object({ day: totalRange, night: totalRange.nullable() }).nullable().optional(),
  /** What the totals are for; follows them: 'for one lock'. */
  unit: valid.localizedText.optional(),
  /** Other jobs that people call this service for, each with its price. */
  cases: list(priceCase).optional(),
  /** What a job that costs the most consists of; without `to` what raises the price. */
  more: valid.localizedText.nullable(),
})
  .refine(({ from, to }) => from === null || to === null || from <= to, {
    path: ['to'],
    params: {
      said: {
        en: 'is less than from, write the higher amount',
        es: 'es menor que from; escriba la cantidad mayor',
      },
    },
  })
  .refine(
    ({ from, to, total }) =>
      [total?.day, total?.night].every(
        (range) => !range || ((from ?? 0) <= range.from && range.to <= (to ?? Infinity)),
      ),
    {
      path: ['total'],
      params: {
        said: {
          en: 'is outside of from and to, write totals between the lowest and the highest price',
          es: 'no está entre from y to; escriba totales entre el precio más bajo y el más alto',
        },
      },
    },
  )

/** Other charges and their terms. */
export const terms = object({
  trip: valid.localizedText.nullable(),
  nightAndHoliday: valid.localizedText.nullable(),
  tax: valid.localizedText.nullable(),
  payment: valid.localizedText.nullable(),
  warranty: valid.localizedText.nullable(),
  /** What a no at the door costs. */
  cancellation: valid.localizedText.nullable(),
})

/** A locksmith who visits customers, named on the about page. */
export const locksmith = object({
  name: valid.nonEmptyText,
  /** Years in the trade; `null` leaves them out. */
  experienceYears: valid.positiveCount.nullable(),
  /** Number of a personal license; `null` leaves it out. */
  license: valid.nonEmptyText.nullable(),
})

/** A make of car whose keys the business cuts and programs. */
export const carMake = object({
  make: valid.nonEmptyText,
  /** First and last model year. */
  from: valid.modelYear,
  to: valid.modelYear,
}).refine(({ from, to }) => from <= to, {
  path: ['to'],
  params: {
    said: {
      en: 'is before from, write the later model year',
      es: 'es anterior a from; escriba el año posterior',
    },
  },
})

/** Tags of Google on the public pages; `null` for none. */
export const tags = object({
  ga4: valid.analyticsTag.nullable(),
  /** Account and label of the conversion, as Google Ads shows them for `send_to`. */
  ads: valid.adsTag.nullable(),
  gtm: valid.tagManagerTag.nullable(),
})

export const review = object({
  /** As the customer wrote it; on Spanish pages an English one stays English. */
  text: valid.localizedText,
  author: valid.nonEmptyText,
  service: valid.nonEmptyText,
  town: valid.nonEmptyText,
  /**
   * True for an invented review: the page marks it as a sample and the structured data leaves it
   * out.
   */
  sample: valid.booleanValue,
})

/** Subjects of photographs that show who comes. */
export const PHOTO_SUBJECTS = ['owner', 'van', 'license'] as const

export const photo = object({
  /** Path of a JPEG, such as `photos/van.jpg`, as the camera made it. */
  file: valid.photoFile,
  /** Text alternative, at most one sentence per language. */
  alt: valid.localizedText,
})

export const photos = table(valid.oneOf(PHOTO_SUBJECTS), photo.nullable())

/** A phone number of the business with Twilio. */
export const businessNumber = object({
  /** E.164, or ten digits. */
  number: valid.businessNumber,
  /** Where people find it, such as `van`; the source of its leads. */
  source: valid.numberSource,
  /** In which it answers. */
  language: valid.numberLanguage,
})
