import { deviceValues } from '#app/browser/storage/safe-storage.ts'
import { formatLocalTime } from '#domain/time/format-local-time.ts'
import { LAST_SENT_MESSAGES } from '#copy/last-sent-text.ts'
import type { Language } from '#domain/text/language.ts'
import { IS_CLOSED_STATE } from '#domain/lead/status-page-state.ts'
import type { StatusPageResponse } from '#domain/lead/status-page.ts'
import { startBanner } from './banner.ts'
import { privateOrigin } from './private-origin.ts'
import { LAST_SENT_KEY } from './last-sent.ts'
import type { SentSubmission } from './sent-submission.ts'
import { statusToken } from './token.ts'
import { DAY_MS } from '#domain/time/durations.ts'

/** What the address of the status page follows from, and when the server stored the submission. */
type LastSent = Pick<SentSubmission, 'key' | 'storedAt'>

const saveLastSent = ({ key, storedAt }: LastSent): void =>
  deviceValues.set(LAST_SENT_KEY, JSON.stringify({ key, storedAt }))

const readLastSent = (): LastSent | null =>
  JSON.parse(deviceValues.get(LAST_SENT_KEY) ?? 'null') as LastSent | null

const forgetLastSent = (): void => deviceValues.remove(LAST_SENT_KEY)

/** How long the link is offered after the lead is closed. */
const LINKED_AFTER_CLOSE_MS = DAY_MS

/** Returns whether the status page is closed so long that this device no longer links to it. */
export function isExpired(
  { state, events }: Pick<StatusPageResponse, 'state' | 'events'>,
  now: number,
): boolean {
  const closings = events.filter(({ kind }) => kind === state)
  const closedAt = closings[closings.length - 1]?.at ?? ''
  return IS_CLOSED_STATE[state] && now - Date.parse(closedAt) > LINKED_AFTER_CLOSE_MS
}

/** Returns the text of the link: the time of day, or the date of an older submission. */
export function linkText(
  { storedAt }: Pick<LastSent, 'storedAt'>,
  now: number,
  language: Language,
) {
  const at = Date.parse(storedAt)
  const messages = LAST_SENT_MESSAGES[language]
  return now - at < DAY_MS
    ? messages.today(formatLocalTime(at, language, 'time'))
    : messages.earlier(formatLocalTime(at, language, 'date'))
}

/** Shows the status banner of this tab's submission, and lets other pages link to it. */
export function showLastSent(root: HTMLElement, sent: SentSubmission): void {
  saveLastSent(sent)
  startBanner(root, { idempotencyKey: sent.key, isStored: true })
}

type Offer = 'shown' | 'expired' | 'unknown'

async function readOffer(path: string, now: number): Promise<Offer> {
  const response = await fetch(`${path}/state`, { cache: 'no-store' })
  if (response.status === 404) return 'expired'
  if (!response.ok) return 'unknown'
  return isExpired((await response.json()) as StatusPageResponse, now) ? 'expired' : 'shown'
}

/** How long the link is offered where the page cannot read whether the lead is closed. */
const LINKED_UNREAD_MS = 7 * DAY_MS

/** Decides without the state, which another host name keeps from this page (STAFF_URL). */
const offerUnread = ({ storedAt }: Pick<LastSent, 'storedAt'>, now: number): Offer =>
  now - Date.parse(storedAt) > LINKED_UNREAD_MS ? 'expired' : 'shown'

/**
 * Links home and /thank-you to the status page of the submission that this device sent last, above
 * the bars at the lower edge, where it moves nothing. Only if the server knows it: a submission
 * that is not sent yet has no page, and without a connection none can be opened.
 */
export async function linkLastSent(): Promise<void> {
  const bars = document.querySelector('.bars')
  const sent = readLastSent()
  const token = sent && (await statusToken(sent.key))
  if (!bars || !token) return
  const path = `/r/${token}`
  const now = Date.now()
  const origin = privateOrigin()
  const offer = origin === undefined ? await readOffer(path, now) : offerUnread(sent, now)
  if (offer === 'expired') forgetLastSent()
  if (offer !== 'shown') return
  const root = document.documentElement
  const link = document.createElement('a')
  link.className = 'btn btn-brass'
  link.href = (origin ?? '') + path
  link.textContent = linkText(sent, now, root.lang.startsWith('es') ? 'es' : 'en')
  const part = document.createElement('section')
  part.className = 'status-link'
  part.setAttribute('aria-label', link.textContent)
  part.append(link)
  bars.prepend(part)
  root.dataset['linksStatus'] = ''
}
