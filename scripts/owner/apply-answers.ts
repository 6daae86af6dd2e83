import { business } from '../../domain/business.ts'
import { businessProblems } from '../../domain/business-check.ts'
import type { Business } from '../../domain/business-schema.ts'
import { isInDefaultArea } from '../../domain/default-business.ts'
import { TOWNS } from '../../domain/towns.ts'
import { zonesOfState } from '../../domain/state-time-zones.ts'
import { stateLetters, stateName } from '../../domain/us-states.ts'
import { placeholders } from '../../domain/placeholders.ts'
import { BUSINESS_FILE } from './business-file-problems.ts'
import { findEntries } from './business-source.ts'
import { findMentions, printMentions } from './copy-files.ts'
import type { Answer, AnswerReading, Fact } from './setup-facts.ts'
import {
  type CommandResult,
  type PendingEdits,
  refused,
  replaceOnce,
  UnexpectedSourceError,
} from './source-edits.ts'
import { setTowns } from './towns.ts'

const ZIP_CODES_FILE = 'domain/zip-codes.ts'
/** The table of another area: no ZIP code has one of its towns here. */
const ZIP_CODES_TABLE = /(?<=ZIP_CODES_BY_TOWN: Readonly<Record<string, string>> = )\{[^}]*\}/

/** Returns a copy of the configuration with other values. */
function withValues(values: Readonly<Record<string, unknown>>): Business {
  const copy = structuredClone(business) as unknown as Record<string, unknown>
  for (const [path, value] of Object.entries(values)) {
    const names = path.split('.')
    const last = names.pop() ?? ''
    const parent = names.reduce((object, name) => object[name] as Record<string, unknown>, copy)
    parent[last] = value
  }
  return copy as unknown as Business
}

/**
 * Reads an answer as typed and checks its values.
 * @param given answers so far by key, as typed
 */
export function readAnswer(
  fact: Fact,
  text: string,
  given: ReadonlyMap<string, string> = new Map(),
): AnswerReading {
  const reading = fact.read(text.trim())
  return reading.ok ? checkAnswer(reading.answer, given) : reading
}

/**
 * Checks the values of an answer as the start does. The town of the address is one of the answered
 * ones.
 * @param given answers so far by key, as typed
 */
export function checkAnswer(
  answer: Answer,
  given: ReadonlyMap<string, string> = new Map(),
): AnswerReading {
  const { values = {}, towns } = answer
  const paths = towns === undefined ? Object.keys(values) : []
  const state = stateLetters(given.get('state') ?? business.address.region)
  const problems = businessProblems(withValues({ 'address.region': state, ...values })).filter(
    (sentence) => paths.some((path) => new RegExp(`^${RegExp.escape(path)}[:.[]`).test(sentence)),
  )
  const [problem] = problems
  if (problem === undefined) return { ok: true, answer }
  // The question already names the only entry of most answers.
  const sentence = paths.length > 1 ? problems.join(' ') : problem.slice(problem.indexOf(': ') + 2)
  return { ok: false, problem: sentence.replace(/\.$/, '') }
}

/** Writes the answers into the owner's files, all or nothing. */
export function applyAnswers(
  pending: PendingEdits,
  answers: readonly Answer[],
  root: string,
): CommandResult {
  const confirmed = answers.flatMap(({ confirms = [] }) => confirms)
  const towns = answers.findLast((answer) => answer.towns !== undefined)?.towns
  const isServed = (town: string): boolean => (towns ?? TOWNS).some(({ name }) => name === town)
  const elsewhere = business.reviews.find(({ town, sample }) => !sample && !isServed(town))
  if (elsewhere)
    return refused(
      `The review of ${elsewhere.author} is from ${elsewhere.town}: serve that town, or change the review in ${BUSINESS_FILE} first.`,
    )
  // A sample needs a town until published reviews replace it.
  const reviews = business.reviews.map((review) =>
    isServed(review.town) ? review : { ...review, town: towns?.[0]?.name ?? review.town },
  )
  const unconfirmed = business.unconfirmed.filter(
    // Both prices are the owner's, or neither is confirmed.
    (fact) => confirmed.filter((each) => each === fact).length < (fact === 'offers' ? 2 : 1),
  )
  const values: Readonly<Record<string, unknown>> = {
    ...(towns && { reviews }),
    ...Object.assign({}, ...answers.map((answer) => answer.values ?? {})),
    ...(unconfirmed.length < business.unconfirmed.length && { unconfirmed }),
  }
  writeValues(pending, values)
  const leavesDefaultArea = !isInDefaultArea(withValues(values)) && isInDefaultArea(business)
  if (leavesDefaultArea) replaceOnce(pending, ZIP_CODES_FILE, ZIP_CODES_TABLE, '{}')
  if (towns) setTowns(pending, towns, root, !leavesDefaultArea)
  const left = [
    ...new Set(placeholders(withValues(values)).map(({ entry }) => entry.replace(/\[.*/, ''))),
  ]
  const removed = TOWNS.flatMap(({ name }) => (isServed(name) ? [] : [name]))
  const commands = answers.flatMap((answer) => answer.commands ?? [])
  return {
    ok: true,
    messages: [
      `Written: ${pending.edits
        .map((edit) => edit.file)
        .filter((file) => file.startsWith('domain/'))
        .join(', ')}.`,
      ...(removed.length > 0
        ? printMentions(findMentions(pending, root, removed), removed.join(', '))
        : []),
      ...timeZoneHint(withValues(values)),
      ...(left.length > 0
        ? [`Still fictional, as delivered or unconfirmed in ${BUSINESS_FILE}: ${left.join(', ')}.`]
        : []),
      ...(commands.length > 0
        ? ['On the server, once it runs:', ...commands.map((command) => `  ${command}`)]
        : []),
      'Next: npm start shows the site, npm run doctor lists what is left.',
    ],
  }
}

/** Names the other time zone of a state that has two. */
function timeZoneHint({ timeZone, address }: Business): readonly string[] {
  const zones = zonesOfState(address.region)
  return zones.length < 2
    ? []
    : [
        `${stateName(address.region)} has two time zones, ${zones.join(' and ')}. Yours is ${timeZone}: if your town has the other one, write it as timeZone in ${BUSINESS_FILE}.`,
      ]
}

/**
 * Replaces values in domain/business.ts, from the last to the first, so that offsets stay right.
 */
function writeValues(pending: PendingEdits, values: Readonly<Record<string, unknown>>): void {
  const source = pending.read(BUSINESS_FILE)
  const entries = findEntries(source)
  const edits = Object.entries(values).map(([path, value]) => {
    const entry = entries.get(path)
    if (!entry) throw new UnexpectedSourceError(BUSINESS_FILE)
    return { ...entry, text: JSON.stringify(value) }
  })
  const written = edits
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (text, { start, end, text: value }) => text.slice(0, start) + value + text.slice(end),
      source,
    )
  if (written !== source) pending.write(BUSINESS_FILE, written)
}
