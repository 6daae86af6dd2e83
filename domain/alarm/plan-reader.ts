import { CHANNEL_KINDS, type ChannelKind, parseChannelKind } from './channels.ts'
import { ALARM_LIFETIME_MS, type AlarmPlan, type PlanStep } from './plan.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'

type PlanParseResult =
  | { readonly ok: true; readonly plan: AlarmPlan }
  /** Names the place in the text and what to write instead. */
  | { readonly ok: false; readonly problem: string }

/** Most steps, rounds and positions: keeps a plan readable. */
const MAX_COUNT = 20
/** Rounds that follow faster are treated as a mistake, because no one can answer in between. */
const MIN_ROUND_MS = 30_000

const UNIT_MS: Readonly<Record<string, number>> = { s: 1000, m: MINUTE_MS }

/** Reports an error at one place of the text. Thrown and caught inside this module. */
class PlanProblem extends Error {}

/** Parses a plan. Returns either the plan or an error that names the place; never throws. */
export function parseAlarmPlan(text: string): PlanParseResult {
  try {
    return { ok: true, plan: parse(text) }
  } catch (error) {
    if (error instanceof PlanProblem) return { ok: false, problem: error.message }
    throw error
  }
}

function parse(text: string): AlarmPlan {
  const parts = text.toLowerCase().split(';').map(splitWords)
  if (parts.every((words) => words.length === 0)) {
    throw new PlanProblem('The plan is empty: write at least one step such as 0s mail all')
  }
  const options = new Map<string, readonly string[]>()
  const steps: PlanStep[] = []
  let roundMs = 0
  for (const [index, words] of parts.entries()) {
    const place = describePlace(index, words)
    const [first = ''] = words
    if (words.length === 0) throw new PlanProblem(`${place} is empty: take one ; away`)
    if (first === 'repeat' || first === 'hours') {
      if (options.has(first)) throw new PlanProblem(`${place}: ${first} occurs twice`)
      options.set(first, words)
      continue
    }
    if (options.size > 0) {
      throw new PlanProblem(`${place} comes too late: repeat and hours come after the last step`)
    }
    if (steps.length === MAX_COUNT)
      throw new PlanProblem(`${place} is one too many: write ${MAX_COUNT} steps at most`)
    const step = readStep(words, place)
    roundMs += step.afterMs
    // It would never run.
    if (roundMs >= ALARM_LIFETIME_MS) {
      throw new PlanProblem(
        `${place} would come after the alarm's end: all delays together must stay under 60m`,
      )
    }
    steps.push(step)
  }
  if (steps.length === 0) {
    throw new PlanProblem('The plan has no step: write at least one such as 0s mail all')
  }
  const rounds = readRounds(options.get('repeat'), roundMs)
  return { steps, rounds, hours: readHours(options.get('hours')) }
}

const splitWords = (part: string): readonly string[] =>
  part.split(/\s+/).filter((word) => word !== '')

/** Problems are shown in one line. */
const MAX_QUOTE_LENGTH = 60
const quoted = (text: string): string => {
  const shown = [...text].slice(0, MAX_QUOTE_LENGTH).join('')
  return `'${shown.replace(/\p{C}/gu, '?')}${shown.length < text.length ? '…' : ''}'`
}

const describePlace = (index: number, words: readonly string[]): string =>
  words.length === 0 ? `Part ${index + 1}` : `Part ${index + 1}, ${quoted(words.join(' '))},`

function readStep(words: readonly string[], place: string): PlanStep {
  const [delay = '', ...rest] = words
  const afterMs = readDelay(delay, place)
  const who = rest.at(-1)
  const channels = rest.slice(0, -1)
  if (who === undefined || parseChannelKind(who) !== null) {
    throw new PlanProblem(
      `${place} does not say who: end it with all, next, owner, everybody, or a position in the list of people such as 1`,
    )
  }
  if (channels.length === 0) {
    throw new PlanProblem(
      `${place} names no channel: between delay and who, write one or more of ${CHANNEL_KINDS.join(', ')}`,
    )
  }
  return {
    afterMs,
    channels: channels.map((word, index) =>
      readChannel(word, channels.indexOf(word) < index, place),
    ),
    who: readRecipient(who, place),
  }
}

function readDelay(word: string, place: string): number {
  const [, amount, unit = ''] = /^(\d{1,4})([sm])$/.exec(word) ?? []
  const ms = Number(amount) * (UNIT_MS[unit] ?? Number.NaN)
  if (ms <= ALARM_LIFETIME_MS) return ms
  throw new PlanProblem(
    `${place} begins with ${quoted(word)}, which is no delay: write seconds or minutes such as 45s or 3m, 60m at most`,
  )
}

function readChannel(word: string, isRepeated: boolean, place: string): ChannelKind {
  const channel = parseChannelKind(word)
  if (channel === null) {
    throw new PlanProblem(
      `${place} holds ${quoted(word)}, which is no channel: write one of ${CHANNEL_KINDS.join(', ')}`,
    )
  }
  if (isRepeated) throw new PlanProblem(`${place} names ${word} twice: once is enough`)
  return channel
}

function readRecipient(word: string, place: string): PlanStep['who'] {
  if (word === 'all' || word === 'next' || word === 'owner' || word === 'everybody') return word
  const position = readCount(word)
  if (position !== null) return position
  throw new PlanProblem(
    `${place} ends with ${quoted(word)}, which is nobody: write all, next, owner, everybody, or a position in the list of people from 1 to ${MAX_COUNT}`,
  )
}

/** Parses a whole number from 1 to `MAX_COUNT`; `null` for anything else. */
function readCount(word: string | undefined): number | null {
  const count = /^\d{1,3}$/.test(word ?? '') ? Number(word) : 0
  return count >= 1 && count <= MAX_COUNT ? count : null
}

function readRounds(words: readonly string[] | undefined, roundMs: number): number {
  if (words === undefined) return 1
  const rounds = words.length === 2 ? readCount(words[1]) : null
  if (rounds === null) {
    throw new PlanProblem(
      `${quoted(words.join(' '))} is not understood: write how many rounds there are in all, such as repeat 3, ${MAX_COUNT} at most`,
    )
  }
  if (rounds > 1 && roundMs < MIN_ROUND_MS) {
    throw new PlanProblem(
      `${quoted(words.join(' '))} would repeat without a pause: let the delays of a round come to 30s at least`,
    )
  }
  return rounds
}

function readHours(words: readonly string[] | undefined): AlarmPlan['hours'] {
  if (words === undefined) return null
  const [, from, to] = (words.length === 2 && /^(\d{1,2})-(\d{1,2})$/.exec(words[1] ?? '')) || []
  const hours = { from: Number(from), to: Number(to) }
  if (hours.from < hours.to && hours.to <= 24) return hours
  throw new PlanProblem(
    `${quoted(words.join(' '))} is not understood: write two full hours of one day such as hours 7-22`,
  )
}
