import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { datedPages, readPageDates } from '../../site/page-dates.ts'
import { headingsPage, problemsOf, readingPage } from './documents.ts'
import { readSite } from './read-site.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const CLIENT = path.join(ROOT, 'build/client')

interface Written {
  /** From the repository's root. */
  readonly file: string
  readonly text: string
}

async function documents(): Promise<{
  readonly documents: readonly Written[]
  readonly problems: readonly string[]
}> {
  const pages = await readSite(CLIENT)
  const html = new Map(pages.map((page) => [page.path, page.html]))
  const dates = datedPages(html, await readPageDates(), today())
  return {
    documents: [
      { file: 'docs/headings.md', text: headingsPage(pages) },
      { file: 'docs/reading.md', text: readingPage(pages) },
      { file: 'scripts/site/page-dates.json', text: `${JSON.stringify(dates, null, 2)}\n` },
    ],
    problems: problemsOf(pages),
  }
}

/** The day where the words are written, such as 2026-11-20. */
const today = (): string => new Intl.DateTimeFormat('sv').format(new Date())

/** Writes them all from the build that is there. */
export async function writePageDocuments(): Promise<void> {
  for (const { file, text } of (await documents()).documents)
    await writeFile(path.join(ROOT, file), text)
}

/** What the built pages have that they must not, and which document says something else than they do. */
export async function pageProblems(): Promise<readonly string[]> {
  const { documents: made, problems } = await documents()
  const stale = await Promise.all(
    made.map(async ({ file, text }) =>
      (await readFile(path.join(ROOT, file), 'utf8').catch(() => '')) === text
        ? []
        : [`${file} is not what the pages say: npm run docs`],
    ),
  )
  return [...problems, ...stale.flat()]
}
