import { type CustomerKind, isCustomerKind } from '#domain/alarm/notice-kind.ts'
import { type Channel, type ChannelApp, type Notice, NOT_SET_UP } from '#server/alarm/channel.ts'
import { twilioCredentials } from '#server/environment/twilio-credentials.ts'
import { smsText, toGsmText } from '#server/alarm/messages/sms-text.ts'
import { arrivalMessage } from './arrival-message.ts'
import { callbacksReachUs, smsStatusPath } from './callback-paths.ts'
import { createAtTwilio, twilioAccount } from './client.ts'
import { textBackMessage } from './text-back-message.ts'

/** Validity in seconds; afterwards the next step has followed, or the arrival time misleads. */
const MESSAGE_VALIDITY_S = 120

/** The texts to customers; `null` if there is nothing to say any more. */
const CUSTOMER_TEXTS: Readonly<
  Record<CustomerKind, (app: ChannelApp, notice: Notice) => Promise<string | null>>
> = { arrival: arrivalMessage, 'text-back': textBackMessage }

/** Sends staff a text message with the link to the accept page, and customers theirs. */
export const smsChannel: Channel = {
  isSetUp: (environment) => twilioCredentials(environment) !== null,
  async send(app, notice) {
    const { id, to, kind } = notice
    if (to.kind !== 'sms') throw new TypeError(`A text message to ${to.kind}`)
    const twilio = twilioAccount(app)
    if (twilio === null) return NOT_SET_UP
    const text = isCustomerKind(kind) ? await CUSTOMER_TEXTS[kind](app, notice) : smsText(notice)
    if (text === null)
      return { outcome: 'failed', permanent: true, gone: 'no', error: 'nothing to say' }
    const { siteUrl } = app.environment
    const form = [
      ['To', to.phone],
      ['From', twilio.from],
      ['Body', toGsmText(text)],
      ['ValidityPeriod', String(MESSAGE_VALIDITY_S)],
      ['SmartEncoded', 'true'],
      ...(callbacksReachUs(siteUrl, twilio.apiUrl)
        ? [['StatusCallback', siteUrl + smsStatusPath(id)] as const]
        : []),
    ] as const
    return await createAtTwilio(twilio, 'Messages', { form, now: app.clock() })
  },
}
