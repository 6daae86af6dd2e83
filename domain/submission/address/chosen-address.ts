import { unitInAddress, withoutUnit } from './street-words.ts'

/** `12`, `48-49`, `12A`, `12 1/2`; not the number of a street, such as `60th`. */
const HOUSE_NUMBER = /^\s*(\d+(?:\s?[-–/]\s?\d+)*(?:-?[a-z])?(?:\s+\d\/\d|\s*[½¼¾])?)(?:[\s,]|$)/i
/** Two streets that meet, in either language. */
function crossingStreets(street: string): readonly [string, string] | null {
  const [one = '', ...rest] = street
    .replace(/^(?:corner of|esquina de) /i, '')
    .split(/[&@/]|\s(?:and|at|y|con)\s/i)
  const other = rest.join(' ')
  return /\p{L}/u.test(one) && /\p{L}/u.test(other) ? [one.trim(), other.trim()] : null
}

/**
 * Adds to a chosen suggestion what was typed and it lacks: the house number or its second part, the
 * street that crosses. Suggestions add; they never take away.
 * @returns the address, and the unit that was typed, as typed; '' without one or if the suggestion
 *   has it
 */
export function withTypedParts(
  typed: string,
  chosen: string,
): { readonly address: string; readonly unit: string } {
  const unit = unitInAddress(typed)
  const street = withoutUnit(typed).trim()
  const hasUnit = normalize(chosen).includes(normalize(unit)) || unitInAddress(chosen) !== ''
  return { address: withCrossing(street, withNumber(street, chosen)), unit: hasUnit ? '' : unit }
}

const normalize = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s.,#]+/g, ' ')
    .trim()

function withNumber(street: string, chosen: string): string {
  const typed = HOUSE_NUMBER.exec(street)?.[1]
  if (typed === undefined) return chosen
  const given = HOUSE_NUMBER.exec(chosen)?.[1]
  if (given === undefined) {
    const rest = street.slice(street.indexOf(typed) + typed.length).trim()
    // '48 th st' was the beginning of '48th St', not its house number.
    const isStreetNumber =
      chosen.toLowerCase().startsWith(typed.toLowerCase()) &&
      /^(?:st|nd|rd|th)\b/i.test(chosen.slice(typed.length))
    return rest === '' || (isStreetNumber && !rest.startsWith(typed))
      ? chosen
      : `${typed} ${chosen}`
  }
  // Another number was seen in the list and chosen.
  const isPart = typed !== given && typed.split(/[^\d]+/).includes(given)
  return isPart ? chosen.replace(given, typed) : chosen
}

function withCrossing(street: string, chosen: string): string {
  const [first = '', ...rest] = chosen.split(',')
  const [one = '', other = ''] = crossingStreets(street.split(',')[0] ?? '') ?? []
  if (one === '' || HOUSE_NUMBER.test(street) || first.includes('&')) return chosen
  const missing = [one, other].filter((name) => !shareWord(name, first))
  if (missing.length === 0) return chosen
  const crossing = missing.length === 1 ? `${first} & ${missing.join('')}` : `${one} & ${other}`
  return [crossing, ...rest].join(',')
}

/** Returns whether the first words are the same: `Bergenline` of `Bergenline Ave`, `48` of `48th`. */
function shareWord(name: string, street: string): boolean {
  const word =
    /^[\p{L}]{2,}|^\d+/u.exec(name.trim().toLowerCase())?.[0] ?? name.trim().toLowerCase()
  return street.toLowerCase().includes(word)
}

/** Puts a unit behind the street of an address. */
export function insertUnit(address: string, unit: string): string {
  const [street = '', ...rest] = address.split(',')
  return [`${street} ${unit}`, ...rest].join(',')
}
