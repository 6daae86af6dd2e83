import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { placeholders } from '#domain/business/editing/placeholders.ts'
import { decodeFile } from '#domain/business/reader/decode.ts'
import { fileSentence, formatBusiness, parseBusiness } from '#domain/business/reader/file.ts'
import { businessFileInForce } from '#domain/business/reader/path.ts'
import type { Business } from '#domain/business/schema/schema.ts'
import type { Problem } from '#domain/text/problem.ts'
import { askFacts } from './ask-facts.ts'
import { withFileEntries } from './new-facts.ts'

/**
 * `npm run setup`: asks for the facts of the business and writes them into the file in force;
 * `--from FILE` takes entries of business.json from a file instead.
 */
const FILE = businessFileInForce(process.env)

const from = fileToRead()
const facts = factsInForce()
const changed = from === null ? await askOnTerminal(facts) : factsFrom(from, facts)
// A crash leaves the old file or the new one, never a part.
writeFileSync(`${FILE}.new`, formatBusiness(changed), { flush: true })
renameSync(`${FILE}.new`, FILE)
const left = [...new Set(placeholders(changed).map(({ entry }) => entry.replace(/\[.*/, '')))]
process.stdout.write(`Written: ${path.relative('.', FILE)}.\n`)
if (left.length > 0)
  process.stdout.write(`Still as delivered, or not confirmed: ${left.join(', ')}.\n`)
process.stdout.write(
  'Next: npm start shows the site, npm run doctor lists what is left, npm run staff -- add NAME --phone NUMBER adds who is called.\n',
)

/** Returns the file of `--from`. npm sets INIT_CWD to the folder of its caller. */
function fileToRead(): string | null {
  try {
    const { from: name } = parseArgs({ options: { from: { type: 'string' } } }).values
    return name === undefined ? null : path.resolve(process.env['INIT_CWD'] ?? '.', name)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return exitWith(2, 'usage: npm run setup [-- --from FILE.json]')
  }
}

/** Returns all facts of the file in force, unconfirmed ones too. */
function factsInForce(): Business {
  const reading = parseBusiness(textOf(FILE))
  return reading.ok ? reading.facts : exitWithProblems(FILE, reading.problems)
}

function factsFrom(file: string, before: Business): Business {
  const reading = withFileEntries(before, textOf(file))
  return reading.ok ? reading.facts : exitWithProblems(file, reading.problems)
}

async function askOnTerminal(before: Business): Promise<Business> {
  if (!process.stdin.isTTY)
    exitWith(
      1,
      'Nobody is here to ask: run it on a terminal, or npm run setup -- --from FILE.json.',
    )
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  terminal.on('close', () => exitWith(1, '\nNothing was written.'))
  process.stdout.write(
    'Enter keeps what is in brackets, none empties it, Ctrl-C stops without changes.\n',
  )
  const answered = await askFacts(before, {
    ask: async (question) => await terminal.question(question),
    print: (line) => process.stdout.write(`${line}\n`),
  })
  terminal.removeAllListeners('close').close()
  return answered
}

function textOf(file: string): string {
  if (!existsSync(file)) exitWith(1, `There is no file ${file}: check its name and folder.`)
  const decoding = decodeFile(readFileSync(file))
  return decoding.ok ? decoding.text : exitWithProblems(file, decoding.problems)
}

function exitWithProblems(file: string, problems: readonly Problem[]): never {
  const sentences = problems.map((problem) => fileSentence(path.basename(file), problem))
  exitWith(1, [...sentences, 'Nothing was written.'].join('\n'))
}

function exitWith(status: number, text: string): never {
  process.stderr.write(`${text}\n`)
  process.exit(status)
}
