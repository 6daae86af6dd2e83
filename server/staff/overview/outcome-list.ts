import type { Language } from '#domain/language.ts'
import { formatLocalTime } from '#domain/format-local-time.ts'
import { serviceName } from '#server/alarm/messages/service-name.ts'
import { type Markup, markup } from '#server/http/markup.ts'
import { toSingleLine } from '#server/lead/display-text.ts'
import type { LeadOutcome, StaffMemberSummary } from '#server/store/staff/board-records.ts'
import { shortAddress, standingText } from '../lead-view.ts'

/** Renders leads as links, with date and outcome. */
export const outcomeList = (leads: readonly LeadOutcome[], reader: StaffMemberSummary): Markup =>
  markup`<ol class="rows">${leads.map((lead) => row(lead, reader))}</ol>`

const row = (lead: LeadOutcome, reader: StaffMemberSummary): Markup =>
  markup`<li><a href="/staff/l/${lead.id}"><b>${serviceName(lead.service, reader.language)}</b><span>${toSingleLine(lead.name)}, ${shortAddress(lead)}</span><span class="more">${standingText(lead, reader, reader.language)}, ${dayAndTime(lead.at, reader.language)}</span></a></li>`

export const dayAndTime = (at: number, language: Language): string =>
  `${formatLocalTime(at, language, 'date')}, ${formatLocalTime(at, language, 'time')}`
