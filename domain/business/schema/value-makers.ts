/** Makers of the schemas of values, whose issues say what is wrong and what to write instead. */
import { z } from 'zod'
import type { Said } from '#domain/text/problem.ts'

/**
 * Creates the schema of a value; `problemOf` returns `null` for a valid one. An issue has its
 * sentence, without a period, as `params.said`.
 */
export const valueSchema = <Value>(problemOf: (value: unknown) => Said | null) =>
  z.custom<Value>().check(({ value, issues }) => {
    const said = problemOf(value)
    if (said !== null)
      issues.push({ code: 'custom', input: value, params: { said }, continue: false })
  })

/** Quotes a value in one line; never throws. */
function quoteValue(value: unknown): Said {
  if (typeof value === 'object' && value !== null)
    return Array.isArray(value)
      ? { en: 'a list', es: 'una lista' }
      : { en: 'an object', es: 'un objeto' }
  const quoted = typeof value === 'string' ? `'${value.replace(/\p{Cc}+/gu, ' ')}'` : String(value)
  return { en: quoted, es: quoted }
}

/** Says what is wrong with a value, and what to write instead. */
export function misfit(value: unknown, write: Said): Said {
  if (value === undefined) return { en: `is missing, ${write.en}`, es: `falta; ${write.es}` }
  const quoted = quoteValue(value)
  return {
    en: `${quoted.en} does not fit, ${write.en}`,
    es: `${quoted.es} no sirve; ${write.es}`,
  }
}

/** Creates the schema of a string from a predicate and a suggestion. */
export const validText = (isValid: (text: string) => boolean, write: Said) =>
  valueSchema<string>((value) => {
    if (typeof value === 'string' && isValid(value)) return null
    const isUnquoted = typeof value === 'number' && isValid(String(value))
    return misfit(
      value,
      isUnquoted
        ? { en: `write it in quotes: "${value}"`, es: `escríbalo entre comillas: "${value}"` }
        : write,
    )
  })

export const matching = (pattern: RegExp, write: Said) =>
  validText((text) => pattern.test(text), write)

/**
 * Creates the schema of a number from a predicate and a suggestion; NaN and infinities are invalid.
 */
export const validNumber = (isValid: (value: number) => boolean, write: Said) =>
  valueSchema<number>((value) =>
    Number.isFinite(value) && isValid(Number(value)) ? null : misfit(value, write),
  )

const CONTROL_CHARACTERS = /\p{Cc}/u
export const oneLine = (text: unknown): boolean =>
  typeof text === 'string' && text !== '' && text === text.trim() && !CONTROL_CHARACTERS.test(text)

export const ONE_LINE: Said = {
  en: 'write one line of text without white space around it',
  es: 'escriba una línea de texto sin espacios al principio ni al final',
}
