import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refusalFor } from '#server/http/error-handler.ts'
import type { Notice } from '../channel.ts'
import { digitPath } from '../channels/twilio/callback-paths.ts'
import { askForKey, sayOnce } from '../channels/twilio/twiml.ts'
import type { LeadService } from '../lead-service.ts'
import {
  announcementText,
  callLanguage,
  goodbyeText,
  nothingPressedText,
  declineResultText,
  acceptResultText,
  errorText,
} from '../messages/call-text.ts'
import { requireSignedForms, type SignedFormOptions } from './signed-form.ts'

export interface PhoneCallbackDeps extends SignedFormOptions {
  readonly leads: Pick<
    LeadService,
    'notice' | 'nextWaiting' | 'answered' | 'acceptByNotice' | 'decline' | 'callback'
  >
  /** Milliseconds since the epoch. */
  readonly clock: () => number
}

type Call = FastifyRequest<{
  /** Id of the call's notice, and of another lead that the call offered. */
  Params: { call: string; lead?: string }
  Body: URLSearchParams
}>

/**
 * Handles Twilio's callbacks: pressed digits, answered by spoken text, and statuses of calls and
 * messages. Only a digit accepts a lead (R104): a voicemail may have heard a 'completed' call.
 */
export async function phoneCallbackRoutes(
  app: FastifyInstance,
  deps: PhoneCallbackDeps,
): Promise<void> {
  requireSignedForms(app, deps)
  const { leads } = deps

  app.post(
    '/alarm/voice/:call',
    async (request: Call, reply) => await answerDigit(request, reply, deps),
  )
  app.post('/alarm/voice/:call/lead/:lead', async (request: Call, reply) =>
    answerDigit(request, reply, deps),
  )

  app.post('/alarm/voice/:call/status', async ({ params, body }: Call, reply) => {
    await leads.callback(params.call, readCallback(body, 'CallSid', 'CallStatus'))
    return await reply.code(204).send()
  })
  app.post('/alarm/sms/:call/status', async ({ params, body }: Call, reply) => {
    await leads.callback(params.call, readCallback(body, 'MessageSid', 'MessageStatus'))
    return await reply.code(204).send()
  })

  app.setErrorHandler((error, request, reply) => {
    const { status } = refusalFor(error, request)
    // Twilio would read an HTTP error out as 'application error'.
    const isTalking = request.body instanceof URLSearchParams && request.body.has('Digits')
    return isTalking
      ? replyTwiml(reply, sayOnce(errorText('en'), 'en'))
      : reply.code(status).type('text/plain').send('Not done\n')
  })
}

async function answerDigit(
  { params, body }: Call,
  reply: FastifyReply,
  { leads, siteUrl, clock }: PhoneCallbackDeps,
): Promise<FastifyReply> {
  const { call, lead = null } = params
  const notice = await leads.notice(call, lead)
  if (notice === null)
    return replyTwiml(reply, sayOnce(acceptResultText({ outcome: 'unknown' }, 'en'), 'en'))
  const language = callLanguage(notice)
  const key = body.get('Digits') ?? ''
  if (key !== '') await leads.answered(call)

  const ask = (about: Notice, offered: string | null, before: string): string =>
    askForKey(
      {
        text: `${before} ${announcementText(about, { now: clock(), keys: true, further: offered !== null })}`.trim(),
        otherwise: nothingPressedText(language),
        action: siteUrl + digitPath(call, offered),
      },
      language,
    )

  const spokenResult = await actOnKey(key, { notice, lead }, leads)
  if (spokenResult === null) return replyTwiml(reply, ask(notice, lead, ''))
  const next = notice.kind === 'test' ? null : await leads.nextWaiting(call, lead)
  return replyTwiml(
    reply,
    next === null
      ? sayOnce(`${spokenResult} ${goodbyeText(language)}`, language)
      : ask(next, next.facts.submissionId, spokenResult),
  )
}

/** Returns the spoken text after a digit; `null` for a digit without a meaning. */
async function actOnKey(
  key: string,
  { notice, lead }: { readonly notice: Notice; readonly lead: string | null },
  leads: PhoneCallbackDeps['leads'],
): Promise<string | null> {
  const language = callLanguage(notice)
  if (key === '1') return acceptResultText(await leads.acceptByNotice(notice.id, lead), language)
  if (key === '2' && notice.kind !== 'test')
    return declineResultText(await leads.decline(notice.id, lead), language)
  return null
}

function readCallback(
  form: URLSearchParams,
  sid: 'CallSid' | 'MessageSid',
  state: 'CallStatus' | 'MessageStatus',
): Parameters<LeadService['callback']>[1] {
  const sequence = Number.parseInt(form.get('SequenceNumber') ?? '', 10)
  const error = /^\d{1,6}$/.exec(form.get('ErrorCode') ?? '')?.[0]
  return {
    providerId: form.get(sid) ?? '',
    status: form.get(state) ?? '',
    sequence: Number.isNaN(sequence) ? null : sequence,
    ...(error !== undefined && { error }),
  }
}

function replyTwiml(reply: FastifyReply, twiml: string): FastifyReply {
  return reply.header('cache-control', 'no-store').type('text/xml; charset=utf-8').send(twiml)
}
