import { setTimeout as pause } from 'node:timers/promises'
import type { CaptchaMint } from './captcha-mint.ts'
import type { Fleet } from './fleet.ts'
import type { Random } from './random.ts'
import { beVisitor, type Sent } from './visitors.ts'

/** Visitors who send one request after the other, whatever happens to the servers. */
export interface Crowd {
  /** All that they have sent so far. */
  readonly sent: readonly Sent[]
  /** Resolves once so many more requests are acknowledged, or none has been for too long. */
  more(requests: number): Promise<void>
  /** Nobody begins another request; resolves when all are through with theirs. */
  finish(): Promise<void>
  /** Nobody tries again either. */
  leave(): void
}

export interface CrowdOptions {
  readonly size: number
  readonly fleet: Pick<Fleet, 'any'>
  readonly mint: CaptchaMint
  readonly random: Random
}

/** A site that acknowledges nothing for so long is no longer under test; the verdict will say so. */
const STANDSTILL_MS = 30_000

export function startCrowd({ size, fleet, mint, random }: CrowdOptions): Crowd {
  const sent: Sent[] = []
  const patience = new AbortController()
  let acknowledged = 0
  let over = false
  const visitors = Array.from({ length: size }, (_, index) =>
    beVisitor(`Visitor ${index + 1} no`, sent, {
      mint,
      random: random.fork(),
      server: fleet.any,
      isOver: () => over,
      onAcknowledged: () => {
        acknowledged++
      },
      signal: patience.signal,
    }),
  )
  const has = (goal: number): boolean => acknowledged >= goal
  return {
    sent,
    async more(requests) {
      const goal = acknowledged + requests
      const limit = performance.now() + STANDSTILL_MS
      while (!has(goal) && performance.now() < limit) await pause(5)
    },
    async finish() {
      over = true
      await Promise.all(visitors)
    },
    leave() {
      over = true
      patience.abort()
    },
  }
}

/** What is left when nothing breaks any more: the longest pauses between tries, and a slow machine. */
const DRAIN_LIMIT_MS = 300_000
const LOOK_EVERY_MS = 200

/** Waits until no mail is queued; what is still queued after the limit is for the verdict to count. */
export async function mailsAreOut(fleet: Pick<Fleet, 'one'>): Promise<void> {
  const limit = performance.now() + DRAIN_LIMIT_MS
  await fleet.one().withStore(async (store) => {
    while ((await store.outboxStats()).queued > 0 && performance.now() < limit) {
      await pause(LOOK_EVERY_MS)
    }
  })
}
