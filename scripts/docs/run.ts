import { writeFile } from 'node:fs/promises'
import { CONFIGURATION_FILE, configurationPage } from './configuration.ts'
import { differenceTo, writeTranscripts } from './transcripts/files.ts'
import { recordTranscripts } from './transcripts/record.ts'

/**
 * `npm run docs` writes docs/configuration.md, `npm run docs -- transcripts`
 * lives through the stories of docs/transcripts (a minute) and writes them;
 * with --check it compares instead, and ends with 1 where they differ.
 */
const [what, ...options] = process.argv.slice(2)
const progress = (title: string): void => console.error(`Living through: ${title}`)

if (what === undefined) {
  await writeFile(CONFIGURATION_FILE, configurationPage())
} else if (what === 'transcripts' && options.length === 0) {
  await writeTranscripts(await recordTranscripts(progress))
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
  console.error('usage: npm run docs [-- transcripts [--check]]')
  process.exitCode = 2
}
