import { setTimeout as pause } from 'node:timers/promises'
import { createRandom } from '../random.ts'
import { type SenderOptions, withConcurrentSenders } from './concurrent-senders.ts'
import type { Verdict } from './verdict.ts'

export interface KillRunOptions extends Omit<SenderOptions, 'random'> {
  readonly seed: number
  readonly kills: number
  /** Time after which no server is killed. */
  readonly limitMs?: number
}

export interface KillReport extends Verdict {
  readonly kills: number
  readonly outages: number
}

/** Acknowledged submissions between two kills, so that a slow machine tests as much; the exact moment is random. */
const BETWEEN_KILLS = [1, 30] as const
const KILL_DELAY_MS = [0, 50] as const
/** Share of kills that come before the restarted server has done anything. */
const DOUBLE_KILLS = 0.15

/** Kills servers under load while the mail server goes up and down, then checks what is stored. */
export async function runKills(options: KillRunOptions): Promise<KillReport> {
  const { seed, limitMs = Infinity } = options
  const random = createRandom(seed)
  const end = performance.now() + limitMs
  const done = { kills: 0, outages: 0 }
  const verdict = await withConcurrentSenders(
    { ...options, random: random.fork() },
    async ({ fleet, mailServer, more }) => {
      mailServer.alternate()
      while (fleet.kills < options.kills && performance.now() < end) {
        await more(random.chance(DOUBLE_KILLS) ? 0 : random.between(...BETWEEN_KILLS))
        await pause(random.between(...KILL_DELAY_MS))
        await fleet.killOne()
      }
      done.kills = fleet.kills
      done.outages = mailServer.outages
    },
  )
  return { ...verdict, ...done }
}
