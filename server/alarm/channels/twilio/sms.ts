import type { Channel, Notice, SendOutcome } from '#server/alarm/channel.ts'
import { smsText, toGsmText } from '#server/alarm/messages/sms-text.ts'
import { callbacksReachUs, smsStatusPath } from './callback-paths.ts'
import { createTwilio, type PhoneChannelOptions } from './client.ts'

/** Validity in seconds; afterwards the next step has followed, or the arrival time misleads. */
const MESSAGE_VALIDITY_S = 120

/** Creates the function that sends a notice as a text message with these words. */
export function createSmsSender(
  options: PhoneChannelOptions,
): (notice: Pick<Notice, 'id' | 'to'>, text: string) => Promise<SendOutcome> {
  const { from, siteUrl, apiUrl } = options
  const twilio = createTwilio(options)
  return async ({ id, to }, text) => {
    if (to.kind !== 'sms') throw new TypeError(`A text message to ${to.kind}`)
    return await twilio.create('Messages', [
      ['To', to.phone],
      ['From', from],
      ['Body', toGsmText(text)],
      ['ValidityPeriod', String(MESSAGE_VALIDITY_S)],
      ['SmartEncoded', 'true'],
      ...(callbacksReachUs(siteUrl, apiUrl)
        ? [['StatusCallback', siteUrl + smsStatusPath(id)] as const]
        : []),
    ])
  }
}

/** Sends staff a text message with the link to the accept page. */
export function createSmsChannel(options: PhoneChannelOptions): Channel {
  const sendSms = createSmsSender(options)
  return { kind: 'sms', send: async (notice) => await sendSms(notice, smsText(notice)) }
}
