import { suspicionFlags, lowersEscalation } from '#domain/suspicion-flags.ts'
import type { Submission } from '#domain/submission/fields.ts'
import type { AlarmLead } from './alarm-lead.ts'
import type { NoticeJob } from './notice.ts'
import type { StaffMember } from './staff-member.ts'

/** Rows of the alarm's tables and what they stand for. */

/** What the engine reads of a request, for a SELECT from `submissions s`. */
export const LEAD_COLUMNS = `s.id AS lead_id, s.created_at AS lead_created_at,
  s.status AS lead_status, s.type AS lead_type, s.service AS lead_service,
  s.timeframe AS lead_timeframe, s.address AS lead_address, s.source_url AS lead_source_url, s.visitor_info AS lead_visitor_info,
  s.verification AS lead_verification, s.suspicion_reasons AS lead_suspicion_reasons`

/** As either driver returns them: SQLite gives times and JSON as text. */
export interface LeadRow {
  readonly lead_id: string
  readonly lead_created_at: string | Date
  readonly lead_status: string
  readonly lead_type: Submission['type']
  readonly lead_service: string
  readonly lead_timeframe: string
  readonly lead_address: string
  readonly lead_source_url: string
  readonly lead_visitor_info: string | Submission['visitor_info']
  readonly lead_verification: string
  readonly lead_suspicion_reasons: string | readonly string[]
}

export function toAlarmLead(row: LeadRow): AlarmLead {
  const visitor = row.lead_visitor_info
  const reasons = row.lead_suspicion_reasons
  const doubts = suspicionFlags({
    verification: row.lead_verification,
    suspicionReasons:
      typeof reasons === 'string' ? (JSON.parse(reasons) as readonly string[]) : reasons,
  })
  return {
    id: row.lead_id,
    created_at: new Date(row.lead_created_at).toISOString(),
    status: row.lead_status,
    type: row.lead_type,
    service: row.lead_service,
    timeframe: row.lead_timeframe,
    address: row.lead_address,
    source_url: row.lead_source_url,
    visitor_info:
      typeof visitor === 'string' ? (JSON.parse(visitor) as Submission['visitor_info']) : visitor,
    doubts,
    isDoubtful: lowersEscalation(doubts),
  }
}

/** A notice with its person and its request, for a SELECT from `notices n`. */
export const NOTICE_COLUMNS = `n.id, n.state, n.kind, n.channel, n.channel_id, n.address, n.round,
  n.step, n.created_at, n.not_after, n.attempts, n.provider_id,
  p.id AS person_id, p.name AS person_name, p.language AS person_language, ${LEAD_COLUMNS}`

export const NOTICE_TABLES = `notices n LEFT JOIN people p ON p.id = n.person_id
  LEFT JOIN submissions s ON s.id = n.submission_id`

export type NoticeRow = StaffMemberRow & {
  readonly id: string
  readonly state: string
  readonly kind: string
  readonly channel: string
  readonly channel_id: string | null
  readonly address: string
  readonly round: number
  readonly step: number
  readonly created_at: number
  readonly not_after: number
  readonly attempts: number
  readonly provider_id: string | null
} & (LeadRow | { readonly lead_id: null })

export function toNoticeJob(row: NoticeRow): NoticeJob {
  return {
    id: row.id,
    work: row.state === 'ending' ? 'end' : 'send',
    kind: row.kind,
    channel: row.channel,
    channelId: row.channel_id,
    person: toStaffMember(row),
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

/** The columns of a person beside others; all null for nobody in particular. */
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
