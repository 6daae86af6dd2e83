import { oneLine } from '#server/mail/clean.ts'
import type { Lead } from '#server/store/store.ts'
import { withStore } from '../database/open.ts'
import { serverElsewhere } from '../database/whereabouts.ts'
import { readArguments } from '../terminal/arguments.ts'
import { misunderstood } from '../terminal/commands.ts'
import { type Command, DONE } from '../terminal/io.ts'
import { type Column, table } from '../terminal/table.ts'
import { localMinute } from '../terminal/time.ts'
import { amount, count } from '../terminal/words.ts'
import { countSelected, FILTER_OPTIONS, readSelection, selectLeads } from './filter.ts'
import { townOf } from '#domain/town.ts'

const USUAL_LIMIT = 50

/** Of an id, enough to name it by. */
const ID_LENGTH = 8

/** The longer options of the form, short enough to leave room for the rest. */
const SHORT_TIMEFRAMES: Readonly<Record<string, string>> = {
  'Within Couple of Days': 'days',
  'Within Couple of Weeks': 'weeks',
  'Just Curious': 'curious',
}

const MARKS = { suspect: '!', unverified: '?' } as const
const LEGEND = `${MARKS.suspect} looks unusual, show says why   ${MARKS.unverified} nobody could check that a person sent it\n`

const COLUMNS: readonly (Column & { readonly cell: (lead: Lead) => string })[] = [
  { title: 'ID', cell: ({ id }) => id.slice(0, ID_LENGTH) },
  { title: 'RECEIVED', cell: ({ created_at }) => localMinute(Date.parse(created_at)) },
  { title: '', optional: true, cell: mark },
  { title: 'WHEN', least: 8, cell: ({ timeframe }) => SHORT_TIMEFRAMES[timeframe] ?? timeframe },
  { title: 'SERVICE', least: 10, cell: ({ service }) => service },
  { title: 'NAME', least: 10, cell: ({ name }) => name },
  { title: 'PHONE', least: 14, cell: ({ phone }) => phone },
  { title: 'TOWN', cell: ({ address }) => townOf(address) },
  { title: 'MAIL', cell: ({ mail }) => mail.state },
]

/** What to know before calling; nothing for an ordinary request. */
function mark(lead: Lead): string {
  if (lead.suspicion > 0) return MARKS.suspect
  return lead.verification === 'unverified' ? MARKS.unverified : ''
}

/** A year that all of them share and that everybody knows leaves room for names. */
function withoutThisYear(rows: readonly (readonly string[])[], now: number): string[][] {
  const year = localMinute(now).slice(0, 5)
  const at = COLUMNS.findIndex(({ title }) => title === 'RECEIVED')
  const same = rows.every((row) => row[at]?.startsWith(year))
  return rows.map((row) =>
    row.map((cell, index) => (same && index === at ? cell.slice(year.length) : cell)),
  )
}

/** `leads list`: newest first, a line each. */
export const listLeads: Command = async (args, io) => {
  const parsed = readArguments(args, FILTER_OPTIONS)
  if (!parsed.ok) return misunderstood(io, parsed.problem)
  if (parsed.positionals.length > 0)
    return misunderstood(io, `list takes options only, not '${parsed.positionals.join(' ')}'.`)
  const selection = readSelection(parsed.values, { now: io.clock(), limit: USUAL_LIMIT })
  if (!selection.ok) return misunderstood(io, selection.problem)
  return await withStore(io, { mayCreate: false }, async (store, environment) => {
    const rows: string[][] = []
    for await (const lead of selectLeads(store, selection.value))
      rows.push(COLUMNS.map(({ cell }) => oneLine(cell(lead))))
    if (rows.length === 0) {
      const elsewhere = args.length > 0 ? '' : await serverElsewhere(environment, io.fetch)
      io.err(`No requests.${elsewhere}\n`)
      return DONE
    }
    await io.out(table(COLUMNS, withoutThisYear(rows, io.clock()), io.terminal.columns))
    if (rows.some((row) => row.includes(MARKS.suspect) || row.includes(MARKS.unverified)))
      io.err(LEGEND)
    const total = await countSelected(store, selection.value)
    if (total !== null && total > rows.length)
      io.err(`${count(rows.length)} of ${amount(total, 'request')}; --limit 0 lists all.\n`)
    return DONE
  })
}
