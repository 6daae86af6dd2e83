import { pageLanguage } from '../../../domain/visitor-language.ts'
import { alternateProblems } from './alternates.ts'
import { missingLinks } from './missing-links.ts'
import type { SitePage } from './read-site.ts'
import { readingGrade } from './reading-grade.ts'

const MADE = 'Written by `npm run docs` from the built pages; not to be edited.'

/** The grade is one of English: Spanish has longer words for the same things. */
const inEnglish = (pages: readonly SitePage[]): readonly SitePage[] =>
  pages.filter(({ path }) => pageLanguage(path) === 'en')

/** docs/headings.md: whoever reads nothing else of a page must find their way by these. */
export function headingsPage(pages: readonly SitePage[]): string {
  const outlines = pages.map(
    ({ path, headings }) =>
      `## ${path}\n\n${headings.map(({ level, text }) => `${'  '.repeat(level - 1)}- ${text}`).join('\n')}\n`,
  )
  return `# The headings of every page\n\n${MADE} Each list alone has to say what\nthe page holds and where its price stands.\n\n${outlines.join('\n')}`
}

/** Of leads and of whole pages. The legal ones hold terms of law and are only listed. */
const LIMITS = { lead: 6, page: 8 } as const
const LEGAL: readonly string[] = ['/privacy-policy', '/terms-conditions']

interface Grades {
  readonly path: string
  readonly lead: number
  readonly page: number
}

export const gradesOf = (pages: readonly SitePage[]): readonly Grades[] =>
  pages.map(({ path, lead, sentences }) => ({
    path,
    lead: readingGrade(lead),
    page: readingGrade(sentences.join(' ')),
  }))

/** docs/reading.md */
export function readingPage(pages: readonly SitePage[]): string {
  const rows = gradesOf(inEnglish(pages)).map(
    ({ path, lead, page }) => `| ${path} | ${lead.toFixed(1)} | ${page.toFixed(1)} |`,
  )
  return `# How hard each page is to read\n\n${MADE} School grades after Flesch and\nKincaid: ${LIMITS.lead} is the limit of a lead, ${LIMITS.page} of a page; legal pages are listed only.\n\n| page | lead | whole page |\n|---|---|---|\n${rows.join('\n')}\n`
}

/** What no page may have, one sentence each. */
export function problemsOf(pages: readonly SitePage[]): readonly string[] {
  const grades = gradesOf(inEnglish(pages).filter(({ path }) => !LEGAL.includes(path))).flatMap(
    ({ path, lead, page }) => [
      ...(lead > LIMITS.lead ? [`${path}: the lead reads at grade ${lead.toFixed(1)}`] : []),
      ...(page > LIMITS.page ? [`${path}: the page reads at grade ${page.toFixed(1)}`] : []),
    ],
  )
  const words = pages.flatMap(({ path, glued, headings, links }) => [
    ...missingLinks(path, links).map((target) => `${path}: no link to ${target}`),
    ...glued.map((words) => `${path}: no space between two elements: ${words}`),
    ...headings.filter(({ text }) => text === '').map(() => `${path}: a heading without words`),
  ])
  return [...grades, ...words, ...alternateProblems(pages)]
}
