import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { callMessages } from '#copy/server/calls.ts'
import type { Language } from '#domain/text/language.ts'
import { refusalFor } from '#server/http/error-handler.ts'
import type { Notice } from '#server/alarm/channel.ts'
import {
  callStatusPath,
  connectPath,
  digitPath,
} from '#server/alarm/channels/twilio/callback-paths.ts'
import { gatherKey, connectTo, sayOnce } from '#server/alarm/channels/twilio/twiml.ts'
import type { AcceptResult } from '#server/leads/accept-lead.ts'
import type { DeclineResult } from '#server/leads/decline.ts'
import {
  acceptedLead,
  acceptResultText,
  announcementText,
  callLanguage,
  connectResultText,
  nothingPressedText,
} from '#server/alarm/messages/call-text.ts'
import type { CallService, ProviderCallback } from '#server/alarm/call-service.ts'
import type { App } from '#server/app.ts'
import type { Environment } from '#server/environment.ts'
import { requireSignedForms } from './signed-form.ts'

export interface PhoneCallbackDeps extends Pick<App, 'limits' | 'clock'> {
  readonly environment: Pick<Environment, 'twilioAuthToken' | 'twilioFrom' | 'siteUrl'>
  /** What a digit does: `lead` is another one that the call offered, `null` for the call's own. */
  readonly leads: {
    acceptByNotice(call: string, lead: string | null): Promise<AcceptResult>
    decline(call: string, lead: string | null): Promise<DeclineResult>
  }
  readonly calls: CallService
}

type Call = FastifyRequest<{
  /** Id of the call's notice, and of another lead that the call offered. */
  Params: { call: string; lead?: string }
  Body: URLSearchParams
}>

/**
 * Handles Twilio's callbacks: pressed digits, answered by spoken text, and statuses of calls and
 * messages. Only a digit accepts a lead: a voicemail may have heard a 'completed' call.
 */
export async function phoneCallbackRoutes(
  app: FastifyInstance,
  deps: PhoneCallbackDeps,
): Promise<void> {
  requireSignedForms(app, deps)
  const { calls } = deps

  for (const path of ['/alarm/voice/:call', '/alarm/voice/:call/lead/:lead']) {
    app.post(path, async (request: Call, reply) =>
      replyTwiml(reply, await converse(request, deps, answerDigit)),
    )
    app.post(`${path}/connect`, async (request: Call, reply) =>
      replyTwiml(reply, await converse(request, deps, connectCustomer)),
    )
  }

  app.post('/alarm/voice/:call/status', async ({ params, body }: Call, reply) => {
    await calls.recordStatus(params.call, readCallback(body, 'CallSid', 'CallStatus'))
    return await reply.code(204).send()
  })
  app.post('/alarm/sms/:call/status', async ({ params, body }: Call, reply) => {
    await calls.recordStatus(params.call, readCallback(body, 'MessageSid', 'MessageStatus'))
    return await reply.code(204).send()
  })

  app.setErrorHandler((error, request, reply) => {
    const { status } = refusalFor(error, request)
    // Twilio would read an HTTP error out as 'application error'.
    const isTalking = request.body instanceof URLSearchParams && !request.url.endsWith('/status')
    return isTalking
      ? replyTwiml(reply, sayOnce(callMessages().en.trouble, 'en'))
      : reply.code(status).type('text/plain').send('Not done\n')
  })
}

/** One exchange of a call: what was posted, and the lead that it is about. */
interface Exchange {
  readonly call: string
  /** Id of another lead that the call offered; `null` for the call's own. */
  readonly lead: string | null
  readonly form: URLSearchParams
  readonly notice: Notice
  readonly language: Language
  /** Announces a lead after another text, and asks for a key. */
  announce(about: Notice, offered: string | null, before: string): string
  /** Offers the next waiting lead after another text, or says goodbye. */
  offerNext(before: string): Promise<string>
}

async function converse(
  { params, body: form }: Call,
  deps: PhoneCallbackDeps,
  answer: (exchange: Exchange, deps: PhoneCallbackDeps) => Promise<string>,
): Promise<string> {
  const { calls, clock } = deps
  const { siteUrl } = deps.environment
  const { call, lead = null } = params
  const notice = await calls.getNotice(call, lead)
  if (notice === null) return sayOnce(acceptResultText({ outcome: 'unknown' }, 'en'), 'en')
  const language = callLanguage(notice)

  const announce: Exchange['announce'] = (about, offered, before) =>
    gatherKey(
      {
        text: `${before} ${announcementText(about, { now: clock(), keys: true, further: offered !== null })}`.trim(),
        otherwise: nothingPressedText(language),
        action: siteUrl + digitPath(call, offered),
      },
      language,
    )
  const offerNext: Exchange['offerNext'] = async (before) => {
    const next = notice.kind === 'test' ? null : await calls.nextWaiting(call, lead)
    return next === null
      ? sayOnce(`${before} ${callMessages()[language].goodbye}`.trim(), language)
      : announce(next, next.facts.submissionId, before)
  }
  return await answer({ call, lead, form, notice, language, announce, offerNext }, deps)
}

/** Answers the digit after an announcement. */
async function answerDigit(
  { call, lead, form, notice, language, announce, offerNext }: Exchange,
  { leads, calls, environment }: PhoneCallbackDeps,
): Promise<string> {
  const { siteUrl, twilioFrom: callerId } = environment
  const key = form.get('Digits') ?? ''
  if (key !== '') await calls.markAnswered(call)
  if (key === '1') {
    const result = await leads.acceptByNotice(call, lead)
    const accepted = acceptedLead(result)
    const canConnect = callerId !== null && accepted !== null && (await calls.canConnect(accepted))
    const text = acceptResultText(result, language, canConnect)
    return canConnect
      ? gatherKey({ text, otherwise: null, action: siteUrl + connectPath(call, lead) }, language)
      : await offerNext(text)
  }
  if (key === '2' && notice.kind !== 'test')
    return await offerNext(callMessages()[language].declined[await leads.decline(call, lead)])
  return announce(notice, lead, '')
}

/** Answers the digit after an acceptance, and the end of the connection. */
async function connectCustomer(
  { call, lead, form, language, offerNext }: Exchange,
  { calls, environment }: PhoneCallbackDeps,
): Promise<string> {
  // The number that a connected customer sees.
  const { siteUrl, twilioFrom: callerId } = environment
  const { connecting, findNumber, notReached } = callMessages()[language]
  const dialed = form.get('DialCallStatus')
  if (dialed !== null)
    return await offerNext(dialed === 'completed' ? '' : `${notReached} ${findNumber}`)
  if (form.get('Digits') !== '1' || callerId === null) return await offerNext(findNumber)
  const result = await calls.connect(call, lead)
  if (result.outcome !== 'connecting') return await offerNext(connectResultText(result, language))
  return connectTo(
    result.number,
    {
      text: connecting,
      callerId,
      action: siteUrl + connectPath(call, lead),
      statusUrl: siteUrl + callStatusPath(result.connectedCallId),
    },
    language,
  )
}

function readCallback(
  form: URLSearchParams,
  sid: 'CallSid' | 'MessageSid',
  state: 'CallStatus' | 'MessageStatus',
): ProviderCallback {
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
