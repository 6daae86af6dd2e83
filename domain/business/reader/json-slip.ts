import { type ParseErrorCode, printParseErrorCode } from 'jsonc-parser'

/** A slip of the keyboard in a JSON file. */
export interface JsonSlip {
  /** From 1. */
  readonly line: number
  /** Such as 'phones.default'; empty at the top. */
  readonly entry: string
  /** What is wrong and what to write instead, without a period. */
  readonly problem: string
}

const TYPOGRAPHIC = /^[‘’“”„«»]/
const ENDS_OF_TEXT = 'write the text between double quotes "…" in one line'

/**
 * Says what is wrong at an offset and what to write instead.
 * @param error code of the parser
 * @returns with the offset of the slip, which can be before that of the error
 */
export function suggestForm(
  source: string,
  offset: number,
  error: ParseErrorCode,
): { readonly at: number; readonly problem: string } {
  const rest = source.slice(offset)
  const before = source.slice(0, offset).trimEnd()
  const word = /^[^\s,:{}[\]"]+/.exec(rest)?.[0] ?? ''
  const here = (problem: string) => ({ at: offset, problem })
  const above = (problem: string) => ({ at: Math.max(0, before.length - 1), problem })
  if (source.trim() === '') return here('the file is empty, write { } around the entries')
  if (TYPOGRAPHIC.test(word) || word.startsWith("'") || word.startsWith('`'))
    return here(`'${word}' does not fit, ${ENDS_OF_TEXT}`)
  if (/^\$\d/.test(word))
    return here(
      `'${word}' does not fit, write the amount without the sign, such as ${word.slice(1)}`,
    )
  const name: string = printParseErrorCode(error)
  switch (name) {
    case 'InvalidCommentToken':
      return here('a comment does not fit into JSON, take it out')
    case 'UnexpectedEndOfString':
      return here(`the text does not end, ${ENDS_OF_TEXT}`)
    case 'InvalidCharacter':
    case 'InvalidUnicode':
    case 'InvalidEscapeCharacter':
      return here('a character of the text does not fit, write \\\\ for a backslash and no tabs')
    case 'InvalidNumberFormat':
      return here(`'${word}' is no number, write one such as 49 or 4.9`)
    case 'CommaExpected':
      return /^["[{\d-]/.test(rest) && /["\]}\w]$/.test(before)
        ? above('a comma is missing, write , after it')
        : here(`'${symbolOf(rest)}' does not fit, write a comma or the closing bracket`)
    case 'ColonExpected':
      return here('a colon is missing, write : between name and value')
    case 'PropertyNameExpected':
      return before.endsWith(',')
        ? above('a comma is too much, take out the one before the closing bracket')
        : here(
            `'${symbolOf(rest)}' does not fit, write the name of the entry between double quotes`,
          )
    case 'ValueExpected':
      return before.endsWith(',')
        ? above('a comma is too much, take out the one before the closing bracket')
        : above('a value is missing, write it after the colon, or null for none')
    case 'CloseBraceExpected':
      return above('a bracket is not closed, write } at its end')
    case 'CloseBracketExpected':
      return above('a list is not closed, write ] at its end')
    case 'EndOfFileExpected':
      return here(
        `'${symbolOf(rest)}' is after the end, take out the bracket that closes too early`,
      )
    default:
      return here(`'${word || symbolOf(rest)}' does not fit, ${formOf(word)}`)
  }
}

const symbolOf = (rest: string): string => /^\S{1,20}/.exec(rest)?.[0] ?? 'the end'

/** Returns what to write instead of a bare word. */
function formOf(word: string): string {
  if (/^(?:true|false|null)$/i.test(word)) return `write ${word.toLowerCase()} in small letters`
  if (/^(?:yes|no|none)$/i.test(word))
    return 'write true for yes, false for no, and null for none, without quotes'
  return 'write text and names between double quotes "…", and true, false, null and numbers without'
}
