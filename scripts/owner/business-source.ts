import { type ESTree, parseSync } from 'vite'

/** Where the value of an entry of domain/business.ts is written. */
export interface SourceEntry {
  /** From 1. */
  readonly line: number
  /** Offsets in the source. */
  readonly start: number
  readonly end: number
}

const lineAt = (source: string, offset: number): number =>
  source.slice(0, offset).split('\n').length

/**
 * Finds the entries of domain/business.ts, and those of the constants above them, without running
 * the file.
 * @returns by path, such as `phones.default`, `reviews[0].town` or `offers.lockInstallation.price`;
 *   empty for a file with a syntax error
 */
export function findEntries(source: string): ReadonlyMap<string, SourceEntry> {
  const entries = new Map<string, SourceEntry>()
  const addValue = (path: string, value: ESTree.Node): void => {
    const { start, end } = value
    if (path !== '') entries.set(path, { line: lineAt(source, start), start, end })
    addChildren(path, value)
  }
  const addChildren = (path: string, value: ESTree.Node): void => {
    if (value.type === 'TSAsExpression') addChildren(path, value.expression)
    if (value.type === 'ArrayExpression')
      for (const [index, item] of value.elements.entries())
        if (item) addValue(`${path}[${index}]`, item)
    if (value.type !== 'ObjectExpression') return
    for (const property of value.properties) {
      if (property.type !== 'Property') continue
      const { key } = property
      const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? key.value : null
      // A shorthand entry repeats a constant, whose own entries are more precise.
      if (!property.shorthand)
        addValue(path === '' ? String(name) : `${path}.${String(name)}`, property.value)
    }
  }
  for (const statement of parseSync('business.ts', source).program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type !== 'VariableDeclaration') continue
    for (const { id, init } of declared.declarations)
      if (id.type === 'Identifier' && init) addValue(id.name === 'business' ? '' : id.name, init)
  }
  return entries
}

const ENTRY_FORM =
  "write each entry as name: 'Tony’s Locks', with ’ for an apostrophe and a comma at the end"
const MAX_QUOTED_CHARACTERS = 40

/** A place in domain/business.ts and what to write there. */
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
