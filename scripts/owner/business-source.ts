import { type ESTree, parseSync } from 'vite'

/** Where the value of an entry of domain/business.ts is written. */
export interface SourceEntry {
  /** From 1. */
  readonly line: number
  /** Offsets in the source. */
  readonly start: number
  readonly end: number
}

/** Returns the line of an offset, from 1. */
export const lineAt = (source: string, offset: number): number =>
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
      if (id.type === 'Identifier' && init)
        addValue(['business', 'facts'].includes(id.name) ? '' : id.name, init)
  }
  return entries
}
