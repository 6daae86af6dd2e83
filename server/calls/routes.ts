import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { incomingCallMessages } from '#copy/server/incoming-calls.ts'
import { sayOnce } from '#server/alarm/channels/twilio/twiml.ts'
import type { App } from '#server/app.ts'
import { markAllRang, markRang } from '#server/calls/stored/incoming-call-legs.ts'
import { acceptLeg, takeCallersLead } from '#server/calls/stored/incoming-calls.ts'
import { requireSignedForms } from '#server/alarm/call-callbacks/signed-form.ts'
import { refusalFor } from '#server/http/error-handler.ts'
import { findCall, type IncomingCall, STAFF_SOURCE } from '#server/db/tables/incoming-call.ts'
import { CALL_STATUS_PATH, INCOMING_CALL_PATH } from './paths.ts'
import {
  askSoon,
  beginIncoming,
  type CallForm,
  endIncoming,
  endOver,
  findLegOfCall,
  hasEnded,
  isUnproven,
  lastWords,
  legsOfStep,
  whisperText,
} from './call-progress.ts'
import {
  connect,
  greetAndRing,
  greetHiddenAndRing,
  refuse,
  ring,
  whisper,
} from './incoming-call-twiml.ts'

type Signed = FastifyRequest<{
  Params: { call?: string; leg?: string; step?: string }
  Body: URLSearchParams
}>

/** Twilio's ids are 34 characters; other texts are not stored. */
const CALL_SID = /^[A-Za-z0-9]{2,64}$/
const MAX_ATTESTATION = 60
/** What Twilio says of a phone that may not have rung. */
const NOT_RUNG = new Set(['queued', 'initiated', 'failed', 'canceled'])

/**
 * Takes Twilio's signed requests about calls to the business's numbers. Any of them may
 * come twice, late, in another order or never: each answer follows from the stored call.
 */
export async function incomingCallRoutes(http: FastifyInstance, app: App): Promise<void> {
  requireSignedForms(http, app)
  const { db, clock } = app
  const { siteUrl } = app.environment
  const find = (id: string | undefined) => db.read((tx) => findCall(tx, id ?? ''))

  http.post(INCOMING_CALL_PATH, async ({ body }: Signed, reply) => {
    const form = readForm(body)
    if (form === null) return await reply.code(400).type('text/plain').send('No CallSid\n')
    const call = await beginIncoming(app, form)
    if (call.state === 'refused') return sendTwiml(reply, refuse())
    if (call.state !== 'ringing') return sendTwiml(reply, farewell(call))
    return sendTwiml(reply, await ringStep(call, 0, true))
  })

  http.post('/calls/:call/key', async (request: Signed, reply) => {
    const call = await find(request.params.call)
    if (call === null) return sendTwiml(reply, sayOnce(incomingCallMessages().en.trouble, 'en'))
    const asksForCall = request.body.get('Digits') === '1' && call.caller !== null
    if (call.state === 'ringing' && !asksForCall)
      return sendTwiml(reply, await ringStep(call, 0, false))
    return sendTwiml(reply, farewell(await endIncoming(app, call, 'missed', true)))
  })

  http.post('/calls/:call/dialed/:step', async ({ params, body }: Signed, reply) => {
    const call = await find(params.call)
    const step = Number(params.step)
    if (call === null || !Number.isSafeInteger(step))
      return sendTwiml(reply, sayOnce(incomingCallMessages().en.trouble, 'en'))
    if (!NOT_RUNG.has(body.get('DialCallStatus') ?? ''))
      await db.writeRelaxed((tx) => markAllRang(tx, call.id, clock()))
    if (isConnected(call, body)) {
      await endIncoming(app, call, 'taken')
      return sendTwiml(reply, connect())
    }
    // A late repeat about staff who were rung before the one who took it.
    if (call.acceptedPosition !== null && call.acceptedPosition > step)
      return sendTwiml(reply, connect())
    if (hasEnded(body.get('CallStatus') ?? ''))
      return sendTwiml(reply, farewell(await endOver(app, call, durationOf(body))))
    if (call.state === 'ringing') return sendTwiml(reply, await ringStep(call, step + 1, false))
    return sendTwiml(reply, farewell(await endIncoming(app, call, 'missed')))
  })

  http.post('/calls/legs/:leg/whisper', async ({ params }: Signed, reply) => {
    const leg = params.leg ?? ''
    const found = await findLegOfCall(app, leg)
    if (found === null) return sendTwiml(reply, sayOnce(incomingCallMessages().en.late, 'en'))
    const { call, language } = found
    const messages = incomingCallMessages()[language]
    return call.state === 'ringing'
      ? sendTwiml(reply, whisper(leg, await whisperText(app, call, language), language, siteUrl))
      : sendTwiml(reply, sayOnce(messages.late, language))
  })

  http.post('/calls/legs/:leg/accept', async ({ params, body }: Signed, reply) => {
    const leg = params.leg ?? ''
    const found = await findLegOfCall(app, leg)
    const language = found?.language ?? 'en'
    if (found !== null && body.get('Digits') !== '1') {
      const text = await whisperText(app, found.call, language)
      return sendTwiml(reply, whisper(leg, text, language, siteUrl))
    }
    const accepted = await db.write(async (tx) => {
      const now = clock()
      const outcome = await acceptLeg(tx, leg, now)
      if (outcome === 'accepted')
        await takeCallersLead(tx, leg, { now, settings: app.noticeSettings })
      return outcome
    })
    return accepted === 'accepted'
      ? sendTwiml(reply, connect())
      : sendTwiml(reply, sayOnce(incomingCallMessages()[language].late, language))
  })

  http.post('/calls/legs/:leg/status', async ({ params, body }: Signed, reply) => {
    const leg = params.leg ?? ''
    const found = await findLegOfCall(app, leg)
    const status = body.get('CallStatus') ?? ''
    if (found !== null && !NOT_RUNG.has(status))
      await db.writeRelaxed((tx) => markRang(tx, leg, clock()))
    // What follows is said by the caller's call, unless that has ended too.
    if (found !== null && status !== 'ringing' && status !== 'in-progress')
      await askSoon(app, found.call.id)
    return await reply.code(204).send()
  })

  http.post(CALL_STATUS_PATH, async ({ body }: Signed, reply) => {
    const form = readForm(body)
    if (form === null) return await reply.code(400).type('text/plain').send('No CallSid\n')
    if (!hasEnded(body.get('CallStatus') ?? '')) return await reply.code(204).send()
    const call = await find(form.id)
    // Without its first request nobody was rung, however short it was.
    if (call === null) await endIncoming(app, await beginIncoming(app, form), 'missed')
    else if (isUnproven(app, call, durationOf(body))) await askSoon(app, call.id)
    else await endOver(app, call, durationOf(body))
    return await reply.code(204).send()
  })

  http.setErrorHandler((error, request, reply) => {
    const { status } = refusalFor(error, request)
    const address = request.routeOptions.url ?? ''
    // Without a first request answered as failed, Twilio neither uses its fallback nor lists it among
    // the failed ones, which are looked for later. Further requests are about a call that is stored.
    const isTalking =
      request.body instanceof URLSearchParams &&
      address !== INCOMING_CALL_PATH &&
      !address.endsWith('/status')
    return isTalking
      ? sendTwiml(reply, sayOnce(incomingCallMessages().en.trouble, 'en'))
      : reply.code(status).type('text/plain').send('Not done\n')
  })

  /** Rings the staff of a step; after the last one the call is missed. */
  async function ringStep(call: IncomingCall, step: number, isFirst: boolean): Promise<string> {
    const legs = await legsOfStep(app, call, step)
    if (legs.length === 0) return farewell(await endIncoming(app, call, 'missed'))
    const last = legs.at(-1)?.position ?? step
    const dialing = { call: call.id, step: last, caller: call.caller, legs, siteUrl }
    if (!isFirst) return ring(dialing)
    const messages = incomingCallMessages()[call.language]
    return call.caller === null || call.source === STAFF_SOURCE
      ? greetHiddenAndRing(dialing, messages.hiddenCallerGreeting, call.language)
      : greetAndRing(dialing, messages.callerGreeting, call.language)
  }

  function farewell(call: IncomingCall): string {
    const isSilent =
      call.state === 'taken' ||
      call.state === 'accepted' ||
      (call.state === 'left' && call.source !== STAFF_SOURCE)
    return isSilent ? connect() : sayOnce(lastWords(call), call.language)
  }
}

/**
 * Returns whether the two were connected: Twilio says so, or a staff member pressed 1 and the
 * ringing ended as completed. A voicemail ends it as completed too, but presses nothing.
 */
function isConnected({ acceptedAt }: IncomingCall, form: URLSearchParams): boolean {
  if (acceptedAt === null) return false
  const bridged = form.get('DialBridged')
  return bridged === null ? form.get('DialCallStatus') === 'completed' : bridged === 'true'
}

function readForm(form: URLSearchParams): CallForm | null {
  const id = form.get('CallSid') ?? ''
  return CALL_SID.test(id)
    ? {
        id,
        from: form.get('From') ?? '',
        to: form.get('To') ?? '',
        attestation: (form.get('StirVerstat') ?? '').slice(0, MAX_ATTESTATION),
      }
    : null
}

/** Reads how long the caller's call lasted, in seconds; `null` if Twilio does not say. */
function durationOf(form: URLSearchParams): number | null {
  const text = form.get('CallDuration') ?? ''
  return /^\d{1,6}$/.test(text) ? Number(text) : null
}

function sendTwiml(reply: FastifyReply, twiml: string): FastifyReply {
  return reply.header('cache-control', 'no-store').type('text/xml; charset=utf-8').send(twiml)
}
