/**
 * Writes comma-separated values (RFC 4180) for spreadsheets: with the byte order mark by which they
 * recognize UTF-8, and without formulas.
 */

/** Written before the first line (RFC 3629, 6). */
export const BYTE_ORDER_MARK = '\ufeff'

/** Beginning of a formula, including the full-width forms of some locales. */
const FORMULA_START = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^\s*[\t\r\n]/
/** The same where a spreadsheet with another separator, such as `;` in Spanish, ends the cell. */
const INNER_FORMULA_START = /([;\t\r\n])([^\S\t\r\n]*[=+\-@\uff1d\uff0b\uff0d\uff20])/g

/**
 * Texts that a spreadsheet would turn into another value: numbers with a zero in front, of more
 * digits than it keeps, or with an exponent, and dates such as the unit 3-4.
 */
const CHANGED_BY_SPREADSHEETS =
  /^(?:0\d+|\d{16,}|\d+(?:\.\d+)?e\d+|\d{1,4}[-/]\d{1,4}(?:[-/]\d{1,4})?)$/i

/** Prefixes a typed text that a spreadsheet would change with an apostrophe: the gate code 0042. */
export const keptAsText = (text: string): string =>
  CHANGED_BY_SPREADSHEETS.test(text) ? `'${text}` : text

/**
 * Writes one line with its line break; prefixes formulas with an apostrophe, so that they stay
 * text.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(text: string): string {
  const inner = text.replace(INNER_FORMULA_START, "$1'$2")
  const plain = FORMULA_START.test(inner) ? `'${inner}` : inner
  return /[",\r\n]|^\s|\s$/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
