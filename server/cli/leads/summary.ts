import { formatCents } from '#domain/lead/money.ts'
import { COUNTED_GROUPS } from '#server/leads/overview/count-outcomes.ts'
import { COUNT_NAMES } from '#server/leads/overview/counted-leads.ts'
import { type NamedCount, type Overview, readOverview } from '#server/leads/overview/overview.ts'
import { overviewJson } from '#server/leads/overview/overview-json.ts'
import { lastDays } from '#server/leads/overview/overview-period.ts'
import { withDb } from '../database/with-db.ts'
import { createCommand, UsageError } from '../terminal/commands.ts'
import { formatCount, formatElapsed, formatLocalMinute } from '../terminal/format.ts'
import { table } from '../terminal/table.ts'
import { terminalJson } from '../terminal/terminal-json.ts'

const DEFAULT_DAYS = '30'
/** Rows of one table; the remaining ones are summed up. */
const MAX_TABLE_ROWS = 10
const MIN_NAME_WIDTH = 20
const TABLE_WIDTH = 50
const COST_TABLE_WIDTH = 90

const ARGUMENTS = {
  options: { days: { type: 'string' }, json: { type: 'boolean' } },
  positionals: [0, 0, 'summary takes options only.'],
} as const

/** Implements `leads summary`: the counts of the board's overview. */
export const summarizeLeads = createCommand(ARGUMENTS, async (values, io) => {
  const { days = DEFAULT_DAYS, json } = values
  if (!/^[1-9]\d{0,3}$/.test(days))
    throw new UsageError(`--days '${days}' is no number of days: write one such as 30.`)
  const period = lastDays(Number(days), io.clock())
  return await withDb(io, { mayCreate: false }, async (db) => {
    const overview = await readOverview(db, period, io.clock())
    if (json === true) {
      await io.out(`${terminalJson(overviewJson(overview))}\n`)
      return
    }
    const { p50, p90 } = overview.secondsToAccept
    const duration = (seconds: number | null): string =>
      seconds === null ? '-' : formatElapsed(seconds * 1000)
    await io.out(`${formatLocalMinute(period.since)} to ${formatLocalMinute(io.clock())}\n`)
    await io.out(
      `${COUNT_NAMES.map((name) => `${formatCount(overview[name])} ${name}`).join(', ')}\n`,
    )
    await io.out(`Time to accept: median ${duration(p50)}, 90th percentile ${duration(p90)}\n`)
    if (overview.paidCents > 0) await io.out(`Paid: ${formatCents(overview.paidCents)}\n`)
    for (const name of COUNTED_GROUPS)
      if (overview.groups[name].length > 0) await io.out(countTable(name, overview.groups[name]))
    if (overview.sources.some(({ costCents }) => costCents > 0))
      await io.out(costTable(overview.sources))
  })
})

/** What each source cost, and what a job from it did. */
function costTable(sources: Overview['sources']): string {
  const titles = ['CALLS', 'REQUESTS', 'MISSED', 'DONE', 'PAID', 'ADS', 'ADS PER JOB']
  return `\n${table(
    [{ title: 'SOURCE' }, ...titles.map((title) => ({ title, align: 'right' as const }))],
    sources.map(({ name, calls, leads, missed, done, paidCents, costCents }) => [
      name,
      ...[calls, leads, missed, done].map(formatCount),
      ...[paidCents, costCents].map(formatCents),
      done === 0 || costCents === 0 ? '-' : formatCents(Math.round(costCents / done)),
    ]),
    COST_TABLE_WIDTH,
  )}`
}

function countTable(group: string, counts: readonly NamedCount[]): string {
  const others = counts.slice(MAX_TABLE_ROWS).reduce((sum, { count }) => sum + count, 0)
  const shown = counts.slice(0, MAX_TABLE_ROWS)
  const all = others === 0 ? shown : [...shown, { name: 'all others', count: others }]
  return `\n${table(
    [
      { title: group.toUpperCase(), least: MIN_NAME_WIDTH },
      { title: 'REQUESTS', align: 'right' },
    ],
    all.map(({ name, count }) => [name, formatCount(count)]),
    TABLE_WIDTH,
  )}`
}
