// NUL and the other C0 controls but tab and line feed, and DEL.
// oxlint-disable-next-line no-control-regex -- these are the ones to be taken out
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b-\u001f\u007f]/g

/**
 * A text of several lines as it is stored: well-formed UTF-16, line ends as
 * \n, control characters gone, no white space around it.
 */
export function cleanProse(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(CONTROL_CHARACTERS, '').trim()
}

/** The same for a text that has one line only: line ends and tabs become spaces. */
export function cleanLine(text: string): string {
  return cleanProse(text).replace(/[\t\n]+/g, ' ')
}
