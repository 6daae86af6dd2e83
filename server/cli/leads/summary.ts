import { toSingleLine } from '#server/lead/display-text.ts'
import { withStore } from '../database/with-store.ts'
import { createCommand, printUsageError, EXIT_DONE } from '../terminal/commands.ts'
import { table } from '../terminal/table.ts'
import { formatLocalMinute, formatDuration, formatAmount, formatCount } from '../terminal/format.ts'
import { type LeadStatistics, leadStatistics, type NamedCount } from './lead-statistics.ts'
import { FILTER_OPTIONS, parseSelection, selectLeads } from './filter.ts'

const WEEK_MS = 7 * 24 * 60 * 60_000
/** Rows of one table; the remaining ones are summed up. */
const MAX_TABLE_ROWS = 10
const MIN_NAME_WIDTH = 20
const TABLE_WIDTH = 50

const { since, until, service, status, campaign } = FILTER_OPTIONS
const ARGUMENTS = {
  options: { since, until, service, status, campaign },
  words: [0, 0, 'summary takes options only.'],
} as const

/** Implements `leads summary`: the last seven days or the given period, on one screen. */
export const summarizeLeads = createCommand(ARGUMENTS, async (values, io) => {
  const reading = parseSelection(values, { now: io.clock(), limit: Infinity })
  if (!reading.ok) return printUsageError(io, reading.problem)
  const to = reading.value.filter.until ?? io.clock()
  const from = reading.value.filter.since ?? to - WEEK_MS
  if (from >= to) return printUsageError(io, 'The time asked for ends before it begins.')
  const filter = { ...reading.value.filter, since: from }
  return await withStore(io, { mayCreate: false }, async (store) => {
    const figures = await leadStatistics(selectLeads(store, { ...reading.value, filter }))
    const before = await store.countLeads({ ...filter, since: from - (to - from), until: from })
    await io.out(`${formatLocalMinute(from)} to ${formatLocalMinute(to)}\n`)
    await io.out(
      `${formatAmount(figures.total, 'request')}; ${formatCount(before)} in the ${formatDuration(to - from)} before\n`,
    )
    if (figures.total > 0) await io.out(tables(figures))
    return EXIT_DONE
  })
})

function tables(figures: LeadStatistics): string {
  const one = (title: string, shares: readonly NamedCount[]): string => {
    const rest = shares
      .slice(MAX_TABLE_ROWS)
      .reduce((sum, [, requestCount]) => sum + requestCount, 0)
    const rows = shares.slice(0, MAX_TABLE_ROWS)
    const all: readonly NamedCount[] = rest === 0 ? rows : [...rows, ['all others', rest]]
    return table(
      [
        { title, least: MIN_NAME_WIDTH },
        { title: 'REQUESTS', align: 'right' },
      ],
      all.map(([name, requestCount]) => [toSingleLine(name), formatCount(requestCount)]),
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

function timeToMail({ toMail, unsent }: LeadStatistics): string {
  const times = toMail
    ? `median ${formatDuration(toMail.median)}, worst ${formatDuration(toMail.worst)}`
    : 'none has been sent'
  const missing = unsent === 0 ? '' : `; ${formatAmount(unsent, 'request')} not mailed yet`
  return `Time to mail: ${times}${missing}\n`
}
