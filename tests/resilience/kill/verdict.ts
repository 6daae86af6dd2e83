import type { Lead } from '#server/db/tables/lead.ts'
import type { Fleet } from '../fleet.ts'
import { isMailed, REQUIRED_RECORDS } from './acknowledged.ts'
import type { Sent } from '../visitors.ts'
import { listLeads } from '#server/db/tables/lead-queries.ts'

/** Comparison of what is stored after the kills with what visitors and the mail server received. */
export interface Verdict {
  readonly acknowledged: number
  /** Acknowledged submissions without a row, or with another visitor's. */
  readonly lost: number
  /** Rows beyond one per submission. */
  readonly duplicates: number
  /** Submissions acknowledged with two ids. */
  readonly twoAnswers: number
  /** Missing mails: one to staff for each row, one to the visitor with a mail address. */
  readonly withoutMail: number
  /** Missing records (see acknowledged.ts) at the end, by name. */
  readonly missingRecords: Readonly<Record<string, number>>
  /** Mails that the mail server accepted again, each repetition counted. */
  readonly doubled: number
  /** Mails and rows that belong to no submission. */
  readonly invented: number
  /** Statuses other than 201 and 503. */
  readonly refusals: readonly number[]
  /** Errors in the logs, by message, without the mail server's outages. */
  readonly failures: Readonly<Record<string, number>>
}

export async function judge(
  all: readonly Sent[],
  mails: ReadonlyMap<string, number>,
  fleet: Fleet,
): Promise<Verdict> {
  const leads: Lead[] = []
  const missingRecords: Record<string, number> = {}
  await fleet.one().withDb(async (db) => {
    for await (const lead of listLeads(db, {})) leads.push(lead)
    for (const { name, missing } of REQUIRED_RECORDS)
      missingRecords[name] = await missing(leads, db)
  })
  const byId = new Map(leads.map((lead) => [lead.id, lead]))
  const names = new Set(all.map(({ name }) => name))
  const rowNames = new Set(leads.map(({ name }) => name))
  const acknowledged = all.filter(({ ids }) => ids.size > 0)
  const accepted = acceptedBy('staff', mails)
  const visitors = acceptedBy('visitor', mails)
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter(({ name, ids }) => [...ids].some((id) => byId.get(id)?.name !== name))
      .length,
    duplicates: leads.length - rowNames.size,
    twoAnswers: all.filter(({ ids }) => ids.size > 1).length,
    withoutMail:
      leads.filter(({ id }) => !accepted.has(id)).length +
      leads.filter((lead) => isMailed(lead) && !visitors.has(lead.id)).length,
    missingRecords,
    doubled: mails.values().reduce((sum, times) => sum + times - 1, 0),
    invented:
      leads.filter(({ name }) => !names.has(name)).length +
      [...accepted.keys()].filter((id) => !byId.has(id)).length +
      [...visitors.keys()].filter((id) => (byId.get(id)?.email ?? null) === null).length,
    refusals: all.flatMap(({ refusals }) => refusals),
    failures: fleet.failures(),
  }
}

/** A Message-ID is the submission's id at our host, with a prefix in a mail to the visitor. */
const MESSAGE_ID = /^<(receipt\.)?([^@>]*)@/

/** Counts the accepted mails to these addresses, by the submission's id. */
function acceptedBy(
  audience: 'staff' | 'visitor',
  mails: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  return new Map(
    [...mails].flatMap(([messageId, times]) => {
      const [, prefix, id = messageId] = MESSAGE_ID.exec(messageId) ?? []
      return (prefix === undefined) === (audience === 'staff') ? [[id, times] as const] : []
    }),
  )
}

/** Returns the counts that must be 0, by name. */
export function defectsOf(verdict: Verdict): Readonly<Record<string, number>> {
  const {
    lost,
    duplicates,
    twoAnswers,
    withoutMail,
    invented,
    refusals,
    missingRecords,
    failures,
  } = verdict
  const missing = Object.entries(missingRecords).map(
    ([name, times]) => [`without ${name}`, times] as const,
  )
  return {
    lost,
    duplicates,
    twoAnswers,
    withoutMail,
    invented,
    refusals: refusals.length,
    ...Object.fromEntries(missing),
    ...failures,
  }
}
