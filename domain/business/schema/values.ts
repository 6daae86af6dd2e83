/**
 * Schemas of the values of the business configuration. Their messages say what is wrong and what to
 * write instead. Values come from a file that is edited by hand and run without a type check, so
 * they may be of any type.
 */
import { z } from 'zod'
import { nameProblem } from '#domain/text/names.ts'
import type { Said } from '#domain/text/problem.ts'
import { isColor } from '#domain/color/oklch.ts'
import { zonesOfState } from '#domain/places/geography/state-time-zones.ts'
import { isState, stateLetters } from '#domain/places/geography/us-states.ts'
import { matching, misfit, ONE_LINE, oneLine, validText, valueSchema } from './value-makers.ts'
import { minutes } from './number-values.ts'
import { parseDays } from '#domain/staff/on-call/shift.ts'

export const nonEmptyText = validText(oneLine, ONE_LINE)

const MAP_POINT = /\d\.\d{1,20} ?, ?-?\d/

export const street = validText(
  (text) => oneLine(text) && !MAP_POINT.test(text) && !isState(text),
  {
    en: 'write street and number such as 7 Sample Street',
    es: 'escriba calle y número, como 7 Sample Street',
  },
)

export const licenseNumber = validText((text) => oneLine(text) && /\d/.test(text), {
  en: 'write the number of your license, or null for licenses in a state that has none',
  es: 'escriba el número de su licencia, o deje los dos vacíos (null) en un estado que no da licencias',
})

function localizedProblem(value: unknown): Said | null {
  if (typeof value !== 'object' || value === null)
    return oneLine(value) ? null : misfit(value, ONE_LINE)
  const { en, es, ...more } = value as Readonly<Record<string, unknown>>
  const invalidKey = !oneLine(en) ? 'en' : !oneLine(es) ? 'es' : Object.keys(more)[0]
  return invalidKey === undefined
    ? null
    : {
        en: `its ${invalidKey} does not fit, write one line of text, or { "en": "English", "es": "Spanish" }`,
        es: `su ${invalidKey} no sirve; escriba una línea de texto, o { "en": "inglés", "es": "español" }`,
      }
}

/**
 * Accepts English alone, which Spanish pages leave out or mark as English, or English and Spanish.
 */
export const localizedText = valueSchema<string | { readonly en: string; readonly es: string }>(
  localizedProblem,
)

/** Matches English phrases, which Spanish pages would show inside Spanish. */
const ENGLISH_AREA = /^the |\b(?:area|counties|region)$/i

/** Accepts the name of a county, which is the same in both languages, or a phrase in each. */
export const areaName = valueSchema<z.infer<typeof localizedText>>((value) => {
  const problem = localizedProblem(value)
  if (problem !== null) return problem
  if (typeof value === 'string' && ENGLISH_AREA.test(value))
    return misfit(value, {
      en: 'write it in both languages: { "en": "the Boise area", "es": "el área de Boise" }',
      es: 'escríbalo en los dos idiomas: { "en": "the Boise area", "es": "el área de Boise" }',
    })
  return /\d/.test(JSON.stringify(value))
    ? misfit(value, {
        en: 'write the name of the county or area, without digits, such as "Ada County"',
        es: 'escriba el nombre del condado o del área, sin números, como "Ada County"',
      })
    : null
})

/** Accepts a name that fits the logo, a page title and a mail subject. */
export const businessName = validText(
  (text) => oneLine(text) && text.length >= 3 && text.length <= 40,
  { en: 'write one line of 3 to 40 characters', es: 'escriba una línea de 3 a 40 caracteres' },
)

export const color = validText(isColor, {
  en: 'write # and six digits such as #0B1B37',
  es: 'escriba # y seis cifras, como #0B1B37',
})

/**
 * Accepts ten digits whose area code and exchange begin with 2 to 9 (North American Numbering
 * Plan).
 */
export const phone = matching(/^[2-9]\d{2}[2-9]\d{6}$/, {
  en: 'write ten digits such as 2015550142',
  es: 'escriba diez dígitos, como 2015550142',
})

/** Accepts a number of the business as Twilio writes it, or its ten digits. */
export const businessNumber = matching(/^(?:\+1)?[2-9]\d{2}[2-9]\d{6}$/, {
  en: 'write it in the international form such as +12015550142',
  es: 'escríbalo en forma internacional, como +12015550142',
})
/** Accepts the source of a number: one word, as links have it in utm_source. */
export const numberSource = matching(/^[a-z0-9][a-z0-9-]{0,39}$/, {
  en: 'write lower-case letters, digits and hyphens such as business-profile',
  es: 'escriba minúsculas, números y guiones, como business-profile',
})
export const numberLanguage = matching(/^(?:en|es)$/, {
  en: 'write en or es',
  es: 'escriba en o es',
})

export const email = matching(/^[^\s@<>,;"]+@[^\s@<>,;".]+(\.[^\s@<>,;".]+)+$/, {
  en: 'write an address such as desk@example.com',
  es: 'escriba un correo, como desk@example.com',
})

/** The host has no other characters, because policies of pages name it. */
const WEB_ADDRESS = /^https:\/\/[\da-z-]+(\.[\da-z-]+)+(:\d{1,5})?([/?#][^\s]*)?$/i
export const webAddress = matching(WEB_ADDRESS, {
  en: 'write a whole address such as https://www.example.com/',
  es: 'escriba una dirección completa, como https://www.example.com/',
})

export const logo = validText((text) => WEB_ADDRESS.test(text) || /^\/[^\s/][^\s]*$/.test(text), {
  en: 'write an address such as https://files.example.com/logo.svg, or the path of a file in public/ such as /logo.svg',
  es: 'escriba una dirección, como https://files.example.com/logo.svg, o la ruta de un archivo de public/, como /logo.svg',
})

/** Accepts a path below public/, as it is served; the build checks that the file exists. */
export const publicFile = validText(
  (text) => /^\/[\w][\w./-]*\.(svg|png)$/i.test(text) && !text.includes('..'),
  {
    en: 'write the path of an SVG or PNG file in public/ such as /our-sign.svg, or null',
    es: 'escriba la ruta de un archivo SVG o PNG de public/, como /our-sign.svg, o déjelo vacío (null)',
  },
)

export const publicScript = validText(
  (text) => /^\/[\w][\w./-]*\.js$/.test(text) && !text.includes('..'),
  {
    en: 'write the path of a file in public/ such as /analytics.js, or null',
    es: 'escriba la ruta de un archivo de public/, como /analytics.js, o déjelo vacío (null)',
  },
)

export const postalCode = matching(/^\d{5}(-\d{4})?$/, {
  en: 'write five digits such as 07047',
  es: 'escriba cinco dígitos, como 07047',
})

export const twoLetters = matching(/^[A-Z]{2}$/, {
  en: 'write two capital letters such as US',
  es: 'escriba dos letras mayúsculas, como US',
})

const TERRITORY = /^(?:AS|GU|MP|PR|VI)$/

export const state = valueSchema<string>((value) => {
  const letters = typeof value === 'string' ? stateLetters(value) : ''
  if (!isState(letters) && !TERRITORY.test(letters))
    return misfit(value, {
      en: 'write the two capital letters of a state such as NJ',
      es: 'escriba las dos letras mayúsculas de un estado, como NJ',
    })
  return letters === value
    ? null
    : misfit(value, { en: `write "${letters}"`, es: `escriba "${letters}"` })
})

export const priceRange = matching(/^\${1,4}$/, {
  en: 'write one to four dollar signs such as $$',
  es: 'escriba de uno a cuatro signos de dólar, como $$',
})

export const timeOfDay = matching(/^([01]\d|2[0-3]):[0-5]\d$/, {
  en: 'write hours and minutes such as 00:00 or 23:59',
  es: 'escriba horas y minutos, como 00:00 o 23:59',
})

export const weekdays = validText((text) => parseDays(text) !== null, {
  en: 'write days such as mon-fri or sat,sun',
  es: 'escriba los días en inglés, como mon-fri o sat,sun',
}).optional()

/** Suggests the time zones of the state. */
export const timeZoneIn = (region: unknown) => {
  const zones = zonesOfState(String(region))
  return validText(isTimeZone, {
    en: `write a name of the IANA list such as ${zones.join(' or ') || 'America/New_York'}`,
    es: `escriba un nombre de la lista IANA, como ${zones.join(' o ') || 'America/New_York'}`,
  })
}

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

export const slug = matching(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, {
  en: 'write lower-case letters, digits and hyphens such as west-new-york',
  es: 'escriba minúsculas, números y guiones, como west-new-york',
})

export const pagePath = matching(/^\/[a-z0-9/-]*$/, {
  en: 'write the path of a page such as /service-areas',
  es: 'escriba la ruta de una página, como /service-areas',
})

/** Accepts the name of a text's file below content/. */
export const contentFile = matching(/^[a-z0-9-]+(?:\/[a-z0-9-]+)*\/(?:en|es)\.md$/, {
  en: 'write the name of a file below content/ such as faq/en.md',
  es: 'escriba el nombre de un archivo de content/, como faq/en.md',
})

export const contentHash = matching(/^[\w-]{16}$/, {
  en: 'write 16 letters, digits, hyphens or underscores; the board computes them',
  es: 'escriba 16 letras, cifras o guiones; el tablero los calcula',
})

/** Three times the longest delivered text. */
export const MAX_PAGE_TEXT = 48_000

export const pageText = validText((text) => text.trim() !== '' && text.length <= MAX_PAGE_TEXT, {
  en: `write a text of at most ${MAX_PAGE_TEXT} characters`,
  es: `escriba un texto de ${MAX_PAGE_TEXT} caracteres como máximo`,
})

export const zipCode = matching(/^\d{5}$/, {
  en: 'write five digits in quotes such as "07047"',
  es: 'escriba cinco dígitos entre comillas, como "07047"',
})

export * from './number-values.ts'

export const booleanValue = z.boolean()

export const photoFile = matching(/^photos\/[\w-][\w.-]*\.jpe?g$/i, {
  en: 'write the path of a JPEG in the folder photos such as photos/van.jpg, or choose a photo on the board',
  es: 'escriba la ruta de un JPEG de la carpeta photos, como photos/van.jpg, o escoja una foto en el tablero',
})

export const oneOf = <Name extends string>(names: readonly Name[]) => z.enum(names)

/** Checks for a schema of a text in two languages. */
export const isLocalizedText = (schema: z.ZodType): boolean =>
  schema === localizedText || schema === areaName

export const isPhotoFile = (schema: z.ZodType): boolean => schema === photoFile

export const isMinutes = (schema: z.ZodType): boolean => schema === minutes
