import { createHash } from 'node:crypto'
import type { CaptchaMint } from '#tests/support/captcha-mint.ts'
import { createRandom, type Random } from '#tests/resilience/random.ts'
import { createPerson, type Person } from './people.ts'

/**
 * Source of a case's content. All of it follows from the seed and the case's number, so that any
 * case can be repeated alone.
 */
export interface CaseContext {
  readonly number: number
  readonly random: Random
  /** Returns the person of a case; by default of this one. */
  person(number?: number): Person
  /** Returns the idempotency key of a case: a version 4 UUID. */
  key(number?: number): string
  /** Returns a captcha proof that only this case has. */
  proof(number?: number): string
  /** Returns the random source for a case's content, independent of other draws. */
  contentOf(number: number): Random
  /**
   * Returns the number of a plain submission (see ANCHORS) that was answered long ago; `null` at
   * the beginning.
   */
  anchor(): number | null
}

/**
 * Every so many cases one is a plain valid submission, which others repeat, guess or try to read.
 */
export const ANCHORS = 64
/** More cases than are sent while one waits for its response, even on a slow machine. */
const LONG_AGO = 1500

export interface Materials {
  readonly seed: number
  readonly mint: CaptchaMint
}

export function createCaseContext({ seed, mint }: Materials, number: number): CaseContext {
  const random = createRandom(mix(seed, number))
  const contentOf = (which: number): Random => createRandom(mix(seed + 1, which))
  return {
    number,
    random,
    contentOf,
    person: (which = number) => createPerson(which, contentOf(which)),
    key: (which = number) => uuidOf(`${seed} key ${which}`),
    proof: (which = number) => mint.token(digest(`${seed} proof ${which}`)),
    anchor() {
      const groups = Math.floor((number - LONG_AGO) / ANCHORS)
      return groups < 1 ? null : random.between(0, groups) * ANCHORS
    },
  }
}

/** Hashes two numbers to 32 bits, so that neighbors are uncorrelated. */
function mix(seed: number, number: number): number {
  return Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(number + 1, 0xc2b2ae35)
}

const digest = (text: string): string => createHash('md5').update(text).digest('hex')

function uuidOf(text: string): string {
  const hex = digest(text)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}
