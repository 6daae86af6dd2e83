import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findBusinessNumber } from '#domain/phone/business-number.ts'
import { business } from '#domain/business/business.ts'
import { callerNumber } from '#domain/phone/caller.ts'
import { cleanProse } from '#domain/text/clean-text.ts'
import { optOutOf } from '#domain/phone/opt-out.ts'
import { formatPhone } from '#domain/phone/phone.ts'
import type { App } from '#server/app.ts'
import { requireSignedForms } from '#server/alarm/call-callbacks/signed-form.ts'
import { buildLead, sourceOf } from '#server/intake/new-lead.ts'
import { receiveMessage } from '#server/calls/stored/incoming-messages.ts'

/** Posted by Twilio for each text to one of the numbers. */
export const INCOMING_MESSAGE_PATH = '/messages/incoming'

const MESSAGE_SID = /^[A-Za-z0-9]{2,64}$/
/** Longest message of Twilio's, in characters. */
const MAX_TEXT = 1600

/** Takes Twilio's signed requests about text messages to the business's numbers. */
export async function messageRoutes(http: FastifyInstance, app: App): Promise<void> {
  requireSignedForms(http, app)
  http.post(
    INCOMING_MESSAGE_PATH,
    async ({ body }: FastifyRequest<{ Body: URLSearchParams }>, reply: FastifyReply) => {
      const id = body.get('MessageSid') ?? ''
      if (!MESSAGE_SID.test(id))
        return await reply.code(400).type('text/plain').send('No MessageSid\n')
      await receive(id, body, app)
      // No text in answer: each costs money, and the status page says how the lead stands.
      const nothing = '<?xml version="1.0" encoding="UTF-8"?><Response></Response>'
      return reply.header('cache-control', 'no-store').type('text/xml; charset=utf-8').send(nothing)
    },
  )
}

async function receive(id: string, form: URLSearchParams, app: App): Promise<void> {
  const from = callerNumber(form.get('From') ?? '')
  // A short code or a hidden sender: an advertisement, and nobody to call back.
  if (from === null) return
  const now = app.clock()
  const text = cleanProse((form.get('Body') ?? '').slice(0, MAX_TEXT))
  const pictures = /^\d{1,2}$/.test(form.get('NumMedia') ?? '') ? Number(form.get('NumMedia')) : 0
  const { source, language } = findBusinessNumber(business, form.get('To') ?? '')
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
  const optOut = optOutOf(text, form.get('OptOutType') ?? '')
  const settings = app.noticeSettings
  const message = { id, from, text, pictures, optOut, lead, settings, now }
  await app.store.write((tx) => receiveMessage(tx, message))
}
