import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
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
  documents: readonly Written[]
  problems: readonly string[]
}> {
  const pages = await readSite(CLIENT)
  return {
    documents: [
      { file: 'docs/headings.md', text: headingsPage(pages) },
      { file: 'docs/reading.md', text: readingPage(pages) },
    ],
    problems: problemsOf(pages),
  }
}

/** Writes both pages from the build that is there. */
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
