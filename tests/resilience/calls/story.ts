import type { Random } from '../random.ts'

/** The kinds of requests about a call, by the end of their address. */
export const STEPS = [
  'incoming',
  'key',
  'dialed',
  'whisper',
  'accept',
  'leg status',
  'status',
] as const
export type Step = (typeof STEPS)[number]

/** Returns which kind of request an address takes. */
export function stepOf(path: string): Step {
  const [name, part, , end] = path.split('/').slice(1)
  if (name !== 'calls') throw new TypeError(`No address of a call: ${path}`)
  if (part === 'incoming' || part === 'status') return part
  if (part === 'legs') return end === 'whisper' || end === 'accept' ? end : 'leg status'
  return path.endsWith('/key') ? 'key' : 'dialed'
}

/** What a staff member's phone does. */
type Pickup =
  | { readonly kind: 'no-answer' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'failed' }
  /** Answers and presses nothing. */
  | { readonly kind: 'voicemail'; readonly afterS: number }
  /** Answers and presses 1, perhaps another key first. */
  | { readonly kind: 'person'; readonly afterS: number; readonly missesKey: boolean }

/** One call as it will go, if the server does its part. */
export interface Story {
  /** E.164, or what Twilio sends for a hidden number. */
  readonly from: string
  /** Seconds after the first ring at which the caller gives up. */
  readonly patienceS: number
  /** When the caller presses 1, in seconds; `null` for never. */
  readonly pressesAtS: number | null
  readonly pickUp: () => Pickup
  /** How long the two talk, in seconds. */
  readonly talksS: number
  readonly staffHangUpFirst: boolean
  /** Whether requests that need no answer get lost on their way. */
  readonly isLost: () => boolean
  /** How many times a request comes again, and how many seconds later. */
  readonly repeats: () => readonly number[]
  readonly isForged: () => boolean
  /** At which kind of request a server is killed, and how many real ms after it was sent. */
  readonly kill: { readonly step: Step; readonly afterMs: number } | null
}

const HIDDEN = ['+266696687', 'anonymous', 'restricted', '']
/** Number of callers who call all the time. */
const FREQUENT = 4
/** The longest way: three staff members ring one after the other. */
const LONGEST_S = 75

/**
 * Plans a call; over many, callers give up at each second.
 * @param killedAt the kind of request at which a server is killed; `null` for none
 */
export function createStory(index: number, random: Random, killedAt: Step | null): Story {
  const kind = random.next()
  const kill = killedAt && { step: killedAt, afterMs: random.between(0, 25) }
  // So that the call comes to this step.
  const isPressed = killedAt === 'key'
  const isPickedUp = killedAt === 'accept' || killedAt === 'whisper'
  const isRung = isPickedUp || killedAt === 'dialed' || killedAt === 'leg status'
  const own = `+1201${String(5_560_000 + index)}`
  const frequent = `+1201559000${random.between(0, FREQUENT)}`
  return {
    from: kind < 0.08 ? random.pick(HIDDEN) : kind < 0.2 ? frequent : own,
    patienceS: isRung
      ? LONGEST_S
      : isPressed || random.chance(0.5)
        ? index % 30
        : index % LONGEST_S,
    pressesAtS: isPressed || random.chance(0.12) ? random.between(0, 7) : null,
    pickUp: () => {
      const chosen = isPickedUp ? 0 : random.next()
      if (chosen < 0.4)
        return {
          kind: 'person',
          afterS: random.between(1, 19),
          missesKey: random.chance(0.2),
        }
      if (chosen < 0.55) return { kind: 'voicemail', afterS: random.between(3, 19) }
      return { kind: random.pick(['no-answer', 'busy', 'failed'] as const) }
    },
    talksS: random.chance(0.3) ? random.between(1, 12) : random.between(12, 60),
    staffHangUpFirst: random.chance(0.5),
    isLost: () => random.chance(0.25),
    repeats: () =>
      random.chance(0.2)
        ? Array.from({ length: random.between(1, 3) }, () => random.between(0, 40))
        : [],
    isForged: () => random.chance(0.15),
    kill,
  }
}
