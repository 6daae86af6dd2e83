/** Formats texts that visitors typed for mails, pages and the terminal. */

// C0 and C1 controls and DEL; with them one line could become two headers (RFC 5322, 2.2).
// oxlint-disable-next-line no-control-regex -- these are the ones to be taken out
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g
// oxlint-disable-next-line no-control-regex -- the same without the line feed
const CONTROLS_BUT_NEWLINE = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]+/g
/** Bidirectional control characters: they reverse the displayed order of letters. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u206f]/g

/** Converts a text to one line: no line ends, control characters or repeated white space. */
export function toSingleLine(text: string): string {
  return text
    .toWellFormed()
    .replace(CONTROL_CHARACTERS, ' ')
    .replace(DIRECTION_MARKS, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Converts a text to plain lines, separated by \n. */
export function toMultiLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(CONTROLS_BUT_NEWLINE, ' ')
    .replace(DIRECTION_MARKS, '')
    .trim()
}

/**
 * Truncates a text to `length` characters (graphemes), the last one an ellipsis if some are cut
 * off.
 */
export function truncate(text: string, length: number): string {
  const characters = [...text]
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`
}
