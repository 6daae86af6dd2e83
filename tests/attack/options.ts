import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import type { Engine, Fault } from './faults/fault.ts'
import { FAULTS } from './faults/all.ts'

export interface AttackOptions {
  readonly seed: number
  readonly requests: number
  /** No request begins after this. */
  readonly limitMs: number
  readonly engines: readonly Engine[]
  readonly parts: readonly ('fuzz' | 'faults')[]
  readonly faults: readonly Fault[]
  /** Only this case; null for all of them. */
  readonly case: number | null
}

const DEFAULT_REQUESTS = 200_000

export const USAGE = `usage: npm run attack -- [--seed N] [--requests N] [--minutes N] [--engine sqlite|postgres|both]
                         [--only fuzz|faults|FAULT] [--case N]

  --seed      repeats what an earlier run sent (default: another one each time)
  --requests  how many requests the fuzzer sends to each engine (default ${DEFAULT_REQUESTS})
  --minutes   no longer than this for them on each engine (default: no limit)
  --engine    only this database (default both)
  --only      only the fuzzer, only the faults, or only the fault of this name:
              ${FAULTS.map(({ id }) => id)
                .join(', ')
                .replace(/(.{60}\S*) /g, '$1\n              ')}
  --case      sends the one request of this number, as a failing run names it

Ends with a tally, and with 1 when anything failed.`

/** Null when they cannot be understood. */
export function readOptions(args: readonly string[]): AttackOptions | null {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seed: { type: 'string', default: String(randomInt(1, 1_000_000)) },
      requests: { type: 'string', default: String(DEFAULT_REQUESTS) },
      minutes: { type: 'string', default: 'Infinity' },
      engine: { type: 'string', default: 'both' },
      only: { type: 'string', default: 'all' },
      case: { type: 'string' },
    },
  })
  const { engine, only } = values
  const [seed, requests, minutes] = [values.seed, values.requests, values.minutes].map(Number)
  const known = FAULTS.filter(({ id }) => id === only)
  const engines = engine === 'both' ? BOTH : BOTH.filter((each) => each === engine)
  const one = values.case === undefined ? null : Number(values.case)
  const numbers = [seed, requests, one ?? 0]
  if (numbers.some((number) => !Number.isInteger(number)) || !(Number(minutes) > 0)) return null
  if (engines.length === 0 || (!GROUPS.includes(only) && known.length === 0)) return null
  return {
    seed: seed ?? 0,
    requests: requests ?? 0,
    limitMs: (minutes ?? 0) * 60_000,
    engines,
    parts:
      one !== null
        ? ['fuzz']
        : only === 'all'
          ? ['fuzz', 'faults']
          : [only === 'fuzz' ? 'fuzz' : 'faults'],
    faults: known.length > 0 ? known : FAULTS,
    case: one,
  }
}

const BOTH = ['sqlite', 'postgres'] as const
const GROUPS = ['all', 'fuzz', 'faults']
