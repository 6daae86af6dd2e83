/** Words with which street names end, and their abbreviations (USPS Publication 28, Appendix C1). */
export const STREET_SUFFIXES =
  'ave|avenue|av|st|street|str|blvd|boulevard|rd|road|dr|drive|pl|place|ct|court|ln|lane|ter|terrace|pkwy|parkway|plz|plaza|sq|square|hwy|highway|tpke|turnpike|way|cir|circle'

/**
 * A unit within an address: `Apt 4B`, `#4B`, `2nd floor`, `Rear`. FL before a ZIP code is Florida.
 */
const UNIT =
  /(?:^|[\s,])((?:apt|apto|apartment|apartamento|depto|unit|unidad|ste|suite|oficina|floor|piso|room|rm|bldg|building)(?:\.?[\s#]*[a-z]?-?\d+[\w-]*|\.?[\s#]+[a-z])|fl\.?\s*\d{1,3}|#\s*[\w-]+|\d+(?:st|nd|rd|th)\s+(?:floor|fl)|rear|basement|bsmt|penthouse|ph\s?\d+)(?=[\s,.]|$)/i
/** A unit without a word of its own, after the street: `Bergenline Ave 4B`. */
const BARE_UNIT = new RegExp(
  `\\s(?:${STREET_SUFFIXES})\\.?\\s+(\\d{1,4}[a-z]|[a-z]-?\\d{1,4})(?=[\\s,]|$)`,
  'i',
)

/** Returns the unit that an address names, as typed; '' without one. */
export const unitInAddress = (address: string): string =>
  UNIT.exec(address)?.[1] ?? BARE_UNIT.exec(address)?.[1] ?? ''

/** Returns an address without the unit that it names. */
export function withoutUnit(address: string): string {
  const unit = unitInAddress(address)
  return unit === ''
    ? address
    : address
        .replace(unit, '')
        .replace(/\s+(?=,|$)/g, '')
        .trim()
}

const CAPITALIZED = STREET_SUFFIXES.split('|')
  .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  .join('|')
/** A street or unit followed by the next line without a space: `Bergenline AveNorth Bergen`. */
const JOINED_LINES = new RegExp(
  `^(\\s*\\d\\S*\\s+\\S.*?\\s(?:(?:${CAPITALIZED})\\.?|(?:Apt|Unit|Ste|Suite|#)\\.?\\s*\\w*?\\d[A-Z]?))(?=[A-Z][a-z]{2})`,
)

/**
 * Separates the lines of an address that a browser filled into a field of one line, which drops the
 * line ends.
 */
export const separateLines = (address: string): string => address.replace(JOINED_LINES, '$1, ')
