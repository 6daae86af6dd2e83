import { z } from 'zod'
import { parseJson } from '#server/http/parse-json.ts'
import { isRefused, type ProviderState, stateOf } from '#server/alarm/channels/provider-state.ts'
import { isSuccess } from '#server/alarm/channels/send-outcome.ts'
import { codeOf, readTwilioAccount, type TwilioAccount } from './client.ts'

/** Authentication failed; the account is not active. */
const REFUSED_CODES: readonly number[] = [20_003, 20_005]
const ACCOUNT = z.object({ status: z.string() })

/** Asks Twilio whether the account may call, by a request that costs nothing. */
export async function checkTwilioAccount(twilio: TwilioAccount): Promise<ProviderState> {
  const reply = await readTwilioAccount(twilio)
  if (reply.kind !== 'answered') return stateOf(reply)
  if (isSuccess(reply)) {
    const account = ACCOUNT.safeParse(parseJson(reply.text))
    const status = account.success ? account.data.status : 'active'
    // https://www.twilio.com/docs/iam/api/account: suspended accounts and closed ones call nobody.
    return status === 'active'
      ? { state: 'ok' }
      : { state: 'refused', reason: `the account is ${status}` }
  }
  const code = codeOf(reply)
  const reason = `status ${reply.status}${code === null ? '' : `, error ${code}`}`
  const isOver = isRefused(reply) || REFUSED_CODES.includes(code ?? 0)
  return { state: isOver ? 'refused' : 'unknown', reason }
}
