import { setTimeout as pause } from 'node:timers/promises'
import { newSid } from '#tests/support/incoming-setup.ts'
import { type Exchange, type ExchangeReply, SITE } from './exchange.ts'
import type { FastClock } from './fast-clock.ts'
import { type Step, stepOf, type Story } from './story.ts'

/** What the caller experienced. */
export interface PlayedCall {
  readonly sid: string
  readonly from: string
  readonly startedAt: number
  durationS: number
  /** When a server answered to the first request by which it learns that a phone rang. */
  rangAt: number | null
  /** Whether the answer to the first request came. */
  wasAnswered: boolean
  wasConnected: boolean
  /** How long the two talked, in seconds. */
  talkedS: number
  /** Whether the server answered to the outcome of a connection. */
  isOutcomeKnown: boolean
  /** Whether the caller pressed 1 and heard an answer. */
  hasPressed: boolean
  /** Ids under which strangers sent requests. */
  readonly forgedSids: string[]
  /** Answers to forged requests that were not refusals. */
  readonly acceptedForgeries: number[]
}

interface PlayOptions {
  readonly exchange: Exchange
  readonly clock: FastClock
  readonly called: string
  /** Kills a server, if one is up, during a request of this kind. */
  readonly kill: (step: Step) => Promise<void>
  /** Takes what may go on after the call: repeats, statuses and kills. */
  readonly inBackground: (work: Promise<unknown>) => void
}

/** Twilio's timing, in seconds. */
const GREETING_S = 7
const SPEECH_S = 6
const ERROR_MESSAGE_S = 5
const VOICEMAIL_S = 12
const KEY_S = 2
/** Twilio tries again once where no connection came about. */
const ATTEMPTS = 2
const S = 1000

const attribute = (twiml: string, name: string): string =>
  (new RegExp(` ${name}="([^"]*)"`).exec(twiml)?.[1] ?? '').replace(SITE, '')

const saysRang = (step: Step, form: Readonly<Record<string, string>>): boolean =>
  (step === 'leg status' && form['CallStatus'] !== 'failed') ||
  (step === 'dialed' && form['DialCallStatus'] !== 'failed')

/** Plays one call as Twilio, the caller and the phones of staff. */
export async function playCall(story: Story, options: PlayOptions): Promise<PlayedCall> {
  const { exchange, clock, called, kill, inBackground } = options
  const startedAt = clock.now()
  const sid = newSid()
  const played: PlayedCall = {
    sid,
    from: story.from,
    startedAt,
    durationS: 0,
    rangAt: null,
    wasAnswered: false,
    wasConnected: false,
    talkedS: 0,
    isOutcomeKnown: false,
    hasPressed: false,
    forgedSids: [],
    acceptedForgeries: [],
  }
  const base = { CallSid: sid, AccountSid: 'AC', From: story.from, To: called }
  const givesUpAt = startedAt + story.patienceS * S
  const resource = { from: story.from, to: called, startedAt, status: 'ringing', duration: null }
  exchange.calls.set(sid, resource)
  let isKilled = false

  const waitUntil = (time: number): Promise<void> => clock.until(time)
  const waitS = (seconds: number): Promise<void> => waitUntil(clock.now() + seconds * S)
  const hasGivenUp = (): boolean => clock.now() >= givesUpAt

  /** Sends a request once, perhaps with a kill meanwhile, a forgery before it, and repeats after. */
  const send = async (
    path: string,
    form: Record<string, string>,
  ): Promise<ExchangeReply | null> => {
    if (story.isForged()) await forge(path, form)
    const step = stepOf(path)
    if (story.kill?.step === step && !isKilled) {
      const { afterMs } = story.kill
      isKilled = true
      inBackground(pause(afterMs).then(() => kill(step)))
    }
    for (const seconds of story.repeats())
      inBackground(waitS(seconds).then(() => exchange.post(path, form)))
    for (let attempt = 1; ; attempt++) {
      const reply = await exchange.post(path, form)
      if (reply !== null && reply.status < 300 && saysRang(step, form))
        played.rangAt ??= clock.now()
      if (reply !== null || attempt === ATTEMPTS) return reply
      await waitS(1)
    }
  }

  /** Sends the same with what would harm most, and a call of its own, under a wrong signature. */
  const forge = async (path: string, form: Record<string, string>): Promise<void> => {
    const forgedSid = newSid()
    played.forgedSids.push(forgedSid)
    const forgeries = [
      [path, { ...form, Digits: '1', DialBridged: 'true', CallStatus: 'completed' }],
      ['/calls/status', { ...base, CallStatus: 'completed', CallDuration: '3600' }],
      ['/calls/incoming', { ...base, CallSid: forgedSid, CallStatus: 'ringing' }],
    ] as const
    for (const [address, content] of forgeries) {
      const status = (await exchange.forge(address, content))?.status ?? 403
      if (status !== 403 && status !== 429) played.acceptedForgeries.push(status)
    }
  }

  /** Asks for TwiML; `null` if the caller hears Twilio's error message in place of it. */
  const ask = async (path: string, form: Record<string, string>): Promise<string | null> => {
    const reply = await send(path, form)
    if (reply?.status === 200) return reply.body
    exchange.addAlert(form['ParentCallSid'] ?? sid, path)
    return null
  }

  /** Sends a status, which nobody waits for. */
  const report = (path: string, form: Record<string, string>): void => {
    if (path !== '' && !story.isLost()) inBackground(send(path, form))
  }

  /** Rings the phones of a Dial; resolves when it is over. */
  const dial = async (twiml: string): Promise<{ status: string; isBridged: boolean }> => {
    let bridgedAt: number | null = null
    let status = 'no-answer'
    const isOver = (): boolean => bridgedAt !== null || hasGivenUp()
    const endsAt = clock.now() + 20 * S
    const legs = [...twiml.matchAll(/<Number ([^>]*)>([^<]*)</g)]
    const ringLeg = async ([, attributes = '', number = '']: RegExpExecArray): Promise<void> => {
      const legSid = newSid()
      const leg = { CallSid: legSid, ParentCallSid: sid, To: number, From: story.from }
      const ring = { at: clock.now(), number, sid, wasAccepted: false }
      exchange.rings.push(ring)
      const reportLeg = (CallStatus: string): void =>
        report(attribute(` ${attributes}`, 'statusCallback'), { ...leg, CallStatus })
      const pickup = story.pickUp()
      /** Waits, but no longer than the caller does. */
      const ringFor = (seconds: number): Promise<void> =>
        waitUntil(Math.min(clock.now() + seconds * S, givesUpAt))
      let result = 'no-answer'
      if (pickup.kind !== 'failed') reportLeg('ringing')
      if (pickup.kind === 'busy' || pickup.kind === 'failed') {
        await ringFor(1)
        result = pickup.kind
      } else if (pickup.kind === 'no-answer') {
        await waitUntil(Math.min(endsAt, givesUpAt))
      } else {
        await ringFor(pickup.afterS)
        if (!isOver()) {
          result = 'completed'
          const whisper = await ask(attribute(` ${attributes}`, 'url'), {
            ...leg,
            CallStatus: 'in-progress',
          })
          if (pickup.kind === 'voicemail') await ringFor(VOICEMAIL_S)
          else if (whisper?.includes('<Gather') === true) await pressOne(whisper)
        }
      }
      async function pressOne(whisper: string): Promise<void> {
        let heard: string | null = whisper
        const keys = pickup.kind === 'person' && pickup.missesKey ? ['7', '1'] : ['1']
        for (const Digits of keys) {
          await ringFor(KEY_S)
          if (isOver() || heard?.includes('<Gather') !== true) return
          heard = await ask(attribute(heard, 'action'), { ...leg, Digits })
        }
        // Nothing more to say: the two are joined, if the caller is still there.
        ring.wasAccepted = heard !== null && !/<Say|<Hangup|<Gather/.test(heard)
        if (ring.wasAccepted && !isOver()) bridgedAt = clock.now()
      }
      if (result !== 'no-answer') status = result
      reportLeg(result)
    }
    await Promise.all(legs.map(ringLeg))
    const isBridged = bridgedAt !== null
    if (isBridged) {
      played.wasConnected = true
      await waitS(story.talksS)
      played.talkedS = (clock.now() - Number(bridgedAt)) / S
    }
    return { status: isBridged ? 'completed' : status, isBridged }
  }

  let twiml = await ask('/calls/incoming', {
    ...base,
    CallStatus: 'ringing',
    StirVerstat: 'TN-Validation-Passed-A',
  })
  played.wasAnswered = twiml !== null
  resource.status = 'in-progress'
  let isEnded = false
  while (!isEnded) {
    if (twiml === null) {
      await waitUntil(Math.min(givesUpAt, clock.now() + ERROR_MESSAGE_S * S))
      break
    }
    if (twiml.includes('<Gather')) {
      const pressesAt = startedAt + (story.pressesAtS ?? Number.POSITIVE_INFINITY) * S
      const speechEndsAt = clock.now() + GREETING_S * S
      if (pressesAt < Math.min(givesUpAt, speechEndsAt)) {
        await waitUntil(pressesAt)
        twiml = await ask(attribute(twiml, 'action'), { ...base, Digits: '1' })
        played.hasPressed = twiml !== null
        continue
      }
      await waitUntil(Math.min(givesUpAt, speechEndsAt))
    }
    if (hasGivenUp()) break
    const dialed = /<Dial [^>]*>.*<\/Dial>/s.exec(twiml)?.[0]
    if (dialed === undefined) {
      if (twiml.includes('<Say')) await waitUntil(Math.min(givesUpAt, clock.now() + SPEECH_S * S))
      break
    }
    const { status, isBridged } = await dial(dialed)
    isEnded = isBridged ? !story.staffHangUpFirst : hasGivenUp()
    const form = {
      ...base,
      CallStatus: isEnded ? 'completed' : 'in-progress',
      DialCallStatus: status,
      DialBridged: String(isBridged),
    }
    if (isEnded && story.isLost()) break
    twiml = await ask(attribute(dialed, 'action'), form)
    if (isBridged) played.isOutcomeKnown = twiml !== null
  }
  played.durationS = Math.round((clock.now() - startedAt) / S)
  const duration = String(played.durationS)
  Object.assign(resource, { status: 'completed', duration })
  report('/calls/status', { ...base, CallStatus: 'completed', CallDuration: duration })
  return played
}
