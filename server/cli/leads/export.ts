import { basename } from 'node:path'
import { isShownTo, SUBMISSION_FIELDS } from '#domain/submission/field-lists.ts'
import type { Lead, LeadFilter } from '#server/db/tables/lead.ts'
import type { Db } from '#server/db/db.ts'
import { withDb } from '../database/with-db.ts'
import { type CommandIo, createCommand, UsageError } from '../terminal/commands.ts'
import { formatAmount } from '../terminal/format.ts'
import { writeFileAtomically } from '#server/db/write-file.ts'
import { fileError, planNewFile } from '../terminal/write-new-file.ts'
import { exportedLeads } from '#server/leads/overview/exported-leads.ts'
import { type ExportedLead, leadColumns } from '#server/leads/overview/csv-columns.ts'
import { BYTE_ORDER_MARK, csvLine } from '#server/leads/facts/csv-line.ts'
import { terminalJson } from '../terminal/terminal-json.ts'
import { FILTER_OPTIONS, parseFilter } from './filter.ts'

/** How the parts of an export file are joined. */
interface Format {
  readonly head: string
  readonly item: (exported: ExportedLead, isFirst: boolean) => string
  readonly tail: string
}

/** The lead as JSON may hold it, in the order of the table. */
export function exportedFields(lead: Lead): object {
  const { town, verification, captchaProvider, suspicion, suspicionReasons, mail, payment, asked } =
    lead
  const names = SUBMISSION_FIELDS.filter((name) => isShownTo('export', name))
  return {
    ...Object.fromEntries(names.map((name) => [name, lead[name]])),
    town,
    verification,
    captchaProvider,
    suspicion,
    suspicionReasons,
    payment,
    asked,
    mail,
  }
}

const COLUMNS = leadColumns({ language: 'en', showsSecrets: true })

const FORMATS: Readonly<Record<string, Format>> = {
  csv: {
    head: BYTE_ORDER_MARK + csvLine(COLUMNS.titles),
    item: (exported) => csvLine(COLUMNS.cells(exported)),
    tail: '',
  },
  json: {
    head: '[',
    item: ({ lead }, isFirst) => `${isFirst ? '' : ','}\n${terminalJson(exportedFields(lead))}`,
    tail: '\n]\n',
  },
}

const ARGUMENTS = {
  options: {
    ...FILTER_OPTIONS,
    format: { type: 'string', default: 'csv' },
    out: { type: 'string', short: 'o' },
    overwrite: { type: 'boolean' },
  },
  positionals: [0, 0, 'export takes options only.'],
} as const

/** Implements `leads export`: all fields, to standard output or into a file. */
export const exportLeads = createCommand(ARGUMENTS, async (values, io) => {
  const format = Object.hasOwn(FORMATS, values.format) ? FORMATS[values.format] : undefined
  if (!format) throw new UsageError(`--format '${values.format}' is not known: write csv or json.`)
  const filter = parseFilter(values, { now: io.clock(), limit: undefined })

  return await withDb(io, { mayCreate: false }, async (db) => {
    const job = { db, format, filter, now: io.clock() }
    if (values.out === undefined) {
      await writeLeads(job, io.out)
      return
    }
    return await exportToFile(io, job, { name: values.out, overwrite: values.overwrite === true })
  })
})

interface ExportJob {
  readonly db: Db
  readonly format: Format
  readonly filter: LeadFilter
  readonly now: number
}

async function exportToFile(
  io: CommandIo,
  job: ExportJob,
  target: { readonly name: string; readonly overwrite: boolean },
): Promise<void> {
  const file = planNewFile(io.folder, target.name, target.overwrite)
  let written = 0
  try {
    await writeFileAtomically(file, async (handle) => {
      written = await writeLeads(job, async (text) => await handle.appendFile(text))
    })
  } catch (error) {
    throw fileError(file.path, error)
  }
  io.err(`${formatAmount(written, 'lead')} in ${basename(file.path)}\n`)
}

/** Characters per write: a write per lead would take most of the time. */
const WRITE_CHUNK_CHARACTERS = 64 * 1024

/** Streams the leads in chunks; returns their number. */
async function writeLeads(
  { db, format, filter, now }: ExportJob,
  put: (text: string) => Promise<void>,
): Promise<number> {
  let piece = format.head
  let written = 0
  for await (const exported of exportedLeads(db, filter, now)) {
    piece += format.item(exported, written === 0)
    written += 1
    if (piece.length < WRITE_CHUNK_CHARACTERS) continue
    await put(piece)
    piece = ''
  }
  await put(piece + format.tail)
  return written
}
