import { customerName } from '#server/leads/facts/customer-texts.ts'
import { shortAddress, statusText } from '#server/leads/facts/lead-texts.ts'
import { serviceName } from '#server/leads/facts/service-name.ts'
import type { LeadRowView } from '#server/board/list/lead-rows.tsx'
import { dayAndTime } from '#server/pages/times.ts'
import type { LeadOutcome, StaffMemberSummary } from '#server/db/tables/board-records.ts'

/** Returns a lead as a row of the search and of the lists behind the overview's numbers. */
export const outcomeRow = (lead: LeadOutcome, viewer: StaffMemberSummary): LeadRowView => ({
  id: lead.id,
  service: serviceName(lead.service, viewer.language),
  place: [customerName(lead, viewer.language), shortAddress(lead)].filter(Boolean).join(', '),
  more: `${statusText(lead, viewer)}, ${dayAndTime(lead.at, viewer.language)}`,
})
