import { z } from 'zod'
import { parseJson } from '#server/platform/http/parse-json.ts'
import { isSuccess } from '../send-outcome.ts'
import { codeOf, createTwilio, type PhoneChannelOptions } from './client.ts'

/** 'refused' with what Twilio says; 'unknown' if it did not answer. */
export type AccountState =
  | { readonly state: 'ok' }
  | { readonly state: 'refused'; readonly reason: string }
  | { readonly state: 'unknown'; readonly reason: string }

/** Not accepted: the credentials, or the account. */
const REFUSED_STATUSES: readonly number[] = [401, 403]
/** Authentication failed; the account is not active. */
const REFUSED_CODES: readonly number[] = [20_003, 20_005]
const ACCOUNT = z.object({ status: z.string() })

/** Asks Twilio whether the account may call (R244), by a request that costs nothing. */
export async function checkTwilioAccount(options: PhoneChannelOptions): Promise<AccountState> {
  const reply = await createTwilio(options).getAccount()
  if (reply.kind !== 'answered') return { state: 'unknown', reason: reply.error }
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
  const isRefused = REFUSED_STATUSES.includes(reply.status) || REFUSED_CODES.includes(code ?? 0)
  return { state: isRefused ? 'refused' : 'unknown', reason }
}
