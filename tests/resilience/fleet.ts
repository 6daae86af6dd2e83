import { setTimeout as pause } from 'node:timers/promises'
import type { Random } from './random.ts'
import { startTarget, type Target, type TargetOptions } from './server.ts'

/** Servers of one site that are killed and restarted. */
export interface Fleet {
  /** Returns the address of a running server; `null` while there is none. */
  any(): string | null
  /** Sends SIGKILL to a running server, which is restarted at once. Rejects as `whole` does. */
  killOne(): Promise<void>
  readonly kills: number
  /** Returns the log messages of level error or above that report a defect, with their counts. */
  failures(): Readonly<Record<string, number>>
  /** Resolves when all servers answer; rejects when one could not be restarted. */
  whole(): Promise<void>
  /** Returns a running server, for access to the database. */
  one(): Target
  stop(): Promise<void>
}

interface FleetOptions extends Pick<
  TargetOptions,
  'databaseUrl' | 'environment' | 'settings' | 'mint' | 'flags'
> {
  /** Servers that share the database; 1 on the embedded one. */
  readonly size: number
  readonly random: Random
}

/** Time until a supervisor restarts a server, ms. */
const RESTART_MS = [0, 400] as const

export async function startFleet({ size, random, ...options }: FleetOptions): Promise<Fleet> {
  /** Every server so far; the first one of a slot removes its folder. */
  const all: Target[] = []
  const places: (Target | null)[] = []
  const starting = new Set<Promise<void>>()
  const failedStarts: unknown[] = []
  let kills = 0

  const start = async (after?: Target): Promise<Target> => {
    const target = await startTarget({ ...options, ...(after && { after }) })
    all.push(target)
    if (target.hasEnded())
      throw new Error(`The server ended before it listened. ${target.complaints()}`)
    return target
  }

  const live = (): Target[] => places.filter((place) => place !== null)

  const replace = async (place: number, killed: Target): Promise<void> => {
    await pause(random.between(...RESTART_MS))
    places[place] = await start(killed)
  }

  const throwFailedStart = (): void => {
    if (failedStarts.length > 0) throw failedStarts[0]
  }

  const stop = async (): Promise<void> => {
    await Promise.all(starting)
    for (const target of all.toReversed()) await target.remove()
  }

  try {
    for (let place = 0; place < size; place++) places.push(await start())
  } catch (error) {
    await stop()
    throw error
  }

  return {
    failures: () => countFailures(all),
    any: () => (live().length === 0 ? null : random.pick(live()).url),
    get kills() {
      return kills
    },
    async killOne() {
      throwFailedStart()
      if (live().length === 0) await Promise.race(starting)
      throwFailedStart()
      const place = places.indexOf(random.pick(live()))
      const killed = places[place]
      if (!killed) return
      places[place] = null
      await killed.end('SIGKILL')
      kills++
      const replaced = replace(place, killed)
        .catch((error: unknown) => void failedStarts.push(error))
        .finally(() => starting.delete(replaced))
      starting.add(replaced)
    },
    async whole() {
      await Promise.all(starting)
      throwFailedStart()
    },
    one: () => random.pick(live()),
    stop,
  }
}

function countFailures(targets: readonly Target[]): Record<string, number> {
  const failures: Record<string, number> = {}
  for (const [name, times] of targets.flatMap(({ log }) => [...log.warnings])) {
    const [, level = '', message = ''] = /^(\d+) (.*)$/s.exec(name) ?? []
    // A mail that waits for an unavailable mail server is no defect.
    if (Number(level) < 50 || message.startsWith('mail not sent')) continue
    failures[message] = (failures[message] ?? 0) + times
  }
  for (const leak of targets.flatMap(({ log }) => log.leaks))
    failures[`a log line holds personal data: ${leak}`] = 1
  return failures
}
