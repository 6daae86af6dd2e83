import { createRandom } from '#tests/resilience/random.ts'
import { FAMILIES } from './families/all.ts'
import { plainInsert } from './families/rest-insert.ts'
import { type Message, toBytes } from './wire/message.ts'
import type { CaseDraft, Family } from './cases/case.ts'
import { changed } from './cases/changes.ts'
import { damaged } from './cases/damage.ts'
import { PERSONAL } from './cases/people.ts'
import {
  ANCHORS,
  createCaseContext,
  type Materials,
  type CaseContext,
} from './cases/case-context.ts'

/** A request that is ready to be sent. */
export interface Case {
  readonly number: number
  readonly family: string
  readonly kind: string
  readonly bytes: Buffer
  readonly isHead: boolean
  /** False for damaged bytes, which the server may take for an incomplete request. */
  readonly isWhole: boolean
  /** Expected statuses; `null` for any below 500, or none. */
  readonly right: readonly number[] | null
  readonly request: CaseDraft['request']
}

const CHANGED = 0.12
const DAMAGED = 0.04

const ALL_WEIGHTS = FAMILIES.reduce((sum, { weight }) => sum + weight, 0)

/** Returns the case with this number: the same for the same seed, independent of earlier cases. */
export function composeCase(materials: Materials, number: number): Case {
  const context = createCaseContext(materials, number)
  const isAnchor = number % ANCHORS === 0
  const family = pickFamily(context)
  const draft = isAnchor ? plainInsert(context) : family.make(context)
  const from = withAddress(draft.message, context)
  const fate = context.random.next()
  const name = isAnchor ? 'rest insert' : family.name
  if (isAnchor || fate > CHANGED + DAMAGED) {
    return ready(number, name, { ...draft, message: from }, toBytes(from))
  }
  if (fate > DAMAGED) {
    const message = changed(from, context.random)
    const kind = `${draft.kind}, changed`
    return ready(number, name, { kind, message, right: null }, toBytes(message))
  }
  const bytes = mayBeDamaged(from) ? damaged(toBytes(from), context.random) : toBytes(from)
  const kind = `${draft.kind}, damaged`
  return ready(number, name, { kind, message: from, right: null }, bytes, false)
}

function ready(
  number: number,
  family: string,
  { kind, message, right, request }: CaseDraft,
  bytes: Buffer,
  isWhole = true,
): Case {
  const isHead = message.method === 'HEAD'
  return { number, family, kind, bytes, isHead, isWhole, right, request }
}

/**
 * Returns false for messages whose damage gives false alarms: personal data that moves into the
 * path is logged legitimately, and damage can turn `Expect: 100-continue` into several requests,
 * for which Node writes the `100 Continue` between head and body of the previous response.
 */
function mayBeDamaged({ target, headers }: Message): boolean {
  return (
    !PERSONAL.test(decodeURIComponentSafely(target)) && !headers.some(([name]) => name === 'expect')
  )
}

function pickFamily({ random }: CaseContext): Family {
  let left = random.next() * ALL_WEIGHTS
  const family = FAMILIES.find(({ weight }) => (left -= weight) < 0)
  if (!family) throw new RangeError('there are no families')
  return family
}

/**
 * Sets the sender named by the trusted proxy: many addresses, of both IP versions. A plain
 * submission comes from an address that sends nothing else.
 */
function withAddress(message: Message, { number }: CaseContext): Message {
  const random = createRandom(number)
  const isAnchor = number % ANCHORS === 0
  const isNamed = message.headers.some(([name]) => name === 'x-forwarded-for')
  if (isNamed || (!isAnchor && random.chance(0.1))) return message
  const byte = (): number => random.between(1, 255)
  const own = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
  const other = random.chance(0.7)
    ? `100.${random.between(64, 128)}.${byte()}.${byte()}`
    : `2001:db8:${byte().toString(16)}::${byte().toString(16)}`
  return { ...message, headers: [...message.headers, ['x-forwarded-for', isAnchor ? own : other]] }
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch (error) {
    if (error instanceof URIError) return text
    throw error
  }
}
