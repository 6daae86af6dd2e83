import { cleanLine } from '#domain/clean-text.ts'
import { serviceName } from '#server/leads/service-name.ts'
import { type Markup, markup } from '#server/http/markup.ts'
import { dayAndTime } from '#server/pages/times.ts'
import type { LeadOutcome, StaffMemberSummary } from '#server/store/board-records.ts'
import { shortAddress, statusText } from '#server/leads/lead-texts.ts'

/** Renders leads as links, with date and outcome. */
export const outcomeList = (leads: readonly LeadOutcome[], viewer: StaffMemberSummary): Markup =>
  markup`<ol class="rows">${leads.map((lead) => row(lead, viewer))}</ol>`

const row = (lead: LeadOutcome, viewer: StaffMemberSummary): Markup =>
  markup`<li><a href="/staff/l/${lead.id}"><b>${serviceName(lead.service, viewer.language)}</b><span>${cleanLine(lead.name)}, ${shortAddress(lead)}</span><span class="more">${statusText(lead, viewer)}, ${dayAndTime(lead.at, viewer.language)}</span></a></li>`
