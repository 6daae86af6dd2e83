import { ENGLISH_RULE_MESSAGES } from '#copy/en/rule-messages.ts'
import type { CaptchaRefusalReason } from '#server/intake/captcha/captcha-result.ts'
import { type ApiError, apiError } from '#server/http/api-error.ts'

const CAPTCHA_DETAILS: Readonly<Record<CaptchaRefusalReason, string>> = {
  missing: 'The request carries no proof.',
  wrong: 'The proof is not valid.',
  expired: 'The proof has expired.',
  spent: 'The proof has been used already.',
  'other-site': 'The proof was made on another site.',
}

/** Creates the refusal of a submission whose captcha proof is not accepted. */
export const captchaRefused = (reason: CaptchaRefusalReason): ApiError =>
  apiError(400, 'P0001', ENGLISH_RULE_MESSAGES.captcha.inline, {
    details: CAPTCHA_DETAILS[reason],
    hint: 'Nothing was stored. Complete the check again and send the request again.',
  })

/** The idempotency key belongs to a submission with other content. */
export const KEY_ALREADY_USED = apiError(
  409,
  '23505',
  'This Idempotency-Key belongs to a request that says something else',
  { hint: 'Nothing was stored. Send what was corrected with a new key.' },
)
