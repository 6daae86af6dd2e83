import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refusalFor } from '#server/http/error-replies.ts'
import type { Notice } from '../channel.ts'
import { digitPath } from '../channels/twilio/callbacks.ts'
import { askForKey, sayOnce } from '../channels/twilio/twiml.ts'
import type { AlarmDesk } from '../desk.ts'
import {
  announcement,
  callLanguage,
  goodbye,
  nothingPressed,
  passedOnWords,
  takenWords,
  trouble,
} from '../words/call-text.ts'
import { onlySignedForms, type SignedFormOptions } from './signed-form.ts'

export interface TelephoneDeps extends SignedFormOptions {
  readonly desk: Pick<
    AlarmDesk,
    'notice' | 'nextWaiting' | 'answered' | 'takeByNotice' | 'passOn' | 'callback'
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
 * What Twilio calls back: a pressed digit, answered in words, and the states
 * of calls and messages. Only a digit takes a request (R104): a call that was
 * 'completed' may have been heard by a voicemail.
 */
export async function telephoneRoutes(app: FastifyInstance, deps: TelephoneDeps): Promise<void> {
  onlySignedForms(app, deps)
  const { desk } = deps

  app.post('/alarm/voice/:call', async (request: Call, reply) => await digit(request, reply, deps))
  app.post('/alarm/voice/:call/lead/:lead', async (request: Call, reply) =>
    digit(request, reply, deps),
  )

  app.post('/alarm/voice/:call/status', async ({ params, body }: Call, reply) => {
    await desk.callback(params.call, stateOf(body, 'CallSid', 'CallStatus'))
    return await reply.code(204).send()
  })
  app.post('/alarm/sms/:call/status', async ({ params, body }: Call, reply) => {
    await desk.callback(params.call, stateOf(body, 'MessageSid', 'MessageStatus'))
    return await reply.code(204).send()
  })

  app.setErrorHandler((error, request, reply) => {
    const { status } = refusalFor(error, request)
    // Somebody has the phone at an ear: a status alone would be read out as 'application error'.
    const isTalking = request.body instanceof URLSearchParams && request.body.has('Digits')
    return isTalking
      ? speak(reply, sayOnce(trouble('en'), 'en'))
      : reply.code(status).type('text/plain').send('Not done\n')
  })
}

async function digit(
  { params, body }: Call,
  reply: FastifyReply,
  { desk, siteUrl, clock }: TelephoneDeps,
): Promise<FastifyReply> {
  const { call, lead = null } = params
  const notice = await desk.notice(call, lead)
  if (notice === null) return speak(reply, sayOnce(takenWords({ outcome: 'unknown' }, 'en'), 'en'))
  const language = callLanguage(notice)
  const key = body.get('Digits') ?? ''
  if (key !== '') await desk.answered(call)

  const ask = (about: Notice, offered: string | null, before: string): string =>
    askForKey(
      {
        text: `${before} ${announcement(about, { now: clock(), keys: true, further: offered !== null })}`.trim(),
        otherwise: nothingPressed(language),
        action: siteUrl + digitPath(call, offered),
      },
      language,
    )

  const said = await pressed(key, { notice, lead }, desk)
  if (said === null) return speak(reply, ask(notice, lead, ''))
  const next = notice.kind === 'test' ? null : await desk.nextWaiting(call, lead)
  return speak(
    reply,
    next === null
      ? sayOnce(`${said} ${goodbye(language)}`, language)
      : ask(next, next.facts.submissionId, said),
  )
}

/** What a digit did, in words; null for one that stands for nothing. */
async function pressed(
  key: string,
  { notice, lead }: { readonly notice: Notice; readonly lead: string | null },
  desk: TelephoneDeps['desk'],
): Promise<string | null> {
  const language = callLanguage(notice)
  if (key === '1') return takenWords(await desk.takeByNotice(notice.id, lead), language)
  if (key === '2' && notice.kind !== 'test')
    return passedOnWords(await desk.passOn(notice.id, lead), language)
  return null
}

function stateOf(
  form: URLSearchParams,
  sid: 'CallSid' | 'MessageSid',
  state: 'CallStatus' | 'MessageStatus',
): Parameters<AlarmDesk['callback']>[1] {
  const sequence = Number.parseInt(form.get('SequenceNumber') ?? '', 10)
  const error = /^\d{1,6}$/.exec(form.get('ErrorCode') ?? '')?.[0]
  return {
    providerId: form.get(sid) ?? '',
    status: form.get(state) ?? '',
    sequence: Number.isNaN(sequence) ? null : sequence,
    ...(error !== undefined && { error }),
  }
}

function speak(reply: FastifyReply, twiml: string): FastifyReply {
  return reply.header('cache-control', 'no-store').type('text/xml; charset=utf-8').send(twiml)
}
