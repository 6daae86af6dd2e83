/** Columns that several queries of the alarm and the board select. */

import { reducesEscalation, suspicionFlags } from '#domain/submission/suspicion-flags.ts'
import { fieldsFor } from '#domain/submission/field-lists.ts'
import { readFields, readReasons } from '#server/db/row-mapping.ts'
import { type Row } from '#server/db/db.ts'
import type { AlarmLead } from './alarm-lead.ts'

const NOTICE_FIELDS = fieldsFor('notice')

/** What the engine reads of a lead, for a SELECT from `submissions s`. */
export const ALARM_LEAD_COLUMNS = [...NOTICE_FIELDS, 'verification', 'suspicion_reasons']
  .map((name) => `s.${name} AS "lead.${name}"`)
  .join(', ')

export interface AlarmLeadRow {
  readonly lead: Row & {
    readonly id: string
    readonly timeframe: string
    readonly verification: string
  }
}

export function toAlarmLead(lead: AlarmLeadRow['lead']): AlarmLead {
  const flags = suspicionFlags({
    verification: lead.verification,
    suspicionReasons: readReasons(lead['suspicionReasons']),
  })
  return {
    ...readFields(lead, NOTICE_FIELDS),
    suspicionFlags: flags,
    isSuspicious: reducesEscalation(flags),
  }
}

/** The staff member of a row, with `staff_members p`. */
export const STAFF_MEMBER_COLUMNS = `p.id AS "staffMember.id", p.name AS "staffMember.name",
  p.language AS "staffMember.language"`

/** The assignee of `alarms a`, with `ASSIGNEE_JOIN`. */
export const ASSIGNEE_COLUMNS = `a.accepted_by AS "assignee.staffMemberId",
  o.name AS "assignee.name", a.accepted_at AS "assignee.at"`
export const ASSIGNEE_JOIN = 'LEFT JOIN staff_members o ON o.id = a.accepted_by'
