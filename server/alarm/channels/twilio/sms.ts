import { type CustomerKind, isCustomerKind } from '#domain/alarm/notice-kind.ts'
import { type Channel, type ChannelApp, NOT_SET_UP, type Notice } from '#server/alarm/channel.ts'
import { twilioCredentials } from '#server/environment/twilio-credentials.ts'
import { smsText, toGsmText } from '#server/alarm/messages/sms-text.ts'
import { callbacksReachUs, smsStatusPath } from './callback-paths.ts'
import { createAtTwilio, twilioAccount } from './client.ts'
import { leadState } from '#domain/lead/replay.ts'
import { pageLanguage } from '#domain/submission/visitor-language.ts'
import { arrivalSmsText } from '#copy/server/arrival.ts'
import { OPT_OUT } from '#copy/server/opt-out.ts'
import { eventsOf } from '#domain/lead/events.ts'
import { signedChannel } from '#server/status-page/token/link-channel.ts'
import { shareToken } from '#server/status-page/token/share-token.ts'
import { statusPageToken } from '#server/status-page/token/status-page-token.ts'
import type { BoardDetail } from '#server/db/tables/board-records.ts'
import { listLinkHolders } from '#server/db/tables/staff-access.ts'
import { getLead } from '#server/db/tables/lead-queries.ts'
import { boardDetail } from '#server/leads/board-leads.ts'
import { TEXT_BACK_MESSAGES } from '#copy/server/incoming-calls.ts'
import { business } from '#domain/business/business.ts'
import { localizedPath } from '#domain/pages/localized-paths.ts'

/** Validity in seconds; afterwards the next step has followed, or the arrival time misleads. */
const MESSAGE_VALIDITY_S = 120

/** The texts to customers; `null` if there is nothing to say any more. */
const CUSTOMER_TEXTS: Readonly<
  Record<CustomerKind, (app: ChannelApp, notice: Notice) => Promise<string | null>>
> = { arrival: arrivalMessage, 'text-back': textBackMessage }

/** Sends staff a text message with the link to the accept page, and customers theirs. */
export const smsChannel: Channel = {
  isSetUp: (environment) => twilioCredentials(environment) !== null,
  async send(app, notice) {
    const { id, to, kind } = notice
    if (to.kind !== 'sms') throw new TypeError(`A text message to ${to.kind}`)
    const twilio = twilioAccount(app)
    if (twilio === null) return NOT_SET_UP
    const text = isCustomerKind(kind) ? await CUSTOMER_TEXTS[kind](app, notice) : smsText(notice)
    if (text === null)
      return { outcome: 'failed', permanent: true, gone: 'no', error: 'nothing to say' }
    const { siteUrl } = app.environment
    const form = [
      ['To', to.phone],
      ['From', twilio.from],
      ['Body', toGsmText(text)],
      ['ValidityPeriod', String(MESSAGE_VALIDITY_S)],
      ['SmartEncoded', 'true'],
      ...(callbacksReachUs(siteUrl, twilio.apiUrl)
        ? [['StatusCallback', siteUrl + smsStatusPath(id)] as const]
        : []),
    ] as const
    return await createAtTwilio(twilio, 'Messages', { form, now: app.clock() })
  },
}

/**
 * Writes the text message that tells a customer when the assignee arrives; `null` without an arrival
 * time, or without a link that the number may get.
 */
async function arrivalMessage(
  app: ChannelApp,
  { facts: { submissionId: id } }: Notice,
): Promise<string | null> {
  const { db, environment } = app
  const lead = await db.read((tx) => getLead(tx, id))
  const detail = await db.read((tx) => boardDetail(tx, id))
  const eta = detail && leadState(detail.events).eta
  if (lead === null || detail === null || eta == null) return null
  const link = await linkTo(app, id, detail)
  if (link === null) return null
  const language = pageLanguage(lead.source_url)
  return `${arrivalSmsText(eta, language, environment.staffUrl + link)} ${OPT_OUT[language]}`
}

/** The customer's own link goes to the number that the customer gave; to any other, one that only shows. */
async function linkTo(
  { db, readSecret }: ChannelApp,
  id: string,
  { events, idempotencyKey, assignee }: BoardDetail,
): Promise<string | null> {
  const secret = await readSecret()
  if (!eventsOf(events, 'corrected').some(({ payload: { field } }) => field === 'phone')) {
    const token = await statusPageToken(readSecret, { id, idempotencyKey })
    return `/r/${token}?from=${signedChannel(secret, token, 'sms')}`
  }
  const holders = await db.read(listLinkHolders)
  const token = shareToken(secret, id, assignee?.staffMemberId ?? null, holders)
  return token === null ? null : `/r/${token}`
}

/**
 * Writes the text message to a caller whom nobody answered. The number is in the address's
 * fragment, which no server, log or referrer gets.
 */
async function textBackMessage(
  { db, environment }: ChannelApp,
  { to, facts }: Notice,
): Promise<string | null> {
  if (to.kind !== 'sms') return null
  const lead = await db.read((tx) => getLead(tx, facts.submissionId))
  const language = pageLanguage(lead?.source_url ?? '/')
  const form = `${environment.siteUrl}${localizedPath('/book-online', language)}`
  const link = `${form}#phone=${to.phone.replace(/^\+1/, '')}`
  return `${TEXT_BACK_MESSAGES[language](business.name, link)} ${OPT_OUT[language]}`
}
