import { DAY_MS } from '#domain/durations.ts'
import { deviceValues } from '../storage/safe-storage.ts'
import { ANY_TARGET, attempt, sendEvent, type Targets } from './send-event.ts'

/** Event of the window when a lead waits to be reported. */
export const LEAD_EVENT = 'leadstored'

/** Local storage key: stored leads that no tag has heard of yet, as `ID@MS ID@MS`. */
export const WAITING_KEY = 'waitingLeads'
/** Local storage key: ids of the latest reported leads, the newest last. */
export const REPORTED_KEY = 'reportedLead'

const MAX_REPORTED = 20
/** A visitor who has not answered the banner until then is no longer counted. */
const WAIT_MS = 7 * DAY_MS

const words = (key: string): readonly string[] =>
  (deviceValues.get(key) ?? '').split(' ').filter(Boolean)

const isReported = (id: string): boolean => words(REPORTED_KEY).includes(id)

/**
 * Notes a stored lead. It waits until the tags have loaded, on this page or a later one, because a
 * page that is left takes what its scripts have not sent with it.
 */
export function noteLead(id: string): void {
  const waiting = words(WAITING_KEY)
  if (isReported(id) || waiting.some((entry) => entry.startsWith(`${id}@`))) return
  deviceValues.set(WAITING_KEY, [...waiting, `${id}@${Date.now()}`].join(' '))
  dispatchEvent(new Event(LEAD_EVENT))
}

/** Forgets leads that are not to be reported. */
export const dropLeads = (): void => deviceValues.remove(WAITING_KEY)

/** Takes the waiting leads, each for one caller only. */
function takeLeads(): readonly string[] {
  const entries = words(WAITING_KEY).map((entry) => entry.split('@'))
  deviceValues.remove(WAITING_KEY)
  const ids = entries
    .filter(([id = '', at]) => !isReported(id) && Date.now() - Number(at) < WAIT_MS)
    .map(([id = '']) => id)
  if (ids.length > 0)
    deviceValues.set(REPORTED_KEY, [...words(REPORTED_KEY), ...ids].slice(-MAX_REPORTED).join(' '))
  return ids
}

/** Reports the waiting leads to the tags of this page, once in all tabs. */
export function reportLeads(targets: Targets): void {
  const report = (): void => {
    for (const id of takeLeads()) sendLead(id, targets)
  }
  // Missing in browsers before 2022: then two tabs that load in the same millisecond may both report.
  if ('locks' in navigator) void navigator.locks.request(WAITING_KEY, report)
  else report()
}

/**
 * What the job is worth is known only once it is paid (R214), so the value is 0. Nothing about the
 * person is in it.
 */
function sendLead(id: string, targets: Targets): void {
  sendEvent('generate_lead', { currency: 'USD', value: 0, transaction_id: id }, targets)
  const { ads } = targets
  if (ads !== null)
    attempt(() => window.gtag?.('event', 'conversion', { send_to: ads, transaction_id: id }))
}

/** Reports a lead at once, to whatever the page has; once per lead. */
export function reportAtOnce(id: string): void {
  if (isReported(id)) return
  deviceValues.set(REPORTED_KEY, [...words(REPORTED_KEY), id].slice(-MAX_REPORTED).join(' '))
  sendLead(id, ANY_TARGET)
}
