/**
 * Writes comma-separated values (RFC 4180) for spreadsheets: with the byte order mark by which they
 * recognize UTF-8, and without formulas.
 */

/** Written before the first line (RFC 3629, 6). */
export const BYTE_ORDER_MARK = '\ufeff'

/** Characters with which a formula begins, including the full-width forms of some locales. */
const FORMULA_START = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r]/

/**
 * Writes one line with its line break; prefixes formulas with an apostrophe, so that they stay
 * text.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(text: string): string {
  const plain = FORMULA_START.test(text) ? `'${text}` : text
  return /[",\r\n]|^\s|\s$/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
