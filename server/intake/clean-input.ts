// NUL and the other C0 controls but tab and line feed, and DEL.
// oxlint-disable-next-line no-control-regex -- these are the ones to be taken out
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b-\u001f\u007f]/g

/**
 * Normalizes a text of several lines for storage: well-formed UTF-16, line ends as
 * \n, no control characters, trimmed.
 */
export function cleanProse(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(CONTROL_CHARACTERS, '').trim()
}

/** Normalizes a text of one line: line ends and tabs become spaces. */
export function cleanLine(text: string): string {
  return cleanProse(text).replace(/[\t\n]+/g, ' ')
}
