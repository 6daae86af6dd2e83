import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pageIn } from '../../domain/local-paths.ts'

/** When a page's words were last changed, and which words those were. */
interface PageDate {
  /** Of the words, as `wordsHash` gives it. */
  readonly words: string
  /** ISO 8601, in the time of whoever changed them. */
  readonly changed: string
}

export type PageDates = Readonly<Record<string, PageDate>>

const FILE = path.join(import.meta.dirname, 'page-dates.json')

/** The server fills in what this installation has switched on, whenever that is. */
const ALIVE: ReadonlySet<string> = new Set(['/privacy-policy', '/terms-conditions'])

/** What somebody reads on the page: no markup, no frame, no addresses of files. */
export function wordsHash(html: string): string {
  const main = /<main[\s>][\s\S]*<\/main>/.exec(html)?.[0] ?? ''
  const words = main
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return createHash('sha256').update(words).digest('hex').slice(0, 16)
}

export async function readPageDates(): Promise<PageDates> {
  return JSON.parse(await readFile(FILE, 'utf8'))
}

/**
 * The day that the sitemap may state, or undefined: an owner's build may hold
 * other words than those that were dated, and then no day is better than a
 * wrong one.
 * @param html the built page
 */
export function changedOn(address: string, html: string, dates: PageDates): string | undefined {
  const known = dates[address]
  return known === undefined ||
    ALIVE.has(pageIn(address)?.page.path ?? address) ||
    known.words !== wordsHash(html)
    ? undefined
    : known.changed
}

/**
 * The table as it should be: pages whose words are the same keep their day,
 * all others get today's.
 * @param pages built HTML by address
 * @param today ISO 8601, the day alone
 */
export function datedPages(
  pages: ReadonlyMap<string, string>,
  before: PageDates,
  today: string,
): PageDates {
  return Object.fromEntries(
    [...pages].map(([address, html]) => {
      const words = wordsHash(html)
      const known = before[address]
      return [address, known?.words === words ? known : { words, changed: today }]
    }),
  )
}
