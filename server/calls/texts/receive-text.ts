import { business } from '#domain/business/business.ts'
import { findBusinessNumber } from '#domain/phone/business-number.ts'
import { optOutOf } from '#domain/phone/opt-out.ts'
import { formatPhone } from '#domain/phone/phone.ts'
import { isQuietText } from '#domain/phone/quiet-text.ts'
import { cleanProse } from '#domain/text/clean-text.ts'
import type { App } from '#server/app.ts'
import { findSender } from '#server/calls/sender.ts'
import { receiveMessage } from '#server/calls/stored/incoming-messages.ts'
import { buildLead, sourceOf } from '#server/intake/new-lead.ts'

/** A text to one of the business's numbers, as Twilio gives it. */
interface IncomingText {
  /** Twilio's MessageSid. */
  readonly id: string
  readonly from: string
  readonly to: string
  readonly body: string
  readonly pictures: number
  /** Twilio's reading of an opt-out; '' for none. */
  readonly optOutType: string
  readonly sentAt: number
}

/** Longest message of Twilio's, in characters. */
const MAX_TEXT = 1600

/** Stores a text once, with what follows from it; a repeat changes nothing. */
export async function receiveText(app: App, incoming: IncomingText): Promise<void> {
  const { id, pictures, sentAt } = incoming
  const { number: from, staffMemberId } = await findSender(app, incoming.from)
  // A short code or a hidden sender is an advertisement, and nobody to call back.
  if (from === null) return
  const now = app.clock()
  const text = cleanProse(incoming.body.slice(0, MAX_TEXT))
  const { source, language } = findBusinessNumber(business, incoming.to)
  const lead = await buildLead(app, {
    type: 'message',
    phone: formatPhone(from),
    notes: text === '' ? null : text,
    source_url: language === 'es' ? '/es' : '/',
    traffic_source: sourceOf(source, 'text'),
    idempotencyKey: `message ${id}`,
    isVerified: true,
    now,
  })
  const isQuiet = pictures === 0 && isQuietText(text)
  // A reaction quotes our own text, which offers STOP.
  const optOut = isQuiet && incoming.optOutType === '' ? null : optOutOf(text, incoming.optOutType)
  const settings = app.noticeSettings
  const message = { id, from, text, pictures, optOut, isQuiet, lead, settings, sentAt, now }
  await app.db.write((tx) => receiveMessage(tx, { ...message, staffMemberId }))
  if (staffMemberId !== null)
    app.log.info({ message: id }, 'text from a staff member is no request')
}
