import { pageTags } from '#client/tags/page-tags.ts'
import { noteLead, reportAtOnce } from '#client/tags/report-leads.ts'
import { ANY_TARGET, sendEvent } from '#client/tags/send-event.ts'

/**
 * Reports a stored lead, once per lead: a submission that is sent again after a reload is answered
 * with the same id (R211).
 */
export function reportLead(id: string): void {
  if (id === '') return
  if (pageTags() === null) reportAtOnce(id)
  else noteLead(id)
}

const TAP_EVENTS: Readonly<Record<string, string>> = { 'tel:': 'call_tap', 'sms:': 'text_tap' }

/**
 * Reports a tap on a link that calls or writes a text message. In a later task, because the tap
 * must not wait for a foreign script.
 */
export function reportTap(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('a') : null
  const name = link ? TAP_EVENTS[link.protocol] : undefined
  if (name === undefined) return
  setTimeout(() => sendEvent(name, { page: location.pathname }, pageTags() ?? ANY_TARGET))
}
