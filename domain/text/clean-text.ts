/**
 * Cleans typed text, the same way on the page and on the server, before it is stored and when it is
 * shown. Removes what nobody sees but what changes a text: control characters, marks that reverse
 * the order of letters (a phone number would be read backwards), and invisible characters.
 */

/** Line ends of all systems: CR, LF, NEL, and Unicode's line and paragraph separators. */
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g
/** C0 and C1 controls but tab and line feed, and code points that are no characters (XML 1.0, 2.2). */
const CONTROL_CHARACTERS = /(?![\t\n])[\p{Cc}\p{Noncharacter_Code_Point}]/gu
/**
 * Characters without a shape, such as direction marks (U+202E) and zero-width spaces (U+200B). Kept
 * are those that change the shape of others: joiners, variation selectors, and tags of flags.
 */
const INVISIBLE_CHARACTERS =
  /(?!\u200c|\u200d|[\ufe00-\ufe0f]|[\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}/gu
/** Spaces of other widths, such as the non-breaking space of a copied phone number. */
const SPACES = /\p{Zs}/gu
// `toWellFormed` is missing in browsers before 2023.
const LONE_SURROGATES = /\p{Surrogate}/gu

/** Cleans a text of several lines: line ends as \n, trimmed. */
export function cleanProse(text: string): string {
  return text
    .replace(LINE_ENDS, '\n')
    .replace(LONE_SURROGATES, '\ufffd')
    .replace(CONTROL_CHARACTERS, '')
    .replace(INVISIBLE_CHARACTERS, '')
    .replace(SPACES, ' ')
    .trim()
}

/** Cleans a text of one line: line ends and tabs become spaces. */
export function cleanLine(text: string): string {
  return cleanProse(text).replace(/[\t\n]+/g, ' ')
}

/** Removes all invisible characters, joiners too, and white space at both ends. */
export function visibleText(text: string): string {
  return text
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Noncharacter_Code_Point}]/gu, '')
    .trim()
}

/** Converts the decimal digits of every script to 0-9. */
export function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)))
}

/** Digits are encoded from zero to nine in a row (Unicode, 4.6); some rows follow another. */
function digitValue(digit: string): number {
  const at = digit.codePointAt(0) ?? 0
  let first = at
  while (/^\p{Nd}$/u.test(String.fromCodePoint(first - 1))) first -= 1
  return (at - first) % 10
}

/**
 * Truncates a text to `length` characters (graphemes), the last one an ellipsis if some are cut
 * off.
 */
export function truncate(text: string, length: number): string {
  const characters = [...text]
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`
}
