import { type PendingEdits, UnexpectedSourceError } from './source-edits.ts'

const FILE = 'domain/redirects.ts'
/** Matches the table after the last `=`: `{ '/from': '/to', … }`. */
const TABLE = /\{[^{}]*\}\n$/
const ROW = /'(?<from>[^']+)':\s*'(?<to>[^']+)'/g

/**
 * Adds a redirect for visitors and search engines.
 * @param from path of a removed page
 */
export function addRedirect(pending: PendingEdits, from: string, to: string): void {
  change(pending, (rows) => rows.set(from, to))
}

/** Removes the redirect of a path that is a page again. */
export function removeRedirect(pending: PendingEdits, path: string): void {
  change(pending, (rows) => rows.delete(path))
}

function change(pending: PendingEdits, make: (rows: Map<string, string>) => unknown): void {
  const text = pending.read(FILE)
  const table = TABLE.exec(text)
  if (!table) throw new UnexpectedSourceError(FILE)
  const rows = new Map(
    [...table[0].matchAll(ROW)].map(({ groups }) => [groups?.['from'] ?? '', groups?.['to'] ?? '']),
  )
  const before = rows.size
  make(rows)
  if (rows.size === before) return
  const lines = [...rows].map(([from, to]) => `  '${from}': '${to}',\n`).join('')
  pending.write(
    FILE,
    text.replace(TABLE, () => (lines === '' ? '{}\n' : `{\n${lines}}\n`)),
  )
}
