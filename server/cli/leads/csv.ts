/**
 * Comma-separated values as RFC 4180 has them, for spreadsheets: with the mark
 * by which they know UTF-8, and without anything that they would run.
 */

/** Stands before the first line (RFC 3629, 6). */
export const BYTE_ORDER_MARK = '\ufeff'

/** Signs with which a formula begins, the full-width ones of some locales too. */
const FORMULA_START = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r]/

/** One line with its end; texts that would be formulas get an apostrophe, which makes them plain. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(text: string): string {
  const plain = FORMULA_START.test(text) ? `'${text}` : text
  return /[",\r\n]|^\s|\s$/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
