/**
 * Schemas of the values of the business configuration. Their messages say what is wrong and what to
 * write instead. Values come from a file that is edited by hand and run without a type check, so
 * they may be of any type.
 */
import { z } from 'zod'
import { nameProblem } from '#domain/text/names.ts'
import { isColor } from '#domain/color/oklch.ts'
import { zonesOfState } from '#domain/places/geography/state-time-zones.ts'
import { isState, stateLetters } from '#domain/places/geography/us-states.ts'
import { parseDays } from '#domain/staff/on-call/shift.ts'

/** Creates the schema of a value; `problemOf` returns `null` for a valid one. */
const valueSchema = <Value>(problemOf: (value: unknown) => string | null) =>
  z.custom<Value>((value) => problemOf(value) === null, {
    abort: true,
    error: ({ input }) => problemOf(input),
  })

/** Quotes a value in one line; never throws. */
function quoteValue(value: unknown): string {
  if (typeof value === 'string') return `'${value.replace(/\p{Cc}+/gu, ' ')}'`
  if (value === null) return 'null'
  if (typeof value === 'object') return Array.isArray(value) ? 'a list' : 'an object'
  return typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : `the ${typeof value}`
}

/** Says what is wrong with a value, and what to write instead. */
export const misfit = (value: unknown, suggestion: string): string =>
  value === undefined
    ? `is missing, ${suggestion}`
    : `${quoteValue(value)} does not fit, ${suggestion}`

/** Creates the schema of a string from a predicate and a suggestion. */
const validText = (isValid: (text: string) => boolean, suggestion: string) =>
  valueSchema<string>((value) => {
    if (typeof value === 'string' && isValid(value)) return null
    const isUnquoted = typeof value === 'number' && isValid(String(value))
    return misfit(value, isUnquoted ? `write it in quotes: "${value}"` : suggestion)
  })

const matching = (pattern: RegExp, suggestion: string) =>
  validText((text) => pattern.test(text), suggestion)

/**
 * Creates the schema of a number from a predicate and a suggestion; NaN and infinities are invalid.
 */
const validNumber = (isValid: (value: number) => boolean, suggestion: string) =>
  valueSchema<number>((value) =>
    Number.isFinite(value) && isValid(Number(value)) ? null : misfit(value, suggestion),
  )

const CONTROL_CHARACTERS = /\p{Cc}/u
const oneLine = (text: unknown): boolean =>
  typeof text === 'string' && text !== '' && text === text.trim() && !CONTROL_CHARACTERS.test(text)

const ONE_LINE = 'write one line of text without white space around it'
export const nonEmptyText = validText(oneLine, ONE_LINE)

const MAP_POINT = /\d\.\d{1,20} ?, ?-?\d/

export const street = validText(
  (text) => oneLine(text) && !MAP_POINT.test(text) && !isState(text),
  'write street and number such as 7 Sample Street',
)

export const licenseNumber = validText(
  (text) => oneLine(text) && /\d/.test(text),
  'write the number of your license, or null for licenses in a state that has none',
)

/**
 * Accepts English alone, which Spanish pages leave out or mark as English, or English and Spanish.
 */
export const localizedText = valueSchema<string | { readonly en: string; readonly es: string }>(
  (value) => {
    if (typeof value !== 'object' || value === null)
      return oneLine(value) ? null : misfit(value, ONE_LINE)
    const { en, es, ...more } = value as Readonly<Record<string, unknown>>
    const invalidKey = !oneLine(en) ? 'en' : !oneLine(es) ? 'es' : Object.keys(more)[0]
    return invalidKey === undefined
      ? null
      : `its ${invalidKey} does not fit, write one line of text, or { "en": "English", "es": "Spanish" }`
  },
)

/** Matches English phrases, which Spanish pages would show inside Spanish. */
const ENGLISH_AREA = /^the |\b(?:area|counties|region)$/i

/** Accepts the name of a county, which is the same in both languages, or a phrase in each. */
export const areaName = localizedText
  .refine((name) => typeof name !== 'string' || !ENGLISH_AREA.test(name), {
    abort: true,
    error: ({ input }) =>
      misfit(
        input,
        'write it in both languages: { "en": "the Boise area", "es": "el área de Boise" }',
      ),
  })
  .refine((name) => !/\d/.test(JSON.stringify(name)), {
    error: ({ input }) =>
      misfit(input, 'write the name of the county or area, without digits, such as "Ada County"'),
  })

/** Accepts a name that fits the logo, a page title and a mail subject. */
export const businessName = validText(
  (text) => oneLine(text) && text.length >= 3 && text.length <= 40,
  'write one line of 3 to 40 characters',
)

export const color = validText(isColor, 'write # and six digits such as #0B1B37')

/**
 * Accepts ten digits whose area code and exchange begin with 2 to 9 (North American Numbering
 * Plan).
 */
export const phone = matching(/^[2-9]\d{2}[2-9]\d{6}$/, 'write ten digits such as 2015550142')

/** Accepts a number of the business as Twilio writes it, or its ten digits. */
export const businessNumber = matching(
  /^(?:\+1)?[2-9]\d{2}[2-9]\d{6}$/,
  'write it in the international form such as +12015550142',
)
/** Accepts the source of a number: one word, as links have it in utm_source. */
export const numberSource = matching(
  /^[a-z0-9][a-z0-9-]{0,39}$/,
  'write lower-case letters, digits and hyphens such as business-profile',
)
export const numberLanguage = matching(/^(?:en|es)$/, 'write en or es')

export const email = matching(
  /^[^\s@<>,;"]+@[^\s@<>,;".]+(\.[^\s@<>,;".]+)+$/,
  'write an address such as desk@example.com',
)

const WEB_ADDRESS = /^https:\/\/[^\s/?#.]+(\.[^\s/?#.]+)+(:\d{1,5})?([/?#][^\s]*)?$/
export const webAddress = matching(
  WEB_ADDRESS,
  'write a whole address such as https://www.example.com/',
)

export const logo = validText(
  (text) => WEB_ADDRESS.test(text) || /^\/[^\s/][^\s]*$/.test(text),
  'write an address such as https://files.example.com/logo.svg, or the path of a file in public/ such as /logo.svg',
)

/** Accepts a path below public/, as it is served; the build checks that the file exists. */
export const publicFile = validText(
  (text) => /^\/[\w][\w./-]*\.(svg|png)$/i.test(text) && !text.includes('..'),
  'write the path of an SVG or PNG file in public/ such as /our-sign.svg, or null',
)

export const publicScript = validText(
  (text) => /^\/[\w][\w./-]*\.js$/.test(text) && !text.includes('..'),
  'write the path of a file in public/ such as /analytics.js, or null',
)

export const postalCode = matching(/^\d{5}(-\d{4})?$/, 'write five digits such as 07047')

export const twoLetters = matching(/^[A-Z]{2}$/, 'write two capital letters such as US')

const TERRITORY = /^(?:AS|GU|MP|PR|VI)$/

export const state = valueSchema<string>((value) => {
  const letters = typeof value === 'string' ? stateLetters(value) : ''
  if (!isState(letters) && !TERRITORY.test(letters))
    return misfit(value, 'write the two capital letters of a state such as NJ')
  return letters === value ? null : misfit(value, `write "${letters}"`)
})

export const priceRange = matching(/^\${1,4}$/, 'write one to four dollar signs such as $$')

export const timeOfDay = matching(
  /^([01]\d|2[0-3]):[0-5]\d$/,
  'write hours and minutes such as 00:00 or 23:59',
)

export const weekdays = validText(
  (text) => parseDays(text) !== null,
  'write days such as mon-fri or sat,sun',
).optional()

/** Suggests the time zones of the state. */
export const timeZoneIn = (region: unknown) =>
  validText(
    isTimeZone,
    `write a name of the IANA list such as ${zonesOfState(String(region)).join(' or ') || 'America/New_York'}`,
  )

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch (error) {
    // Intl throws this for an unknown time zone.
    if (error instanceof RangeError) return false
    throw error
  }
}

/** Creates the schema of a name that becomes the address of a page. */
const pageName = (max: number) =>
  valueSchema<string>((value) =>
    typeof value === 'string' ? nameProblem(value, max) : misfit(value, ONE_LINE),
  )

export const townName = pageName(31)
export const serviceName = pageName(40)

export const slug = matching(
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  'write lower-case letters, digits and hyphens such as west-new-york',
)

export const pagePath = matching(
  /^\/[a-z0-9/-]*$/,
  'write the path of a page such as /service-areas',
)

export const zipCode = matching(/^\d{5}$/, 'write five digits in quotes such as "07047"')

export const stars = validNumber(
  (value) => value >= 0 && value <= 5,
  'write a number from 0 to 5 with a point, such as 4.9',
)

export const positiveCount = validNumber(
  (value) => Number.isInteger(value) && value >= 1,
  'write a whole number from 1 on',
)

export const firstHour = validNumber(
  (value) => Number.isInteger(value) && value >= 0 && value <= 22,
  'write a full hour from 0 to 22',
)

export const price = validNumber(
  (value) => value > 0,
  'write a number of dollars above 0, without sign and quotes, such as 49',
)

export const modelYear = validNumber(
  (value) => Number.isInteger(value) && value >= 1950 && value <= 2100,
  'write a year of four digits such as 1998',
)

export const analyticsTag = matching(
  /^G-[A-Z0-9]{4,20}$/,
  'write the id of Google Analytics such as G-AB12CD34EF, or null',
)
export const adsTag = matching(
  /^AW-\d{6,15}\/[\w-]{4,60}$/,
  'write account and label of the conversion such as AW-123456789/AbCdEfGhIj, or null',
)
export const tagManagerTag = matching(
  /^GTM-[A-Z0-9]{4,12}$/,
  'write the id of Google Tag Manager such as GTM-AB12CD3, or null',
)

export const coverage = validNumber(
  (value) => Number.isInteger(value) && (value >= 10_000 || value === 0),
  'write whole dollars such as 1000000, 0 without insurance, or null',
)

const MAX_MINUTES = 24 * 60

export const minutes = valueSchema<{ readonly from: number; readonly to: number }>((value) => {
  const { from, to } = (typeof value === 'object' && value !== null ? value : {}) as Readonly<
    Record<string, unknown>
  >
  const areMinutes = [from, to].every(
    (each) => Number.isInteger(each) && 0 < Number(each) && Number(each) <= MAX_MINUTES,
  )
  if (!areMinutes) return misfit(value, 'write { "from": 20, "to": 40 }')
  return Number(from) <= Number(to)
    ? null
    : `from must be the lower number, write { "from": ${String(to)}, "to": ${String(from)} }`
})

export const languageCode = matching(
  /^[a-z]{2,3}$/,
  'write the ISO 639 code of a language such as "es"',
)

export const latitude = validNumber(
  (value) => value > 17 && value < 72,
  'write the latitude in degrees, as maps show it, such as 40.795',
)
export const longitude = validNumber(
  (value) => value > -180 && value < -64,
  'write the longitude in degrees, which is negative in America, such as -74.0253',
)

export const booleanValue = z.boolean({
  error: ({ input }) => misfit(input, 'write true or false in small letters, without quotes'),
})

export const photoFile = matching(
  /^photos\/[\w-][\w.-]*\.jpe?g$/i,
  'write the path of a JPEG in the folder photos such as photos/van.jpg, or choose a photo on the board',
)

export const oneOf = <Name extends string>(names: readonly Name[]) =>
  z.enum(names, { error: ({ input }) => misfit(input, `write one of ${names.join(', ')}`) })

/** Checks for a schema of a text in two languages. */
export const isLocalizedText = (schema: z.ZodType): boolean =>
  schema === localizedText || schema === areaName

export const isPhotoFile = (schema: z.ZodType): boolean => schema === photoFile

export const isMinutes = (schema: z.ZodType): boolean => schema === minutes
