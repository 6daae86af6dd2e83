/** Words with which street names end, and their abbreviations (USPS Publication 28, Appendix C1). */
const STREET_SUFFIXES: readonly string[] =
  'ave|avenue|av|st|street|str|blvd|boulevard|rd|road|dr|drive|pl|place|ct|court|ln|lane|ter|terrace|pkwy|parkway|plz|plaza|sq|square|hwy|highway|tpke|turnpike|way|cir|circle'.split(
    '|',
  )

/** Returns whether a word ends the name of a street, with or without its full stop. */
export const isStreetSuffix = (word: string): boolean =>
  STREET_SUFFIXES.includes(word.toLowerCase().replace('.', ''))

/**
 * A unit within an address: `Apt 4B`, `Unit C`, `#4B`, `2nd floor`, `Rear`. FL before a ZIP code is
 * Florida. The counts bound the time that hostile texts take.
 */
const UNITS: readonly RegExp[] = [
  /[\s,]((?:apt|apto|apartment|apartamento|depto|unit|unidad|ste|suite|oficina|floor|piso|room|rm|bldg|building)\.?[ #]{0,3}[a-z]?-?\d[\w-]{0,10})/i,
  /[\s,]((?:apt|apto|apartment|apartamento|depto|unit|unidad|ste|suite|oficina|floor|piso|room|rm|bldg|building)\.?[ #]{1,3}[a-z])[\s,.]/i,
  /[\s,](fl\.? ?\d{1,3}|# ?[\w-]{1,10}|\d{1,3}(?:st|nd|rd|th) (?:floor|fl)|rear|basement|bsmt|penthouse|ph ?\d{1,3})[\s,.]/i,
]
/** A unit without a word of its own, after the street: `Bergenline Ave 4B`. */
function bareUnit(address: string): string {
  const words = address.split(/[\s,]+/)
  return (
    words.find(
      (word, at) =>
        at > 1 &&
        isStreetSuffix(words[at - 1] ?? '') &&
        /^(?:\d{1,4}[a-z]|[a-z]-?\d{1,4})$/i.test(word),
    ) ?? ''
  )
}

/** Returns the unit that an address names, as typed; '' without one. */
export function unitInAddress(address: string): string {
  const padded = ` ${address} `
  for (const unit of UNITS) {
    const found = unit.exec(padded)?.[1]
    if (found !== undefined) return found
  }
  return bareUnit(address)
}

/** Returns an address without the unit that it names. */
export function withoutUnit(address: string): string {
  const unit = unitInAddress(address)
  return unit === ''
    ? address
    : address
        .replace(unit, '')
        .split(',')
        .map((part) => part.trimEnd())
        .join(',')
        .trim()
}

const LINE_ENDS = STREET_SUFFIXES.map((word) => word.charAt(0).toUpperCase() + word.slice(1))
const NEXT_LINE = /^\.?[A-Z][a-z]{2}/

/** Returns where the next line begins in a word such as `AveNorth` or `4BNorth`; -1 without one. */
function nextLineIn(word: string, wordBefore: string): number {
  const end = LINE_ENDS.find(
    (one) => word.startsWith(one) && NEXT_LINE.test(word.slice(one.length)),
  )
  if (end !== undefined) return end.length + (word.charAt(end.length) === '.' ? 1 : 0)
  const isUnit = /^(?:Apt|Unit|Ste|Suite|#)\.?$/.test(wordBefore) || word.startsWith('#')
  return isUnit ? (/^#?\w{0,6}?\d[A-Z]?(?=[A-Z][a-z]{2})/.exec(word)?.[0].length ?? -1) : -1
}

/**
 * Separates the lines of an address that a browser filled into a field of one line, which drops the
 * line ends: `7601 Bergenline AveNorth Bergen`.
 */
export function separateLines(address: string): string {
  const words = address.split(' ')
  if (!/^\d/.test(words[0] ?? '')) return address
  for (const [at, word] of words.entries()) {
    const next = at < 2 ? -1 : nextLineIn(word, words[at - 1] ?? '')
    if (next === -1) continue
    const separated = `${word.slice(0, next)}, ${word.slice(next)}`
    return [...words.slice(0, at), separated, ...words.slice(at + 1)].join(' ')
  }
  return address
}
