import { parseSync } from 'vite'
import { lineAt } from './business-source.ts'

const ENTRY_FORM =
  "write each entry as name: 'Tony’s Locks', with ’ for an apostrophe and a comma at the end"
const MAX_QUOTED_CHARACTERS = 40

/** A place in a file of the owner and what to write there. */
interface SourceProblem {
  readonly line: number
  readonly problem: string
}

/** Returns the first syntax error; `null` for none. */
export function syntaxProblem(source: string): SourceProblem | null {
  const [error] = parseSync('business.ts', source).errors
  if (!error) return null
  const unclosed = unclosedLine(source)
  if (unclosed !== null)
    return {
      line: unclosed,
      problem:
        'a bracket or backtick of this line is not closed: write the closing one, in this line or below with the same indentation',
    }
  const { start = 0, end = 0 } = error.labels[0] ?? {}
  const above = missingCommaLine(source, start)
  if (above !== null) return { line: above, problem: 'write a comma at the end of this line' }
  const line = lineAt(source, start)
  const [number] = /\d+(?:,\d+)+/.exec(source.split('\n')[line - 1] ?? '') ?? []
  if (number !== undefined) {
    const written = /,\d{3}$/.test(number) ? number.replaceAll(',', '') : number.replace(',', '.')
    return {
      line,
      problem: `"${number}" does not fit, write a number without commas, such as ${written}`,
    }
  }
  const [found = ''] = source.slice(start, end).split('\n', 1)
  return {
    line,
    problem: `"${found.slice(0, MAX_QUOTED_CHARACTERS)}" does not fit here, a comma, a quote or a bracket is missing or too many: ${ENTRY_FORM}`,
  }
}

/**
 * Returns the first line with a bracket that no line of the same indentation closes; `null` for
 * none.
 */
function unclosedLine(source: string): number | null {
  const lines = source.split('\n')
  const indentOf = (text: string): number => text.search(/\S/)
  const index = lines.findIndex((text, at) => {
    // Comments, and code such as '...(isOpen' and '? [', which ends elsewhere.
    if (/^\s*(?:\.\.\.|[?*/])/.test(text)) return false
    const [opened = ''] = /\(?[{[(]$/.exec(text) ?? []
    const opensBlock = opened !== ''
    if (text.split('`').length % 2 === 0 || openBrackets(text) > opened.length) return true
    if (!opensBlock) return false
    const next = lines
      .slice(at + 1)
      .find((below) => below.trim() !== '' && indentOf(below) <= indentOf(text))
    return !/^[}\])]/.test(next?.slice(indentOf(text)) ?? '')
  })
  return index === -1 ? null : index + 1
}

/** Counts the brackets that a line opens and does not close, outside of texts and comments. */
function openBrackets(line: string): number {
  const code = line.replaceAll(/'(?:[^'\\]|\\.)*'|\/[/*].*|^\s*\*.*/g, '')
  return code.replaceAll(/[^{[(]/g, '').length - code.replaceAll(/[^}\])]/g, '').length
}

/**
 * Returns the line of the entry above an unexpected first word of a line if it has no comma; `null`
 * for another error.
 */
function missingCommaLine(source: string, offset: number): number | null {
  const above = source.slice(0, offset).split('\n')
  if (above.pop()?.trim() !== '') return null
  const index = above.findLastIndex((text) => !/^\s*(?:$|\/|\*)/.test(text))
  return /[,:{[(]$/.test(above[index] ?? ',') ? null : index + 1
}
