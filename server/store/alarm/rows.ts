import type { NoticeKind } from '#domain/notice-kind.ts'
import { suspicionFlags, reducesEscalation } from '#domain/suspicion-flags.ts'
import { fieldsFor } from '#domain/submission/field-lists.ts'
import { readFields, readReasons } from '../row-mapping.ts'
import type { Row } from '../sql-program.ts'
import type { AlarmLead } from './alarm-lead.ts'
import type { NoticeJob } from './notice.ts'
import type { StaffMember } from './staff-member.ts'

/** Rows of the alarm's tables and what they stand for. */

const NOTICE_FIELDS = fieldsFor('notice')

/** What the engine reads of a lead, for a SELECT from `submissions s`. */
export const ALARM_LEAD_COLUMNS = [...NOTICE_FIELDS, 'verification', 'suspicion_reasons']
  .map((name) => `s.${name} AS lead_${name}`)
  .join(', ')

export type AlarmLeadRow = Row & {
  readonly lead_id: string
  readonly lead_timeframe: string
  readonly lead_verification: string
}

export function toAlarmLead(row: AlarmLeadRow): AlarmLead {
  const doubts = suspicionFlags({
    verification: row.lead_verification,
    suspicionReasons: readReasons(row['lead_suspicion_reasons']),
  })
  return {
    ...readFields(row, NOTICE_FIELDS, 'lead_'),
    doubts,
    isDoubtful: reducesEscalation(doubts),
  }
}

/** Columns of a notice, its staff member and its lead, for a SELECT from `notices n`. */
export const NOTICE_COLUMNS = `n.id, n.state, n.kind, n.channel, n.channel_id, n.address, n.round,
  n.step, n.created_at, n.not_after, n.attempts, n.provider_id,
  p.id AS person_id, p.name AS person_name, p.language AS person_language, ${ALARM_LEAD_COLUMNS}`

export const NOTICE_TABLES = `notices n LEFT JOIN people p ON p.id = n.person_id
  LEFT JOIN submissions s ON s.id = n.submission_id`

export type NoticeRow = StaffMemberRow & {
  readonly id: string
  readonly state: string
  readonly kind: NoticeKind
  readonly channel: string
  readonly channel_id: string | null
  readonly address: string
  readonly round: number
  readonly step: number
  readonly created_at: number
  readonly not_after: number
  readonly attempts: number
  readonly provider_id: string | null
} & (AlarmLeadRow | { readonly lead_id: null })

export function toNoticeJob(row: NoticeRow): NoticeJob {
  return {
    id: row.id,
    work: row.state === 'ending' ? 'end' : 'send',
    kind: row.kind,
    channel: row.channel,
    channelId: row.channel_id,
    staffMember: toStaffMember(row),
    address: row.address,
    round: row.round,
    step: row.step,
    createdAt: row.created_at,
    notAfter: row.not_after,
    attempt: row.attempts,
    providerId: row.provider_id,
    lead: row.lead_id === null ? null : toAlarmLead(row),
  }
}

/** Columns of a joined staff member; all `null` without one. */
export interface StaffMemberRow {
  readonly person_id: string | null
  readonly person_name: string | null
  readonly person_language: StaffMember['language'] | null
}

export function toStaffMember(
  row: StaffMemberRow,
): Pick<StaffMember, 'id' | 'name' | 'language'> | null {
  const { person_id: id, person_name: name, person_language: language } = row
  return id === null || name === null || language === null ? null : { id, name, language }
}
