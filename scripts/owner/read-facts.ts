/** Readers of the answers that are more than one text. */

import { areaName } from '../../domain/business/schema/values.ts'
import type { TownEntry } from '../../domain/business/schema/schema.ts'
import { e164, isPossiblePhone, phoneDigits } from '../../domain/phone/phone.ts'
import { cleanLine } from '../../domain/text/clean-text.ts'
import { normalizeName } from '../../domain/text/names.ts'
import { accept, type AnswerReading, facts, reject } from './fact.ts'
import { parsePoint, townsProblem } from './towns.ts'

export const NONE = /^none$/i

/** Splits 'Paterson 40.9,-74.1; Clifton 40.8,-74.1' at the semicolons. */
const listItems = (text: string): readonly string[] =>
  text
    .split(';')
    .map((item) => item.trim())
    .filter((item) => item !== '')

/** Returns the ten digits of a number as people write it; other text is refused later, as typed. */
export const phoneOf = (text: string): string =>
  isPossiblePhone(text) ? phoneDigits(text).slice(-10) : text

/** Quotes an argument of a printed command, so that a shell takes no sign of it for its own. */
const shellQuoted = (text: string): string =>
  /^[\p{L}\d .,-]+$/u.test(text) ? `"${text}"` : `'${text.replaceAll("'", "'\\''")}'`

/** Returns the amount of '$69' or '1,200 dollars', `null` for 'none'; other text is refused later. */
export function amountOf(text: string): number | string | null {
  if (/^(?:none|by quote)$/i.test(text)) return null
  const [, amount] = /^\$?\s*(\d+(?:,\d{3})*(?:\.\d{1,2})?)(?:\s*dollars)?$/i.exec(text) ?? []
  return amount === undefined ? text : Number(amount.replaceAll(',', ''))
}

/** Splits a name into the two lines of the logo, as equal as its words allow. */
export function logoLines(name: string): readonly [string, string] {
  const words = name.split(' ')
  const splits = words.map((_, index): readonly [string, string] => [
    words.slice(0, index + 1).join(' '),
    words.slice(index + 1).join(' '),
  ])
  const longest = (lines: readonly string[]): number =>
    Math.max(...lines.map(({ length }) => length))
  return splits.toSorted((one, other) => longest(one) - longest(other))[0] ?? [name, '']
}

const TOWNS_FORMAT =
  'each town with its point (latitude, comma, longitude with a minus sign) and a semicolon between towns: Paterson 40.9168,-74.1718; Clifton 40.8584,-74.1638'

export function readTowns(text: string): AnswerReading {
  const towns: TownEntry[] = []
  for (const item of listItems(text)) {
    const [, name = '', point = ''] = /^(.*?)\s+([-\d.]+\s*,\s*[-\d.]+)$/.exec(item) ?? []
    const known = facts.towns.find((town) => town.name === normalizeName(item))
    const at = known ?? parsePoint(point)
    if (at === null || (known === undefined && /\d\.\d/.test(name)))
      return reject(`'${item}' does not fit, write ${TOWNS_FORMAT}`)
    const { latitude, longitude } = at
    towns.push({ name: known?.name ?? normalizeName(name), latitude, longitude })
  }
  const problem = townsProblem(towns)
  const [base] = towns
  if (problem !== null || !base) return reject(problem ?? 'write at least one town')
  const { name, latitude, longitude } = base
  const hasMoved = name !== facts.address.city
  return accept({
    towns,
    values: { 'address.city': name, ...(hasMoved && { location: { latitude, longitude } }) },
  })
}

export function readArea(text: string): AnswerReading {
  const [en = text, es, ...more] = listItems(text).map(normalizeName)
  if (more.length > 0 || (es === undefined && !areaName.safeParse(en).success))
    return reject(
      `'${text}' does not fit, write one county such as Ada County, or English and Spanish with a semicolon between them: the Boise area; el área de Boise`,
    )
  return accept({ values: { 'address.county': es === undefined ? en : { en, es } } })
}

export function readRating(text: string): AnswerReading {
  if (NONE.test(text)) return accept({ values: { rating: null }, confirms: ['rating'] })
  const [, value, count] = /^([\d.]+) of (\d+)$/.exec(text) ?? []
  return value === undefined
    ? reject(
        `'${text}' does not fit, write a number with a point and how many, such as 4.8 of 127, or none`,
      )
    : accept({
        values: { rating: { value: Number(value), count: Number(count) } },
        confirms: ['rating'],
      })
}

export function readYesNo(text: string): AnswerReading {
  return /^(?:y|yes|true|n|no|false)$/i.test(text)
    ? accept({ values: { showAddress: /^[yt]/i.test(text) } })
    : reject(`'${text}' does not fit, write yes or no`)
}

export const COLOR_NAMES = Object.keys(facts.colors)

export function readColors(text: string): AnswerReading {
  const colors = text
    .split(/[\s,;]+/)
    .map((color) => color.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3'))
  return colors.length === COLOR_NAMES.length
    ? accept({
        values: Object.fromEntries(
          COLOR_NAMES.map((name, index) => [`colors.${name}`, colors[index]]),
        ),
      })
    : reject(
        `'${text}' does not fit, write six colors such as #0B1B37 in this order: ${COLOR_NAMES.join(', ')}`,
      )
}

export function readSiteMaker(text: string): AnswerReading {
  if (NONE.test(text)) return accept({ values: { agency: null } })
  const [, name, url] = /^(.+?)\s+(https:\S+)$/.exec(text) ?? []
  return name === undefined
    ? reject(`'${text}' does not fit, write a name and its address with https://, or none`)
    : accept({ values: { agency: { name: normalizeName(name), url } } })
}

export function readCalledStaff(text: string): AnswerReading {
  if (NONE.test(text)) return accept({})
  const commands: string[] = []
  for (const item of listItems(text.replaceAll(',', ';'))) {
    const [, name = '', number = ''] = /^(\D+?)\s+([+(\d][\d\s().-]*)$/.exec(cleanLine(item)) ?? []
    if (!isPossiblePhone(number))
      return reject(
        `'${item}' does not fit, write a name and a phone number such as Maria (973) 555-0133`,
      )
    commands.push(
      `npm run staff -- add ${shellQuoted(normalizeName(name))} --phone ${e164(number)}`,
    )
  }
  return accept({ commands })
}
