import type { Channel } from '../../channel.ts'
import { smsText } from '../../messages/sms-text.ts'
import type { PhoneChannelOptions } from './call.ts'
import { callbacksReachUs, smsStatusPath } from './callback-paths.ts'
import { createTwilio } from './client.ts'

/** Validity in seconds; afterwards the next step has followed. */
const MESSAGE_VALIDITY_S = 120

/** Sends a text message with the link to the accept page (R108). */
export function createSmsChannel(options: PhoneChannelOptions): Channel {
  const { from, siteUrl, apiUrl } = options
  const twilio = createTwilio(options)
  return {
    kind: 'sms',
    async send(notice) {
      if (notice.to.kind !== 'sms') throw new TypeError(`A text message to ${notice.to.kind}`)
      return await twilio.create('Messages', [
        ['To', notice.to.phone],
        ['From', from],
        ['Body', smsText(notice)],
        ['ValidityPeriod', String(MESSAGE_VALIDITY_S)],
        ['SmartEncoded', 'true'],
        ...(callbacksReachUs(siteUrl, apiUrl)
          ? [['StatusCallback', siteUrl + smsStatusPath(notice.id)] as const]
          : []),
      ])
    },
  }
}
