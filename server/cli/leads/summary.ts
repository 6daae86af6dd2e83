import { oneLine } from '#server/mail/clean.ts'
import { withStore } from '../database/open.ts'
import { readArguments } from '../terminal/arguments.ts'
import { misunderstood } from '../terminal/commands.ts'
import { type Command, DONE } from '../terminal/io.ts'
import { table } from '../terminal/table.ts'
import { localMinute, spanWords } from '../terminal/time.ts'
import { amount, count } from '../terminal/words.ts'
import { type Figures, figuresOf, type Share } from './figures.ts'
import { FILTER_OPTIONS, readSelection, selectLeads } from './filter.ts'

const WEEK_MS = 7 * 24 * 60 * 60_000
/** Rows of one table; the rest is added up. */
const ROWS = 10
const NAME_LEAST = 20
const TABLE_WIDTH = 50

const { since, until, service, status, campaign } = FILTER_OPTIONS
const OPTIONS = { since, until, service, status, campaign } as const

/** `leads summary`: the last seven days, or those that were asked for, in one screen. */
export const summarizeLeads: Command = async (args, io) => {
  const parsed = readArguments(args, OPTIONS)
  if (!parsed.ok) return misunderstood(io, parsed.problem)
  if (parsed.positionals.length > 0)
    return misunderstood(io, `summary takes options only, not '${parsed.positionals.join(' ')}'.`)
  const reading = readSelection(parsed.values, { now: io.clock(), limit: Infinity })
  if (!reading.ok) return misunderstood(io, reading.problem)
  const to = reading.value.filter.until ?? io.clock()
  const from = reading.value.filter.since ?? to - WEEK_MS
  if (from >= to) return misunderstood(io, 'The time asked for ends before it begins.')
  const filter = { ...reading.value.filter, since: from }
  return await withStore(io, { mayCreate: false }, async (store) => {
    const figures = await figuresOf(selectLeads(store, { ...reading.value, filter }))
    const before = await store.countLeads({ ...filter, since: from - (to - from), until: from })
    await io.out(`${localMinute(from)} to ${localMinute(to)}\n`)
    await io.out(
      `${amount(figures.total, 'request')}; ${count(before)} in the ${spanWords(to - from)} before\n`,
    )
    if (figures.total > 0) await io.out(tables(figures))
    return DONE
  })
}

function tables(figures: Figures): string {
  const one = (title: string, shares: readonly Share[]): string => {
    const rest = shares.slice(ROWS).reduce((sum, [, requestCount]) => sum + requestCount, 0)
    const rows = shares.slice(0, ROWS)
    const all: readonly Share[] = rest === 0 ? rows : [...rows, ['all others', rest]]
    return table(
      [
        { title, least: NAME_LEAST },
        { title: 'REQUESTS', align: 'right' },
      ],
      all.map(([name, requestCount]) => [oneLine(name), count(requestCount)]),
      TABLE_WIDTH,
    )
  }
  return [
    one('SERVICE', figures.byService),
    one('TOWN', figures.byTown),
    one('CAMPAIGN', figures.byCampaign),
    timeToMail(figures),
  ]
    .map((part) => `\n${part}`)
    .join('')
}

function timeToMail({ toMail, unsent }: Figures): string {
  const times = toMail
    ? `median ${spanWords(toMail.median)}, worst ${spanWords(toMail.worst)}`
    : 'none has been sent'
  const missing = unsent === 0 ? '' : `; ${amount(unsent, 'request')} not mailed yet`
  return `Time to mail: ${times}${missing}\n`
}
