import { customerName, typedService } from '#server/leads/facts/customer-texts.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import type { Lead } from '#server/db/tables/lead.ts'
import { withDb } from '../database/with-db.ts'
import { runningServerHint } from '../database/describe-database.ts'
import { createCommand } from '../terminal/commands.ts'
import { type Column, table } from '../terminal/table.ts'
import { formatLocalMinute, formatAmount, formatCount, SHORT_ID } from '../terminal/format.ts'
import { FILTER_OPTIONS, parseFilter } from './filter.ts'
import { townName } from '#server/leads/overview/group-names.ts'
import { listLeads, countLeads } from '#server/db/tables/lead-queries.ts'

const DEFAULT_LIMIT = 50

/** Shorter forms of the form's longer options. */
const SHORT_TIMEFRAMES: Readonly<Record<string, string>> = {
  'Within Couple of Days': 'days',
  'Within Couple of Weeks': 'weeks',
  'Just Curious': 'curious',
}

const VERIFICATION_MARKS = { suspect: '!', unverified: '?' } as const
const LEGEND = `${VERIFICATION_MARKS.suspect} looks unusual, show says why   ${VERIFICATION_MARKS.unverified} nobody could check that a person sent it\n`

const COLUMNS: readonly (Column & { readonly cell: (lead: Lead) => string })[] = [
  { title: 'ID', cell: ({ id }) => id.slice(0, SHORT_ID) },
  { title: 'RECEIVED', cell: ({ created_at }) => formatLocalMinute(Date.parse(created_at)) },
  { title: '', optional: true, cell: leadWarning },
  { title: 'WHEN', least: 8, cell: ({ timeframe }) => SHORT_TIMEFRAMES[timeframe] ?? timeframe },
  { title: 'SERVICE', least: 10, cell: (lead) => typedService(lead, 'en') },
  { title: 'NAME', least: 10, cell: (lead) => customerName(lead, 'en') },
  { title: 'PHONE', least: 14, cell: ({ phone }) => phone },
  { title: 'TOWN', cell: townName },
  { title: 'MAIL', cell: ({ mail }) => mail.state },
]

function leadWarning(lead: Lead): string {
  if (lead.suspicion > 0) return VERIFICATION_MARKS.suspect
  return lead.verification === 'unverified' ? VERIFICATION_MARKS.unverified : ''
}

/** Omits the year when all rows are of the current year, to save space for names. */
function omitCurrentYear(rows: readonly (readonly string[])[], now: number): string[][] {
  const year = formatLocalMinute(now).slice(0, 5)
  const at = COLUMNS.findIndex(({ title }) => title === 'RECEIVED')
  const same = rows.every((row) => row[at]?.startsWith(year))
  return rows.map((row) =>
    row.map((cell, index) => (same && index === at ? cell.slice(year.length) : cell)),
  )
}

const ARGUMENTS = {
  options: FILTER_OPTIONS,
  positionals: [0, 0, 'list takes options only.'],
} as const

/** Implements `leads list`: newest first, one line each. */
export const listLeadsCommand = createCommand(ARGUMENTS, async (values, io) => {
  const filter = parseFilter(values, { now: io.clock(), limit: DEFAULT_LIMIT })
  return await withDb(io, { mayCreate: false }, async (db, environment) => {
    const rows: string[][] = []
    for await (const lead of listLeads(db, filter))
      rows.push(COLUMNS.map(({ cell }) => cleanLine(cell(lead))))
    if (rows.length === 0) {
      const isFiltered = Object.keys(FILTER_OPTIONS).some((name) => name in values)
      const elsewhere = isFiltered ? '' : await runningServerHint(environment, io)
      io.err(`No requests.${elsewhere}\n`)
      return
    }
    await io.out(table(COLUMNS, omitCurrentYear(rows, io.clock()), io.terminal.columns))
    if (
      rows.some(
        (row) =>
          row.includes(VERIFICATION_MARKS.suspect) || row.includes(VERIFICATION_MARKS.unverified),
      )
    )
      io.err(LEGEND)
    const total = await db.read((tx) => countLeads(tx, filter))
    if (total > rows.length)
      io.err(
        `${formatCount(rows.length)} of ${formatAmount(total, 'lead')}; --limit 0 lists all.\n`,
      )
  })
})
