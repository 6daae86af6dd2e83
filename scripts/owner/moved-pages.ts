import { type Draft, UnexpectedSourceError } from './source-edits.ts'

const FILE = 'domain/moved.ts'
/** Matches the table after the last `=`: `{ '/from': '/to', … }`. */
const TABLE = /\{[^{}]*\}\n$/
const ROW = /'(?<from>[^']+)':\s*'(?<to>[^']+)'/g

/**
 * Adds a redirect for visitors and search engines.
 * @param from path of a removed page
 */
export function addRedirect(draft: Draft, from: string, to: string): void {
  change(draft, (rows) => rows.set(from, to))
}

/** Removes the redirect of a path that is a page again. */
export function removeRedirect(draft: Draft, path: string): void {
  change(draft, (rows) => rows.delete(path))
}

function change(draft: Draft, make: (rows: Map<string, string>) => unknown): void {
  const text = draft.read(FILE)
  const table = TABLE.exec(text)
  if (!table) throw new UnexpectedSourceError(FILE)
  const rows = new Map(
    [...table[0].matchAll(ROW)].map(({ groups }) => [groups?.['from'] ?? '', groups?.['to'] ?? '']),
  )
  const before = rows.size
  make(rows)
  if (rows.size === before) return
  const lines = [...rows].map(([from, to]) => `  '${from}': '${to}',\n`).join('')
  draft.write(
    FILE,
    text.replace(TABLE, () => (lines === '' ? '{}\n' : `{\n${lines}}\n`)),
  )
}
