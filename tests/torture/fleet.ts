import { setTimeout as pause } from 'node:timers/promises'
import type { RawEnvironment } from '#server/environment.ts'
import { type RunningProcess, startAppProcess } from '#tests/support/running-app.ts'
import type { Random } from './random.ts'

/** Servers of one site that are killed and come back. */
export interface Fleet {
  /** Where one of them answers; null while none does. */
  any(): string | null
  /** Kills one that is there, without a warning; it is started again at once. */
  killOne(): Promise<void>
  readonly kills: number
  /** Log lines of level error or above that tell of a defect, by message. */
  readonly failures: ReadonlyMap<string, number>
  /** Resolves when all of them answer. */
  whole(): Promise<void>
  /** One of the servers, for a look at the database. */
  one(): RunningProcess
  stop(): Promise<void>
}

export interface FleetOptions {
  readonly size: number
  readonly dataDir: string
  readonly environment: RawEnvironment
  readonly settings: Readonly<Record<string, string>>
  readonly random: Random
}

/** How long a supervisor takes to notice. */
const RESTART_MS = [0, 400] as const
const PINO_ERROR = 50

export async function startFleet(options: FleetOptions): Promise<Fleet> {
  const { size, dataDir, environment, settings, random } = options
  const failures = new Map<string, number>()
  const places: (RunningProcess | null)[] = []
  const starting = new Set<Promise<void>>()
  let kills = 0

  const start = async (first: boolean): Promise<RunningProcess> =>
    await startAppProcess({
      dataDir,
      environment: { ...environment, NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] },
      ...(first && { settings }),
    })

  const live = (): RunningProcess[] => places.filter((place) => place !== null)

  const readLog = ({ log }: RunningProcess): void => {
    for (const { level, msg } of log) {
      // That mail waits for a server which is down is no defect.
      if (Number(level) < PINO_ERROR || String(msg).startsWith('mail not sent')) continue
      failures.set(String(msg), (failures.get(String(msg)) ?? 0) + 1)
    }
  }

  const replace = async (place: number): Promise<void> => {
    await pause(random.between(...RESTART_MS))
    places[place] = await start(false)
  }

  for (let place = 0; place < size; place++) places.push(await start(place === 0))

  return {
    failures,
    any: () => (live().length === 0 ? null : random.pick(live()).url),
    get kills() {
      return kills
    },
    async killOne() {
      if (live().length === 0) await Promise.race(starting)
      const place = places.indexOf(random.pick(live()))
      const victim = places[place]
      if (!victim) return
      places[place] = null
      await victim.end('SIGKILL')
      kills++
      readLog(victim)
      const replaced = replace(place).finally(() => starting.delete(replaced))
      starting.add(replaced)
    },
    async whole() {
      await Promise.all(starting)
    },
    one: () => random.pick(live()),
    async stop() {
      await Promise.all(starting)
      for (const server of live()) {
        readLog(server)
        await server.stop()
      }
    },
  }
}
