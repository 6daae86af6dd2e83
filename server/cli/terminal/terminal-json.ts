/**
 * Characters that JSON does not escape but a terminal interprets: DEL, the C1 controls (one of them
 * starts an escape sequence), line separators, and marks that change the text direction.
 */
const TERMINAL_CONTROL_CHARACTERS = /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u206f]/g

/**
 * Renders a value as JSON with these characters escaped, so that nothing is lost and the terminal
 * interprets nothing.
 */
export function terminalJson(value: unknown): string {
  return JSON.stringify(value).replace(TERMINAL_CONTROL_CHARACTERS, escapeCharacter)
}

const escapeCharacter = (character: string): string =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
