import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const FOLDER = path.resolve(import.meta.dirname, '../../docs/decisions')
export const DECISIONS_FILE = path.join(FOLDER, 'README.md')

export interface Decision {
  readonly file: string
  /** By which everything else calls it; NaN for a title without one. */
  readonly number: number
  readonly title: string
  /** YYYY-MM-DD; '' where the record does not say it. */
  readonly date: string
  readonly status: string
}

/** Every record of docs/decisions, by its number: `# N. Title`, then `Date: … Status: ….` */
export function readDecisions(): readonly Decision[] {
  const files = globSync('[0-9]*.md', { cwd: FOLDER }).toSorted()
  return files.map((file) => {
    const [head = '', , state = ''] = readFileSync(path.join(FOLDER, file), 'utf8').split('\n')
    const [, number = '', title = ''] = /^# (\d+)\. (.+)$/.exec(head) ?? []
    const [, date = '', status = ''] =
      /^Date: (\d{4}-\d\d-\d\d)\. Status: (.+)\.$/.exec(state) ?? []
    return { file, number: number === '' ? Number.NaN : Number(number), title, date, status }
  })
}

/** The index of the records. */
export function decisionsPage(): string {
  const rows = readDecisions().map(
    ({ file, number, title, date, status }) =>
      `| ${number} | [${title}](${file}) | ${date} | ${status} |`,
  )
  return `# Decisions

Why it is so, and what else was weighed. A record is never deleted: one that no longer holds says which one replaced it. A new
one takes the next number; this page is written by \`npm run docs\`.

| number | what it is about | date | status |
|---|---|---|---|
${rows.join('\n')}
`
}
