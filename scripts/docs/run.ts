import { writeFile } from 'node:fs/promises'
import { business } from '../../domain/business.ts'
import { DELIVERED_NAME } from '../../domain/delivered.ts'
import { buildIfStale } from '../site/build.ts'
import { CONFIGURATION_FILE, configurationPage } from './configuration.ts'
import { DECISIONS_FILE, decisionsPage } from './decisions.ts'
import { pageProblems, writePageDocuments } from './pages/files.ts'
import { differenceTo, writeTranscripts } from './transcripts/files.ts'
import { recordTranscripts } from './transcripts/record.ts'

/**
 * `npm run docs` writes docs/configuration.md, the index of docs/decisions (alone with `--
 * decisions`) and, from the built pages, docs/headings.md, docs/reading.md and the days of the
 * sitemap (scripts/site/page-dates.json); `npm run docs -- pages --check` says where
 * the pages read badly or one of those is old. `npm run docs --
 * transcripts` lives through the stories of docs/transcripts (a minute) and
 * writes them; with --check it compares instead, but not in another firm's checkout. A check that finds something
 * ends with 1.
 */
const [what, ...options] = process.argv.slice(2)
const progress = (title: string): void => console.error(`Living through: ${title}`)

if (what === undefined) {
  await writeFile(CONFIGURATION_FILE, configurationPage())
  await writeFile(DECISIONS_FILE, decisionsPage())
  await buildIfStale()
  await writePageDocuments()
} else if (what === 'decisions' && options.length === 0) {
  await writeFile(DECISIONS_FILE, decisionsPage())
} else if (what === 'pages' && options.join(' ') === '--check') {
  await buildIfStale()
  const problems = await pageProblems()
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
} else if (what === 'transcripts' && options.length === 0) {
  await writeTranscripts(await recordTranscripts(progress))
} else if (
  what === 'transcripts' &&
  options.join(' ') === '--check' &&
  business.name !== DELIVERED_NAME
) {
  console.error('The stories are told of the site as delivered: nothing to compare in yours.')
} else if (what === 'transcripts' && options.join(' ') === '--check') {
  const difference = await differenceTo(await recordTranscripts(progress))
  if (difference !== '') {
    console.error(
      `${difference}\nThe commands print something else than docs/transcripts says (- written, + now).\n` +
        'If that is as it should be, write it down: npm run docs -- transcripts',
    )
    process.exitCode = 1
  }
} else {
  console.error('usage: npm run docs [-- decisions | -- pages --check | -- transcripts [--check]]')
  process.exitCode = 2
}
