import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'

export interface TortureOptions {
  readonly seed: number
  readonly parts: readonly Part[]
  /** Kills on each engine; Infinity where the time decides. */
  readonly kills: number
  /** For the kills on each engine. */
  readonly limitMs: number
  /** Power cuts of PostgreSQL; those of the embedded database are as many as there are moments. */
  readonly cuts: number
  /** Sites that are killed at the same time. */
  readonly sites: number
}

export const PARTS = ['sqlite', 'postgres', 'power'] as const
export type Part = (typeof PARTS)[number]

export const USAGE = `usage: npm run torture -- [--minutes N | --kills N] [--cuts N] [--sites N] [--seed N]
                          [--engine sqlite|postgres|power|all]

  --minutes  how long servers are killed, shared by both engines (default 6)
  --kills    kills in all instead, shared by both engines
  --cuts     power cuts of PostgreSQL (default 20); the embedded database's cost so
             little that there is one after every answer
  --sites    sites that are killed at the same time (default 1)
  --seed     repeats what an earlier run chose (default: another one each time)
  --engine   only this part (default all)`

/** Null when they cannot be understood. */
export function readOptions(args: readonly string[]): TortureOptions | null {
  const { values } = parseArgs({
    args: [...args],
    options: {
      minutes: { type: 'string' },
      kills: { type: 'string' },
      cuts: { type: 'string', default: '20' },
      sites: { type: 'string', default: '1' },
      seed: { type: 'string', default: String(randomInt(1, 1_000_000)) },
      engine: { type: 'string', default: 'all' },
    },
  })
  const parts = PARTS.filter((part) => values.engine === 'all' || values.engine === part)
  const engines = Math.max(1, parts.filter((part) => part !== 'power').length)
  const kills = Number(values.kills ?? Infinity) / engines
  const minutes = Number(values.minutes ?? (values.kills === undefined ? 6 : Infinity))
  const [seed, sites, cuts] = [Number(values.seed), Number(values.sites), Number(values.cuts)]
  const isRight =
    Number.isInteger(seed) && Number.isInteger(sites) && sites > 0 && minutes > 0 && kills > 0
  if (!isRight || !(cuts > 0) || parts.length === 0) return null
  return {
    seed,
    parts,
    kills: Math.ceil(kills),
    limitMs: (minutes * 60_000) / engines,
    cuts: Math.ceil(cuts),
    sites,
  }
}
