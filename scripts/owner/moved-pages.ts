import { type Draft, UnexpectedSourceError } from './source-edits.ts'

const FILE = 'domain/moved.ts'
/** From the last `=` on nothing but the table: `{ '/from': '/to', … }`. */
const TABLE = /\{[^{}]*\}\n$/
const ROW = /'(?<from>[^']+)':\s*'(?<to>[^']+)'/g

/** Visitors and search engines that know the address are led on. @param from path of a page that is gone */
export function addRedirect(draft: Draft, from: string, to: string): void {
  change(draft, (rows) => rows.set(from, to))
}

/** There is a page at this address again: nobody is led away from it. */
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
