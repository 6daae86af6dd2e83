/** Asks Twilio, by requests that cost nothing, whether calls and texts reach this server. */

import { z } from 'zod'
import { businessNumbers, type BusinessNumber } from '#domain/phone/business-number.ts'
import { formatPhone } from '#domain/phone/phone.ts'
import { parseJson } from '#server/http/parse-json.ts'
import { readFromTwilio, twilioAccount } from '#server/alarm/channels/twilio/client.ts'
import { CALL_STATUS_PATH, INCOMING_CALL_PATH, INCOMING_MESSAGE_PATH } from '#server/calls/paths.ts'
import type { CheckDependencies } from '../check-dependencies.ts'
import { type Finding, type FindingReport, findingsAbout, listFindings } from '../finding.ts'

const NUMBERS = z.object({
  incoming_phone_numbers: z.array(
    z.object({
      voice_url: z.string().nullable().catch(null),
      voice_method: z.string().nullable().catch(null),
      status_callback: z.string().nullable().catch(null),
      sms_url: z.string().nullable().catch(null),
    }),
  ),
})
const BALANCE = z.object({ balance: z.coerce.number(), currency: z.string() })

type TwilioNumber = z.infer<typeof NUMBERS>['incoming_phone_numbers'][number]

/** Below it, in the account's currency, calls may soon fail; a night of alarms costs about one. */
const LOW_BALANCE = 10

const WHERE = 'Twilio’s console, Phone Numbers, the number: docs/calls.md names the addresses.'

/** Checks the account's balance, and where each number of the business sends calls and texts. */
export async function checkPhoneNumbers(
  deps: Pick<CheckDependencies, 'environment' | 'business' | 'fetch'>,
): Promise<readonly Finding[]> {
  const twilio = twilioAccount(deps)
  if (twilio === null) return []
  const account = findingsAbout('Twilio')
  const reply = await readFromTwilio(twilio, 'Balance')
  if (reply.kind !== 'answered')
    return [account.warning(`did not answer: ${reply.error}`, 'Try again later.')]
  if (reply.status === 401)
    return [
      account.error(
        'refuses the account: nobody is called',
        'Copy TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN again from the console.',
      ),
    ]
  const numbers = await Promise.all(
    businessNumbers(deps.business).map(async (number) => {
      const found = await readFromTwilio(twilio, 'IncomingPhoneNumbers', {
        PhoneNumber: number.number,
      })
      const parsed =
        found.kind === 'answered' && found.status === 200
          ? NUMBERS.safeParse(parseJson(found.text))
          : null
      const report = findingsAbout(
        `Number ${formatPhone(number.number.replace(/^\+1/, ''))}, ${number.source}`,
      )
      return parsed?.success === true
        ? checkNumber(number, parsed.data.incoming_phone_numbers[0], {
            report,
            siteUrl: deps.environment.siteUrl,
          })
        : [report.warning('Twilio does not say where its calls go', 'Try again later.')]
    }),
  )
  return listFindings(checkBalance(reply.text, account), numbers.flat())
}

function checkBalance(text: string, account: FindingReport): Finding | null {
  const parsed = BALANCE.safeParse(parseJson(text))
  // Accounts that are billed later have none.
  if (!parsed.success) return null
  const { balance, currency } = parsed.data
  const amount = `${balance.toFixed(2)} ${currency}`
  return balance < LOW_BALANCE
    ? account.error(
        `has ${amount} left: when it is used up, nobody is called`,
        'Add money in the console, and turn on auto recharge.',
      )
    : account.ok(`takes the account, which has ${amount}`)
}

/** Compares what the number does with what docs/calls.md asks for. */
function checkNumber(
  { number }: BusinessNumber,
  found: TwilioNumber | undefined,
  { report, siteUrl }: { readonly report: FindingReport; readonly siteUrl: string },
): readonly Finding[] {
  if (found === undefined)
    return [
      report.warning(
        `is not in this account: its calls ring where your phone company sends them, and a missed one is no request`,
        `To have its missed calls as requests, port ${number} to the account or forward it to a number of it.`,
      ),
    ]
  const { voice_url: voice, voice_method: method, status_callback: status, sms_url: texts } = found
  if (voice !== siteUrl + INCOMING_CALL_PATH || method !== 'POST')
    return [
      report.error(
        `sends its calls to ${voice || 'nowhere'} (${method ?? 'no method'}), not to this server`,
        `"A call comes in": Webhook, ${siteUrl}${INCOMING_CALL_PATH}, HTTP POST. ${WHERE}`,
      ),
    ]
  return listFindings(
    report.ok('sends its calls here'),
    status === siteUrl + CALL_STATUS_PATH
      ? null
      : report.warning(
          'a caller who hangs up is noticed late',
          `"Call status changes": ${siteUrl}${CALL_STATUS_PATH}, HTTP POST. ${WHERE}`,
        ),
    texts === siteUrl + INCOMING_MESSAGE_PATH
      ? null
      : report.warning(
          `sends its texts to ${texts || 'nowhere'}: replies of customers are not seen`,
          `"A message comes in": Webhook, ${siteUrl}${INCOMING_MESSAGE_PATH}, HTTP POST. ${WHERE}`,
        ),
  )
}
