import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { FAULTS } from './attack/faults/all.ts'
import { type Engine, ENGINES } from './databases.ts'
import { MINUTE_MS } from '#domain/durations.ts'

/** Options of the long forms; each command reads its own. */
export interface Options {
  readonly command: 'kill' | 'alarm' | 'attack'
  readonly seed: number
  readonly engines: readonly Engine[]
  /** Time limit per engine; Infinity for none. */
  readonly limitMs: number
  /** Number of kills, or of power cuts of PostgreSQL, per engine. */
  readonly kills: number
  readonly cuts: number
  readonly visitors: number
  readonly requests: number
  /** Only these parts of the command, or faults of the attack; empty for all. */
  readonly only: string
  /** Number of the only fuzzed request to send; null for all. */
  readonly case: number | null
}

const PARTS: Readonly<Record<Options['command'], readonly string[]>> = {
  kill: ['kill', 'power'],
  alarm: [],
  attack: ['fuzz', 'photos', 'faults', ...FAULTS.map(({ id }) => id)],
}

export const USAGE = `usage: npm run torture       -- [--kills N] [--cuts N] [--visitors N] [--only kill|power]
       npm run torture:alarm -- [--visitors N]
       npm run attack        -- [--requests N] [--only fuzz|photos|faults|FAULT] [--case N]

  --seed      repeats an earlier run (default: random)
  --engine    sqlite or postgres (default both)
  --minutes   limit for each engine (default 3 for kills, 5 for the alarm, none for the attack)
  --kills     kills on each engine, instead of a time
  --cuts      power cuts of PostgreSQL (default 20)
  --visitors  visitors who send at the same time (default 12, 4 for the alarm)
  --requests  fuzzed requests, or photos, to each engine (default 200000)
  --only      only this part; faults are ${FAULTS.map(({ id }) => id).join(', ')}
  --case      sends the fuzzed request of this number, as a failing run names it

Ends with a tally, and with exit status 1 when anything failed.`

/** Parses the options; null when they are invalid. */
export function readOptions(args: readonly string[]): Options | null {
  const text = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      seed: { ...text, default: String(randomInt(1, 1_000_000)) },
      cuts: { ...text, default: '20' },
      requests: { ...text, default: '200000' },
      engine: text,
      minutes: text,
      kills: text,
      visitors: text,
      only: { ...text, default: '' },
      case: text,
    },
  })
  const command = (['kill', 'alarm', 'attack'] as const).find((name) => name === positionals[0])
  if (command === undefined) return null
  const isAlarm = command === 'alarm'
  const minutes = Number(
    values.minutes ??
      (isAlarm ? 5 : command === 'kill' && values.kills === undefined ? 3 : Infinity),
  )
  const engines = ENGINES.filter((engine) => engine === (values.engine ?? engine))
  const numbers = {
    seed: Number(values.seed),
    cuts: Number(values.cuts),
    requests: Number(values.requests),
    visitors: Number(values.visitors ?? (isAlarm ? 4 : 12)),
  }
  const kills = Number(values.kills ?? Infinity)
  const one = values.case === undefined ? null : Number(values.case)
  const areWhole = [...Object.values(numbers), one ?? 0].every(Number.isInteger)
  const isPart = values.only === '' || PARTS[command].includes(values.only)
  if (!areWhole || !isPart || engines.length === 0 || !(minutes > 0) || !(kills > 0)) return null
  return {
    command,
    ...numbers,
    engines,
    kills,
    limitMs: minutes * MINUTE_MS,
    only: values.only,
    case: one,
  }
}
