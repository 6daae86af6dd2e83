/**
 * Schema of the owner's configuration (R8); business.ts explains the values. Every sentence of a
 * wrong value says what to write instead.
 */
import { z } from 'zod'
import * as valid from './business-values.ts'

/** Suggests the name that differs in capitals alone, otherwise all of them. */
export const suggestName = (name: string, names: readonly string[]): string =>
  `write ${names.find((each) => each.toLowerCase() === name.toLowerCase()) ?? `one of ${names.join(', ')}`}`

/** Creates the schema of an object; its errors name the entries that it can have. */
const entries = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `is no entry, ${suggestName(String(issue.keys[0]), Object.keys(shape))}`
        : valid.misfit(issue.input, `write { ${Object.keys(shape).join(': …, ')}: … }`),
  })
const object = <Shape extends z.ZodRawShape>(shape: Shape) => entries(shape).readonly()

const list = <Item extends z.ZodType>(item: Item) =>
  z.array(item, 'is no list, write [ ] around its items').readonly()

/** Creates the schema of a table whose rows have names, such as those of services. */
const table = <Name extends z.ZodType<string>, Row extends z.ZodType>(name: Name, row: Row) =>
  z
    .record(name, row, { error: ({ input }) => valid.misfit(input, 'write { } around its rows') })
    .readonly()

/** Six colors, each `#` and six hexadecimal digits; palette.ts derives the shades. */
const colors = object({
  dark: valid.color,
  light: valid.color,
  accent: valid.color,
  action: valid.color,
  good: valid.color,
  bad: valid.color,
})

const rating = object({
  /** Average, out of 5. */
  value: valid.stars,
  /** Number of ratings. */
  count: valid.positiveCount,
})

/** @param price schema of the lowest price of such a job, in US dollars */
const offer = <Price extends z.ZodType>(price: Price) => object({ name: valid.nonEmptyText, price })

/** Lowest and highest total in US dollars. */
const totalRange = object({ from: valid.price, to: valid.price }).refine(
  ({ from, to }) => from <= to,
  { path: ['to'], error: 'is less than from, write the higher amount' },
)

/** Price of one service (R162). Without it the pages say to call for a quote. */
const servicePrice = object({
  /** Lowest price in US dollars. */
  from: valid.price.nullable(),
  /** Highest price of an ordinary job in US dollars. */
  to: valid.price.nullable(),
  /** What the lowest price includes; follows 'Includes'. */
  includes: valid.localizedText.nullable(),
  /** What an ordinary job costs in all; night is `null` for work by appointment. */
  total: object({ day: totalRange, night: totalRange.nullable() }).nullable().optional(),
  /** The cheapest case, if the owner names one; follows 'Costs least:'. */
  least: valid.localizedText.optional(),
  /** What raises the price; follows 'Costs more with:'. */
  more: valid.localizedText.nullable(),
})
  .refine(({ from, to }) => from === null || to === null || from <= to, {
    path: ['to'],
    error: ({ input }) => {
      const { from, to } = input as { from: number; to: number }
      return `${to} is less than ${from}, write the higher amount`
    },
  })
  .refine(
    ({ from, to, total }) =>
      [total?.day, total?.night].every(
        (range) => !range || ((from ?? 0) <= range.from && range.to <= (to ?? Infinity)),
      ),
    {
      path: ['total'],
      error: 'is outside of from and to, write totals between the lowest and the highest price',
    },
  )

/**
 * Other charges and their terms, one sentence each; for `null` the pages say that we name them on
 * the phone.
 */
const terms = object({
  trip: valid.localizedText.nullable(),
  nightAndHoliday: valid.localizedText.nullable(),
  tax: valid.localizedText.nullable(),
  payment: valid.localizedText.nullable(),
  warranty: valid.localizedText.nullable(),
  cancellation: valid.localizedText.nullable(),
})

/** A locksmith who visits customers, named on the about page. */
const locksmith = object({
  name: valid.nonEmptyText,
  /** Years in the trade; `null` leaves them out. */
  experienceYears: valid.positiveCount.nullable(),
  /** Number of a personal license; `null` leaves it out. */
  license: valid.nonEmptyText.nullable(),
})

/** A make of car whose keys the business cuts and programs. */
const carMake = object({
  make: valid.nonEmptyText,
  /** First and last model year. */
  from: valid.modelYear,
  to: valid.modelYear,
}).refine(({ from, to }) => from <= to, {
  path: ['to'],
  error: 'is before from, write the later model year',
})

/** Tags of Google on the public pages (R212); `null` for none. */
const tags = object({
  ga4: valid.analyticsTag.nullable(),
  /** Account and label of the conversion, as Google Ads shows them for `send_to`. */
  ads: valid.adsTag.nullable(),
  gtm: valid.tagManagerTag.nullable(),
})

const review = object({
  /** As the customer wrote it; on Spanish pages an English one stays English. */
  text: valid.localizedText,
  author: valid.nonEmptyText,
  service: valid.service,
  town: valid.town,
  /**
   * True for an invented review: the page marks it as a sample and the structured data leaves it
   * out.
   */
  sample: valid.booleanValue,
})

/** Subjects of photographs that show who comes. */
export const PHOTO_SUBJECTS = ['owner', 'van', 'license'] as const

const photo = object({
  /** Path of a JPEG relative to this folder, such as `photos/van.jpg`, as the camera made it. */
  file: valid.photoFile,
  /** Text alternative, at most one sentence per language. */
  alt: valid.localizedText,
})

/** A phone number of the business with Twilio (R200). */
const businessNumber = object({
  /** E.164, or ten digits. */
  number: valid.businessNumber,
  /** Where people find it, such as `van`; the source of its leads. */
  source: valid.numberSource,
  /** In which it answers. */
  language: valid.numberLanguage,
})

/** Facts that the pages state as delivered and that may not be true for this business. */
export const UNCONFIRMED_FACTS = [
  'rating',
  'offers',
  'insurance',
  'address.postalCode',
  'location',
  'socialLinks',
  'hours',
  'prices',
  'terms',
  'quoteIncludesAll',
  'arrivalMinutes',
  'townArrivalMinutes',
  'jobMinutes',
  'carMakes',
  'vehicleMarked',
  'spokenLanguages',
  'locksmiths',
] as const

export const businessSchema = entries({
  name: valid.businessName,
  nameLines: z.tuple([z.string(), z.string()], 'are not two lines, write the name in two parts'),
  legalName: valid.nonEmptyText,
  phones: object({ default: valid.phone, paidSearch: valid.phone }),
  /** Missing in a configuration of an earlier release. */
  numbers: list(businessNumber).optional(),
  staffEmail: valid.email,
  supportEmail: valid.email,
  licenses: object({ topBar: valid.licenseNumber, footer: valid.licenseNumber }).nullable(),
  address: object({
    street: valid.street,
    city: valid.town,
    /** The same in both languages if it is a string. */
    county: valid.areaName,
    region: valid.state,
    postalCode: valid.postalCode,
    country: valid.twoLetters,
  }),
  showAddress: valid.booleanValue,
  location: object({ latitude: valid.latitude, longitude: valid.longitude }),
  timeZone: valid.nonEmptyText,
  socialLinks: list(valid.webAddress),
  agency: object({ name: valid.nonEmptyText, url: valid.webAddress }).nullable(),
  logoUrl: object({ onDark: valid.logo, onLight: valid.logo, raster: valid.logo }),
  icon: valid.publicFile.nullable(),
  colors,
  analytics: valid.publicScript.nullable(),
  priceRange: valid.priceRange,
  hours: object({
    opens: valid.timeOfDay,
    closes: valid.timeOfDay,
    days: valid.weekdays,
  }).refine(({ opens, closes }) => opens < closes || closes < '06:00', {
    path: ['closes'],
    error: 'is before opens, write the evening in 24 hours such as 17:30',
  }),
  appointmentHours: list(valid.firstHour),
  rating: rating.nullable(),
  offers: object({
    emergencyLockout: offer(valid.price),
    lockInstallation: offer(valid.price.nullable()),
  }),
  prices: table(valid.service, servicePrice),
  terms,
  quoteIncludesAll: valid.booleanValue,
  arrivalMinutes: valid.minutes.nullable(),
  townArrivalMinutes: table(valid.town, valid.minutes).optional(),
  jobMinutes: table(valid.service, valid.minutes),
  carMakes: list(carMake).optional(),
  insuranceAmount: valid.coverage.nullable(),
  vehicleMarked: valid.booleanValue,
  spokenLanguages: list(valid.languageCode),
  locksmiths: list(locksmith),
  reviewLink: valid.webAddress.nullable().optional(),
  tags: tags.optional(),
  unconfirmed: list(valid.oneOf(UNCONFIRMED_FACTS)),
  reviews: list(review),
  photos: table(z.enum(PHOTO_SUBJECTS), photo.nullable()),
  retentionDays: valid.positiveCount,
  spanishRead: valid.booleanValue,
})

export type Business = Readonly<z.infer<typeof businessSchema>>
export type CarMake = z.infer<typeof carMake>
export type Colors = z.infer<typeof colors>
export type LocalizedText = z.infer<typeof valid.localizedText>
export type MinuteRange = z.infer<typeof valid.minutes>
export type Offer = z.infer<typeof offer>
export type Photo = z.infer<typeof photo>
export type PhotoSubject = (typeof PHOTO_SUBJECTS)[number]
export type Rating = z.infer<typeof rating>
export type Review = z.infer<typeof review>
export type ServicePrice = z.infer<typeof servicePrice>
export type Terms = z.infer<typeof terms>
export type UnconfirmedFact = (typeof UNCONFIRMED_FACTS)[number]
