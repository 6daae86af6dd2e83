import type { Unconfirmed } from './business.ts'
import { CITIES } from './cities.ts'
import { isColor } from './palette.ts'
import { findService, SERVICES } from './services.ts'

/**
 * What a value of the business configuration may be. Each judge answers null
 * for a right value, otherwise what is wrong and what to write instead. Values
 * come from a file that is edited by hand and run without a type check, so a
 * judge expects anything.
 */
export type Judge = (value: unknown) => string | null

/** The value within a sentence of one line; never throws, whatever it is. */
function quote(value: unknown): string {
  if (typeof value === 'string') return `'${value.replace(/\p{Cc}+/gu, ' ')}'`
  if (value === undefined || value === null) return 'nothing'
  if (typeof value === 'object') return Array.isArray(value) ? 'a list' : 'an object'
  return typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : `a ${typeof value}`
}

/** A judge of texts by a test, with what to write instead. */
function matching(fits: (text: string) => boolean, instead: string): Judge {
  return (value) =>
    typeof value === 'string' && fits(value) ? null : `${quote(value)} does not fit, ${instead}`
}

/** A judge of numbers by a test; NaN and infinities never pass. */
function amount(fits: (value: number) => boolean, instead: string): Judge {
  return (value) =>
    typeof value === 'number' && Number.isFinite(value) && fits(value)
      ? null
      : `${quote(value)} does not fit, ${instead}`
}

const CONTROL = /\p{Cc}/u
const oneLine = (text: string): boolean =>
  text !== '' && text === text.trim() && !CONTROL.test(text)

export const someText = matching(oneLine, 'write one line of text without white space around it')

/** English alone, or English and Spanish. */
export const ownersWords: Judge = (value) => {
  if (typeof value !== 'object' || value === null) return someText(value)
  const { en, es, ...more } = value as Readonly<Record<string, unknown>>
  const wrong = someText(en) !== null ? 'en' : someText(es) !== null ? 'es' : Object.keys(more)[0]
  return wrong === undefined
    ? null
    : `its ${wrong} does not fit, write one line of text, or { en: 'English', es: 'Spanish' }`
}

/** It fits the logo, the title of a page and the subject of a mail. */
export const businessName = matching(
  (text) => oneLine(text) && text.length >= 3 && text.length <= 40,
  'write one line of 3 to 40 characters',
)

export const color = matching(isColor, 'write # and six digits such as #0B1B37')

/** Area code and exchange begin with 2 to 9 (North American Numbering Plan). */
export const phone = matching(
  (text) => /^[2-9]\d{2}[2-9]\d{6}$/.test(text),
  'write ten digits such as 2015550142',
)

export const email = matching(
  (text) => /^[^\s@<>,;"]+@[^\s@<>,;".]+(\.[^\s@<>,;".]+)+$/.test(text),
  'write an address such as desk@example.com',
)

const WEB_ADDRESS = /^https:\/\/[^\s/?#.]+(\.[^\s/?#.]+)+(:\d{1,5})?([/?#][^\s]*)?$/
export const webAddress = matching(
  (text) => WEB_ADDRESS.test(text),
  'write a whole address such as https://www.example.com/',
)

export const logo = matching(
  (text) => WEB_ADDRESS.test(text) || /^\/[^\s/][^\s]*$/.test(text),
  'write an address such as https://files.example.com/logo.svg, or the path of a file in public/ such as /logo.svg',
)

/** Of public/, as it is served; what is in it the build checks. */
export const ownFile = matching(
  (text) => /^\/[\w][\w./-]*\.(svg|png)$/i.test(text) && !text.includes('..'),
  'write the path of an SVG or PNG file in public/ such as /our-sign.svg, or null',
)

export const ownScript = matching(
  (text) => /^\/[\w][\w./-]*\.js$/.test(text) && !text.includes('..'),
  'write the path of a file in public/ such as /analytics.js, or null',
)

export const postalCode = matching(
  (text) => /^\d{5}(-\d{4})?$/.test(text),
  'write five digits such as 07047',
)

export const twoLetters = matching(
  (text) => /^[A-Z]{2}$/.test(text),
  'write two capital letters such as NJ',
)

export const priceRange = matching(
  (text) => /^\${1,4}$/.test(text),
  'write one to four dollar signs such as $$',
)

export const timeOfDay = matching(
  (text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text),
  'write hours and minutes such as 00:00 or 23:59',
)

export const timeZone = matching(
  isTimeZone,
  'write a name of the IANA list such as America/New_York',
)

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch (error) {
    // A name that the list does not hold.
    if (error instanceof RangeError) return false
    throw error
  }
}

export const town = matching(
  (text) => CITIES.some(({ name }) => name === text),
  `write one of ${CITIES.map(({ name }) => name).join(', ')}`,
)

export const service = matching(
  (text) => findService(text) !== undefined,
  `write one of ${SERVICES.map(({ label }) => label).join(', ')}`,
)

export const stars = amount(
  (value) => value >= 0 && value <= 5,
  'write a number from 0 to 5 such as 4.9',
)

export const howMany = amount(
  (value) => Number.isInteger(value) && value >= 1,
  'write a whole number from 1 on',
)

export const price = amount((value) => value > 0, 'write an amount above 0 such as 49')

/** Degrees from the middle of the service area: far enough for any of the towns, near enough to see a slip. */
const NEAR = 1

/** Swapped values and a missing minus are what goes wrong here. */
function near(center: number, name: string): Judge {
  return amount(
    (value) => Math.abs(value - center) <= NEAR,
    `write the ${name} in degrees, near ${center}`,
  )
}

const [center] = CITIES
export const latitude = near(center?.latitude ?? 0, 'latitude')
export const longitude = near(center?.longitude ?? 0, 'longitude, which is negative in America,')

export const yesOrNo: Judge = (value) =>
  typeof value === 'boolean' ? null : `${quote(value)} does not fit, write true or false`

export const photoFile = matching(
  (text) => /^photos\/[\w-][\w.-]*\.jpe?g$/i.test(text),
  'write the path of a JPEG in the folder photos such as photos/van.jpg',
)

/** Null is right too: the owner has nothing to say there. */
export function orNothing(judge: Judge): Judge {
  return (value) => (value === null ? null : judge(value))
}

const UNCONFIRMED: readonly Unconfirmed[] = [
  'rating',
  'offers',
  'insurance',
  'address.postalCode',
  'location',
  'socialLinks',
  'hours',
]

export const unconfirmed = matching(
  (text) => (UNCONFIRMED as readonly string[]).includes(text),
  `write one of ${UNCONFIRMED.join(', ')}`,
)
