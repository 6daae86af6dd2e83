import { type Channel, NOT_SET_UP } from '#server/alarm/channel.ts'
import { twilioCredentials } from '#server/environment/twilio-credentials.ts'
import {
  announcementText,
  callLanguage,
  isStatement,
  nothingPressedText,
} from '#server/alarm/messages/call-text.ts'
import { isSuccess } from '#server/alarm/channels/send-outcome.ts'
import { callbacksReachUs, callStatusPath, digitPath } from './callback-paths.ts'
import { codeOf, createAtTwilio, postToTwilio, twilioAccount } from './client.ts'
import { gatherKey, sayOnce } from './twiml.ts'

/** Ring time; shorter than the 25 s after which most voicemails answer. */
const RING_TIMEOUT_S = 22
/**
 * Longest call: several leads, and conversations of at most 30 minutes with their customers. A call
 * without a digit ends after the second reading.
 */
const MAX_CALL_S = 60 * 60

/** Makes a voice call that describes the lead and accepts a digit as answer. */
export const callChannel: Channel = {
  isSetUp: (environment) => twilioCredentials(environment) !== null,
  async send(app, notice) {
    if (notice.to.kind !== 'call') throw new TypeError(`A call to ${notice.to.kind}`)
    const twilio = twilioAccount(app)
    if (twilio === null) return NOT_SET_UP
    const { siteUrl } = app.environment
    const now = app.clock()
    const keys = callbacksReachUs(siteUrl, twilio.apiUrl)
    const language = callLanguage(notice)
    const text = announcementText(notice, { now, keys, further: false })
    const otherwise = nothingPressedText(language)
    const action = siteUrl + digitPath(notice.id, null)
    const twiml =
      keys && !isStatement(notice)
        ? gatherKey({ text, otherwise, action }, language)
        : sayOnce(text, language)
    const form = [
      ['To', notice.to.phone],
      ['From', twilio.from],
      ['Twiml', twiml],
      ['Timeout', String(RING_TIMEOUT_S)],
      ['TimeLimit', String(MAX_CALL_S)],
      ...(keys ? statusCallback(siteUrl + callStatusPath(notice.id)) : []),
    ] as const
    return await createAtTwilio(twilio, 'Calls', { form, now })
  },
  async end(app, providerId) {
    const twilio = twilioAccount(app)
    if (twilio === null) return
    const reply = await postToTwilio(twilio, `Calls/${providerId}`, [['Status', 'completed']])
    if (reply.kind !== 'answered') throw new Error(`Call not ended: ${reply.error}`)
    if (isSuccess(reply) || reply.status === 404 || codeOf(reply) === NOT_IN_PROGRESS) return
    throw new Error(`Call not ended: status ${reply.status}`)
  },
}

/** 'Call is not in-progress. Cannot redirect.' */
const NOT_IN_PROGRESS = 21_220

const STATUS_EVENTS = ['initiated', 'ringing', 'answered', 'completed'] as const

function statusCallback(url: string): readonly (readonly [string, string])[] {
  return [
    ['StatusCallback', url],
    ...STATUS_EVENTS.map((event) => ['StatusCallbackEvent', event] as const),
  ]
}
