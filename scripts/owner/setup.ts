import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { applyAnswers, readAnswer } from './apply-answers.ts'
import { editBusiness, exitWith } from './edit-business.ts'
import { readAnswers, type Answers } from './read-answers.ts'
import type { Answer } from './fact.ts'
import { defaultAnswer, FACTS } from './setup-facts.ts'

/**
 * `npm run setup`: asks for the facts of the business and writes them into business.json;
 * `--from FILE` reads the answers from a JSON object. Editing the file by hand does the same.
 */
/**
 * Reads answers by key: text as on the terminal, numbers, true and false, `null`, or a list of
 * texts.
 */
function answersFrom(file: string): Answers {
  if (!existsSync(file))
    return { ok: false, problems: [`There is no file ${file}: check its name and folder.`] }
  let given: unknown
  try {
    given = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    return {
      ok: false,
      problems: [
        `${file} cannot be read as JSON (${error instanceof Error ? error.message : String(error)}): write names and texts between double quotes, numbers such as 4.7, true, false or null, and a comma after each answer but the last.`,
      ],
    }
  }
  return readAnswers(given)
}

/** Asks for each fact until its answer fits; an empty answer keeps the present value. */
async function answersFromTerminal(): Promise<Answers> {
  if (!process.stdin.isTTY)
    return {
      ok: false,
      problems: [
        'Nobody is here to ask: run it on a terminal, or write npm run setup -- --from FILE.',
      ],
    }
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answers: Answer[] = []
  const given = new Map<string, string>()
  terminal.on('close', () => {
    if (answers.length < FACTS.length) exitWith(1, '\nNothing was written.\n')
  })
  process.stdout.write(
    'Press Enter to keep what is in brackets, type < to go back one question, Ctrl-C to stop without changes.\n',
  )
  for (let fact = FACTS[0]; fact; fact = FACTS[answers.length]) {
    const usual = defaultAnswer(fact, given)
    const typed = (await terminal.question(`${fact.question} [${usual}]: `)).trim()
    if (typed === '<' || typed === 'back') {
      answers.pop()
      given.delete(FACTS[answers.length]?.key ?? '')
      continue
    }
    const isKept = typed === '' && usual === fact.current
    const text = typed === '' ? usual : typed
    const reading = isKept ? { ok: true as const, answer: {} } : readAnswer(fact, text, given)
    if (!reading.ok) process.stdout.write(`  ${reading.problem}.\n`)
    else {
      answers.push(reading.answer)
      if (!isKept) given.set(fact.key, text)
    }
  }
  terminal.close()
  return { ok: true, answers }
}

/**
 * Returns the path of the file of answers; undefined to ask on the terminal. npm sets INIT_CWD to
 * the owner's folder.
 */
function answersFile(): string | undefined {
  try {
    const { from } = parseArgs({ options: { from: { type: 'string' } } }).values
    return from && path.resolve(process.env['INIT_CWD'] ?? '.', from)
  } catch (error) {
    if (error instanceof TypeError && 'code' in error)
      exitWith(2, 'usage: npm run setup [-- --from FILE]\n')
    throw error
  }
}

const file = answersFile()
const given = file === undefined ? await answersFromTerminal() : answersFrom(file)
if (!given.ok) exitWith(1, `${given.problems.join('\n')}\n`)
editBusiness((facts) => applyAnswers(facts, given.answers))
