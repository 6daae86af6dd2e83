/** Makers of the schemas of values, whose sentences say what is wrong and what to write instead. */
import { z } from 'zod'
import { type Said, said } from '#domain/text/problem-sentence.ts'

/** Creates the schema of a value; `problemOf` returns `null` for a valid one. */
export const valueSchema = <Value>(problemOf: (value: unknown) => string | null) =>
  z.custom<Value>((value) => problemOf(value) === null, {
    abort: true,
    error: ({ input }) => problemOf(input),
  })

/** Quotes a value in one line; never throws. */
function quoteValue(value: unknown): string {
  if (typeof value === 'string') return `'${value.replace(/\p{Cc}+/gu, ' ')}'`
  if (value === null) return 'null'
  if (typeof value === 'object')
    return said(Array.isArray(value) ? ['a list', 'una lista'] : ['an object', 'un objeto'])
  return typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : `the ${typeof value}`
}

/** Says what is wrong with a value, and what to write instead. */
export const misfit = (value: unknown, suggestion: Said): string =>
  value === undefined
    ? `${said(['is missing', 'falta'])}, ${said(suggestion)}`
    : `${quoteValue(value)} ${said(['does not fit', 'no sirve'])}, ${said(suggestion)}`

/** Creates the schema of a string from a predicate and a suggestion. */
export const validText = (isValid: (text: string) => boolean, suggestion: Said) =>
  valueSchema<string>((value) => {
    if (typeof value === 'string' && isValid(value)) return null
    const isUnquoted = typeof value === 'number' && isValid(String(value))
    return misfit(
      value,
      isUnquoted
        ? [`write it in quotes: "${value}"`, `escríbalo entre comillas: "${value}"`]
        : suggestion,
    )
  })

export const matching = (pattern: RegExp, suggestion: Said) =>
  validText((text) => pattern.test(text), suggestion)

/**
 * Creates the schema of a number from a predicate and a suggestion; NaN and infinities are invalid.
 */
export const validNumber = (isValid: (value: number) => boolean, suggestion: Said) =>
  valueSchema<number>((value) =>
    Number.isFinite(value) && isValid(Number(value)) ? null : misfit(value, suggestion),
  )

const CONTROL_CHARACTERS = /\p{Cc}/u
export const oneLine = (text: unknown): boolean =>
  typeof text === 'string' && text !== '' && text === text.trim() && !CONTROL_CHARACTERS.test(text)

export const ONE_LINE: Said = [
  'write one line of text without white space around it',
  'escriba una línea de texto sin espacios al principio ni al final',
]
