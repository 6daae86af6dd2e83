import { setTimeout as pause } from 'node:timers/promises'
import { createRandom } from '../random.ts'
import { type SenderOptions, withConcurrentSenders } from './concurrent-senders.ts'
import type { Verdict } from './verdict.ts'

interface KillRunOptions extends Omit<SenderOptions, 'random'> {
  readonly seed: number
  readonly kills: number
}

/**
 * Acknowledged submissions between two kills, so that a slow machine tests as much; the exact
 * moment is random.
 */
const BETWEEN_KILLS = [1, 30] as const
const KILL_DELAY_MS = [0, 50] as const
/** Share of kills that come before the restarted server has done anything. */
const DOUBLE_KILLS = 0.15

/** Kills servers under load while the mail server goes up and down, then checks what is stored. */
export async function runKills(options: KillRunOptions): Promise<Verdict> {
  const random = createRandom(options.seed)
  return await withConcurrentSenders(
    { ...options, random: random.fork() },
    async ({ fleet, mailServer, more }) => {
      mailServer.alternate()
      while (fleet.kills < options.kills) {
        await more(random.chance(DOUBLE_KILLS) ? 0 : random.between(...BETWEEN_KILLS))
        await pause(random.between(...KILL_DELAY_MS))
        await fleet.killOne()
      }
    },
  )
}
