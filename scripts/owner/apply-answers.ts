import { businessProblems } from '../../domain/business/reader/check.ts'
import { withTowns } from '../../domain/business/editing/lists.ts'
import type { Business, UnconfirmedFact } from '../../domain/business/schema/schema.ts'
import { DEFAULT_BUSINESS_NAME, isInDefaultArea } from '../../domain/business/default-business.ts'
import { placeholders } from '../../domain/business/editing/placeholders.ts'
import { zonesOfState } from '../../domain/places/geography/state-time-zones.ts'
import { withoutFact } from '../../domain/business/reader/unconfirmed-facts.ts'
import { stateLetters, stateName } from '../../domain/places/geography/us-states.ts'
import { type CommandResult, refused } from './edit-business.ts'
import { type Answer, type AnswerReading, type Fact, facts as present } from './fact.ts'

/** Returns a copy of the configuration with other values. */
function withValues(values: Readonly<Record<string, unknown>>, before = present): Business {
  const copy = structuredClone(before) as unknown as Record<string, unknown>
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
  const state = stateLetters(given.get('state') ?? present.address.region)
  const problems = businessProblems(withValues({ 'address.region': state, ...values })).filter(
    (sentence) => paths.some((path) => new RegExp(`^${RegExp.escape(path)}[:.[]`).test(sentence)),
  )
  const [problem] = problems
  if (problem === undefined) return { ok: true, answer }
  // The question already names the only entry of most answers.
  const sentence = paths.length > 1 ? problems.join(' ') : problem.slice(problem.indexOf(': ') + 2)
  return { ok: false, problem: sentence.replace(/\.$/, '') }
}

/** Applies the answers to all facts of the file. */
export function applyAnswers(before: Business, answers: readonly Answer[]): CommandResult {
  const confirmed = answers.flatMap(({ confirms = [] }) => confirms)
  const towns = answers.findLast((answer) => answer.towns !== undefined)?.towns ?? before.towns
  // Nobody has visited the delivered site.
  const isDelivered = before.name === DEFAULT_BUSINESS_NAME
  const isServed = (town: string): boolean => towns.some(({ name }) => name === town)
  const elsewhere = before.reviews.find(({ town, sample }) => !sample && !isServed(town))
  if (elsewhere)
    return refused(
      `The review of ${elsewhere.author} is from ${elsewhere.town}: serve that town, or change the review in business.json first.`,
    )
  const values = Object.assign({}, ...answers.map((answer) => answer.values ?? {})) as Readonly<
    Record<string, unknown>
  >
  const unconfirmed = before.unconfirmed.filter(
    // Both prices are the owner's, or neither is confirmed.
    (fact) => confirmed.filter((each) => each === fact).length < (fact === 'offers' ? 2 : 1),
  )
  const facts = withValues(values, {
    ...withNewOffers(
      withTowns(emptied(before, unconfirmed), towns, !isDelivered),
      Object.keys(values).some((path) => path.startsWith('offers.')),
    ),
    // A sample needs a town until published reviews replace it.
    reviews: before.reviews.map((review) =>
      isServed(review.town) ? review : { ...review, town: towns[0]?.name ?? review.town },
    ),
    unconfirmed,
  })
  const moved = isInDefaultArea(before) && !isInDefaultArea(facts)
  return {
    ok: true,
    facts: withOfferPrices(moved ? { ...facts, zipCodes: {} } : facts, before),
    messages: messagesAbout(facts, answers),
  }
}

/** Empties the facts that are confirmed now, so that an answer about a part confirms only this part. */
const emptied = (before: Business, unconfirmed: readonly UnconfirmedFact[]): Business =>
  before.unconfirmed
    .filter((fact) => !unconfirmed.includes(fact))
    .reduce((facts, fact) => withoutFact(facts, fact), before)

/** Leaves the delivered amounts out of an unconfirmed price table whose starting prices change. */
const withNewOffers = (facts: Business, haveChanged: boolean): Business =>
  haveChanged && facts.unconfirmed.includes('prices') ? withoutFact(facts, 'prices') : facts

/** Repeats changed starting prices in the rows of the price table that had the former ones. */
function withOfferPrices(facts: Business, before: Business): Business {
  const { emergencyLockout, lockInstallation } = before.offers
  const rows = Object.entries(facts.prices).map(([label, row]) => {
    const { from } = before.prices[label] ?? row
    if (from === null || row.from !== from) return [label, row]
    if (from === emergencyLockout.price)
      return [label, { ...row, from: facts.offers.emergencyLockout.price }]
    return from === lockInstallation.price
      ? [label, { ...row, from: facts.offers.lockInstallation.price }]
      : [label, row]
  })
  return { ...facts, prices: Object.fromEntries(rows) }
}

function messagesAbout(facts: Business, answers: readonly Answer[]): readonly string[] {
  const left = [...new Set(placeholders(facts).map(({ entry }) => entry.replace(/\[.*/, '')))]
  const commands = answers.flatMap((answer) => answer.commands ?? [])
  return [
    'Written: business.json.',
    ...timeZoneHint(facts),
    ...(left.length > 0
      ? [`Still fictional, as delivered or unconfirmed in business.json: ${left.join(', ')}.`]
      : []),
    ...(commands.length > 0
      ? ['On the server, once it runs:', ...commands.map((command) => `  ${command}`)]
      : []),
    'Next: npm start shows the site, npm run doctor lists what is left.',
  ]
}

/** Names the other time zone of a state that has two. */
function timeZoneHint({ timeZone, address }: Business): readonly string[] {
  const zones = zonesOfState(address.region)
  return zones.length < 2
    ? []
    : [
        `${stateName(address.region)} has two time zones, ${zones.join(' and ')}. Yours is ${timeZone}: if your town has the other one, write it as timeZone in business.json.`,
      ]
}
