import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { RawEnvironment } from '#server/environment.ts'
import { type RunningProcess, startAppProcess } from '#tests/support/running-app.ts'
import type { Random } from './random.ts'

/** Servers of one site that are killed and come back. */
export interface Fleet {
  /** Where one of them answers; null while none does. */
  any(): string | null
  /** Kills one that is there, without a warning; it is started again at once. Rejects as `whole` does. */
  killOne(): Promise<void>
  readonly kills: number
  /** Log lines of level error or above that tell of a defect, by message. */
  failures(): Readonly<Record<string, number>>
  /** Resolves when all of them answer; rejects when one could not be started again. */
  whole(): Promise<void>
  /** One of the servers, for a look at the database. */
  one(): RunningProcess
  stop(): Promise<void>
}

export interface FleetOptions {
  readonly size: number
  /** Each server gets a folder of its own in it. */
  readonly folder: string
  readonly environment: RawEnvironment
  readonly settings: Readonly<Record<string, string>>
  readonly random: Random
}

/** How long a supervisor takes to notice. */
const RESTART_MS = [0, 400] as const
const PINO_ERROR = 50

export async function startFleet(options: FleetOptions): Promise<Fleet> {
  const { size, folder, environment, settings, random } = options
  const killed: RunningProcess[] = []
  const places: (RunningProcess | null)[] = []
  const starting = new Set<Promise<void>>()
  const failedStarts: unknown[] = []
  let kills = 0

  const start = async (place: number, first: boolean): Promise<RunningProcess> =>
    await startAppProcess({
      dataDir: join(folder, String(place)),
      environment: { ...environment, NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] },
      ...(first && { settings }),
    })

  const live = (): RunningProcess[] => places.filter((place) => place !== null)

  const replace = async (place: number): Promise<void> => {
    await pause(random.between(...RESTART_MS))
    places[place] = await start(place, false)
  }

  const throwFailedStart = (): void => {
    if (failedStarts.length > 0) throw failedStarts[0]
  }

  const stop = async (): Promise<void> => {
    await Promise.all(starting)
    await Promise.all(live().map((server) => server.stop()))
  }

  try {
    for (let place = 0; place < size; place++) places.push(await start(place, place === 0))
  } catch (error) {
    await stop()
    throw error
  }

  return {
    failures: () => countFailures([...killed, ...live()]),
    any: () => (live().length === 0 ? null : random.pick(live()).url),
    get kills() {
      return kills
    },
    async killOne() {
      throwFailedStart()
      if (live().length === 0) await Promise.race(starting)
      throwFailedStart()
      const place = places.indexOf(random.pick(live()))
      const victim = places[place]
      if (!victim) return
      places[place] = null
      await victim.end('SIGKILL')
      kills++
      killed.push(victim)
      const replaced = replace(place)
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

function countFailures(servers: readonly RunningProcess[]): Record<string, number> {
  const failures: Record<string, number> = {}
  for (const { level, msg, err } of servers.flatMap(({ log }) => log)) {
    const why = (err as { message?: string } | undefined)?.message
    const message = why === undefined ? String(msg) : `${String(msg)}: ${why}`
    // That mail waits for a server which is down is no defect.
    if (Number(level) < PINO_ERROR || message.startsWith('mail not sent')) continue
    failures[message] = (failures[message] ?? 0) + 1
  }
  return failures
}
