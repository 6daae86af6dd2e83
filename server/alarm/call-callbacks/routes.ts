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
import { answerCall } from '#server/alarm/sending/provider-status.ts'
import { acceptByNotice } from '#server/leads/accept-lead.ts'
import { decline } from '#server/leads/decline.ts'
import {
  acceptedLead,
  acceptResultText,
  announcementText,
  callLanguage,
  connectResultText,
  nothingPressedText,
} from '#server/alarm/messages/call-text.ts'
import type { App } from '#server/app.ts'
import type { Environment } from '#server/environment.ts'
import { nextNoticeOfCall, noticeOfCall } from './call-notice.ts'
import { canConnect, connect } from './connect.ts'
import { readCallback, recordCallback } from './provider-callback.ts'
import { requireSignedForms } from './signed-form.ts'

/** The parts of `App` that callbacks use. */
interface CallbackApp extends Pick<App, 'db' | 'clock' | 'randomId' | 'limits' | 'noticeSettings'> {
  readonly environment: Pick<
    Environment,
    'twilioAuthToken' | 'twilioFrom' | 'siteUrl' | 'alarmCallsPerDay'
  >
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
export async function phoneCallbackRoutes(http: FastifyInstance, app: CallbackApp): Promise<void> {
  requireSignedForms(http, app)

  for (const path of ['/alarm/voice/:call', '/alarm/voice/:call/lead/:lead']) {
    http.post(path, async (request: Call, reply) =>
      replyTwiml(reply, await converse(app, request, answerDigit)),
    )
    http.post(`${path}/connect`, async (request: Call, reply) =>
      replyTwiml(reply, await converse(app, request, connectCustomer)),
    )
  }

  http.post('/alarm/voice/:call/status', async ({ params, body }: Call, reply) => {
    await recordCallback(app, params.call, readCallback(body, 'CallSid', 'CallStatus'))
    return await reply.code(204).send()
  })
  http.post('/alarm/sms/:call/status', async ({ params, body }: Call, reply) => {
    await recordCallback(app, params.call, readCallback(body, 'MessageSid', 'MessageStatus'))
    return await reply.code(204).send()
  })

  http.setErrorHandler((error, request, reply) => {
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
  app: CallbackApp,
  { params, body: form }: Call,
  answer: (app: CallbackApp, exchange: Exchange) => Promise<string>,
): Promise<string> {
  const { siteUrl } = app.environment
  const { call, lead = null } = params
  const notice = await noticeOfCall(app, call, lead)
  if (notice === null) return sayOnce(acceptResultText({ outcome: 'unknown' }, 'en'), 'en')
  const language = callLanguage(notice)

  const announce: Exchange['announce'] = (about, offered, before) =>
    gatherKey(
      {
        text: `${before} ${announcementText(about, { now: app.clock(), keys: true, further: offered !== null })}`.trim(),
        otherwise: nothingPressedText(language),
        action: siteUrl + digitPath(call, offered),
      },
      language,
    )
  const offerNext: Exchange['offerNext'] = async (before) => {
    const next = notice.kind === 'test' ? null : await nextNoticeOfCall(app, call, lead)
    return next === null
      ? sayOnce(`${before} ${callMessages()[language].goodbye}`.trim(), language)
      : announce(next, next.facts.submissionId, before)
  }
  return await answer(app, { call, lead, form, notice, language, announce, offerNext })
}

/** Answers the digit after an announcement. */
async function answerDigit(
  app: CallbackApp,
  { call, lead, form, notice, language, announce, offerNext }: Exchange,
): Promise<string> {
  const { db, clock, noticeSettings: settings } = app
  const { siteUrl, twilioFrom: callerId } = app.environment
  const key = form.get('Digits') ?? ''
  if (key !== '') await db.write((tx) => answerCall(tx, call, clock()))
  if (key === '1') {
    const result = await db.write((tx) =>
      acceptByNotice(tx, call, { otherLeadId: lead, now: clock(), settings }),
    )
    const accepted = acceptedLead(result)
    const mayConnect = callerId !== null && accepted !== null && (await canConnect(app, accepted))
    const text = acceptResultText(result, language, mayConnect)
    return mayConnect
      ? gatherKey({ text, otherwise: null, action: siteUrl + connectPath(call, lead) }, language)
      : await offerNext(text)
  }
  if (key === '2' && notice.kind !== 'test') {
    const result = await db.write((tx) =>
      decline(tx, call, { otherLeadId: lead, now: clock(), settings }),
    )
    return await offerNext(callMessages()[language].declined[result])
  }
  return announce(notice, lead, '')
}

/** Answers the digit after an acceptance, and the end of the connection. */
async function connectCustomer(
  app: CallbackApp,
  { call, lead, form, language, offerNext }: Exchange,
): Promise<string> {
  // The number that a connected customer sees.
  const { siteUrl, twilioFrom: callerId } = app.environment
  const { connecting, findNumber, notReached } = callMessages()[language]
  const dialed = form.get('DialCallStatus')
  if (dialed !== null)
    return await offerNext(dialed === 'completed' ? '' : `${notReached} ${findNumber}`)
  if (form.get('Digits') !== '1' || callerId === null) return await offerNext(findNumber)
  const result = await connect(app, call, lead)
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

function replyTwiml(reply: FastifyReply, twiml: string): FastifyReply {
  return reply.header('cache-control', 'no-store').type('text/xml; charset=utf-8').send(twiml)
}
