/** Decodes the bytes of a file that a person saved with any editor. */

import { type Problem, type Said } from '#domain/text/problem.ts'

export type Decoding =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly problems: readonly Problem[] }

const SAVED_OTHERWISE: Said = {
  en: 'the file is saved as UTF-16, as PowerShell and some editors do, write it again as UTF-8: "Save as", encoding UTF-8.',
  es: 'el archivo está guardado en UTF-16, como lo hacen PowerShell y algunos editores; guárdelo de nuevo en UTF-8: "Guardar como", codificación UTF-8.',
}
const NOT_UTF_8: Said = {
  en: 'this letter is not saved as UTF-8 (perhaps as Windows-1252 or ANSI), write the file again as UTF-8: "Save as", encoding UTF-8.',
  es: 'esta letra no está guardada en UTF-8 (quizás en Windows-1252 o ANSI); guarde el archivo de nuevo en UTF-8: "Guardar como", codificación UTF-8.',
}
const LOST_LETTER: Said = {
  en: 'a letter was lost here when the file was saved in another encoding, write it again and save the file as UTF-8.',
  es: 'aquí se perdió una letra al guardar el archivo con otra codificación; escríbala de nuevo y guarde el archivo en UTF-8.',
}

/** Decodes UTF-8, with or without a byte order mark; any other encoding is named. */
export function decodeFile(bytes: Uint8Array): Decoding {
  if (isWide(bytes)) return { ok: false, problems: [{ path: [], said: SAVED_OTHERWISE }] }
  try {
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    const readable = new TextDecoder().decode(bytes)
    return {
      ok: false,
      problems: [problemAtOffset(readable, readable.indexOf('\ufffd'), NOT_UTF_8)],
    }
  }
}

/** A byte order mark of UTF-16 or UTF-32, or JSON whose first two characters have a zero byte. */
function isWide([first, second, third, fourth]: Uint8Array): boolean {
  const mark = `${first?.toString(16)}${second?.toString(16)}`
  const hasZeros = (first === 0) !== (second === 0) && (third === 0) !== (fourth === 0)
  return mark === 'fffe' || mark === 'feff' || (first === 0 && second === 0) || hasZeros
}

/**
 * The replacement character, and what UTF-8 becomes when it is read as Windows-1252: `PeÃ±a`, `weâ€™ll`.
 */
const LOST =
  /\ufffd|[ÃÂ][\u0080-\u00bf]|â€[\u0080-\u00bf\u0152-\u0178\u02c6\u02dc\u2013-\u203a\u20ac\u2122]/

/** Finds a letter that an earlier wrong decoding lost; `null` if there is none. */
export function lostLetter(text: string): Problem | null {
  const at = text.search(LOST)
  return at < 0 ? null : problemAtOffset(text, at, LOST_LETTER)
}

/** Creates a problem of the text from an offset on. */
export function problemAtOffset(text: string, offset: number, said: Said): Problem {
  const lines = text.slice(0, Math.max(offset, 0)).split('\n')
  return { path: [], said, at: { line: lines.length, column: (lines.at(-1) ?? '').length + 1 } }
}
