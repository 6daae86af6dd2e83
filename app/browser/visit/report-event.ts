import { deviceValues } from '../storage/safe-storage.ts'
import { LEAD_EVENT, REPORTED_KEY, WAITING_KEY } from '../storage/lead-keys.ts'

/** Facts of an event; nothing about the person may be in them. */
type EventFacts = Readonly<Record<string, string | number>>

interface Analytics {
  readonly gtag?: unknown
  readonly dataLayer?: unknown
}

/** Reports an event to the analytics function and the data layer, where the page has them. */
function reportEvent(name: string, facts: EventFacts): void {
  const { gtag, dataLayer } = window as Analytics
  try {
    if (typeof gtag === 'function') gtag('event', name, facts)
    if (Array.isArray(dataLayer)) dataLayer.push({ event: name, ...facts })
  } catch {
    // Errors of a foreign script must not affect the visitor.
  }
}

/**
 * What the job is worth is known only once it is paid, so the value is 0.
 * @param id of the stored lead
 */
export const reportStoredLead = (id: string): void =>
  reportEvent('generate_lead', { currency: 'USD', value: 0, transaction_id: id })

/**
 * Reports a stored lead, once per lead: a submission that is sent again after a reload is answered
 * with the same id. On a page with tags it waits until they have loaded, here or on a later
 * page (app/browser/tags/report-leads.ts).
 */
export function reportLead(id: string): void {
  if (id === '' || deviceValues.get(REPORTED_KEY) === id) return
  if (document.documentElement.dataset['tags'] === undefined) {
    deviceValues.set(REPORTED_KEY, id)
    reportStoredLead(id)
  } else {
    const waiting = deviceValues.get(WAITING_KEY) ?? ''
    deviceValues.set(WAITING_KEY, `${waiting} ${id}@${Date.now()}`)
    dispatchEvent(new Event(LEAD_EVENT))
  }
}

const TAP_EVENTS: Readonly<Record<string, string>> = { 'tel:': 'call_tap', 'sms:': 'text_tap' }

/**
 * Reports a tap on a link that calls or writes a text message. In a later task, because the tap
 * must not wait for a foreign script.
 */
export function reportTap(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('a') : null
  const name = link ? TAP_EVENTS[link.protocol] : undefined
  if (name !== undefined) setTimeout(() => reportEvent(name, { page: location.pathname }))
}
