/**
 * What JSON lets stand as it is and a terminal obeys: DEL, the C1 controls
 * (one of them begins an escape sequence by itself), line separators, and the
 * marks that turn the order of letters around.
 */
const TERMINAL_CONTROL_CHARACTERS = /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u206f]/g

/** JSON of a value, with every such character written as its number: nothing is lost, nothing acts. */
export function terminalJson(value: unknown): string {
  return JSON.stringify(value).replace(TERMINAL_CONTROL_CHARACTERS, escapeCharacter)
}

const escapeCharacter = (character: string): string =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
