import { addressText, customerName, typedService } from '#server/leads/facts/customer-texts.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import type { LeadOutcome, LeadSearch } from '#server/db/tables/board-records.ts'
import { withDb } from '../database/with-db.ts'
import { createCommand } from '../terminal/commands.ts'
import { formatLocalMinute, SHORT_ID } from '../terminal/format.ts'
import { table } from '../terminal/table.ts'
import { terminalJson } from '../terminal/terminal-json.ts'
import { search } from '#server/db/tables/outcomes.ts'

const LEADS_PER_PAGE = 200

const COLUMNS = [
  { title: 'ID' },
  { title: 'RECEIVED' },
  { title: 'STATUS' },
  { title: 'SERVICE', least: 10 },
  { title: 'NAME', least: 10 },
  { title: 'ADDRESS', least: 10 },
]

const ARGUMENTS = {
  options: { json: { type: 'boolean' } },
  positionals: [1, Infinity, 'Write what to search for: leads search TEXT'],
} as const

/** Implements `leads search TEXT`: everything that is kept, newest first. */
export const searchLeads = createCommand(ARGUMENTS, async ({ positionals, json }, io) =>
  withDb(io, { mayCreate: false }, async (db) => {
    const text = positionals.join(' ')
    const leads: LeadOutcome[] = []
    let after: LeadSearch['next'] = null
    do {
      const page: LeadSearch = await db.read((tx) =>
        search(tx, { text, after, limit: LEADS_PER_PAGE }),
      )
      leads.push(...page.leads)
      after = page.next
    } while (after)
    if (json === true) {
      const found = leads.map(({ id, at, status, name, service, address }) => ({
        id,
        created_at: new Date(at).toISOString(),
        status,
        name,
        service,
        address,
      }))
      await io.out(`${terminalJson(found)}\n`)
    } else if (leads.length === 0) io.err('No requests.\n')
    else {
      const rows = leads.map((lead) =>
        [
          lead.id.slice(0, SHORT_ID),
          formatLocalMinute(lead.at),
          lead.status,
          typedService(lead, 'en'),
          customerName(lead, 'en'),
          addressText(lead.address, 'en'),
        ].map(cleanLine),
      )
      await io.out(table(COLUMNS, rows, io.terminal.columns))
    }
  }),
)
