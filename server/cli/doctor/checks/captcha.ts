import { chosenOption, SETTINGS } from '#domain/settings.ts'
import { ALTCHA_SECRET_KEY } from '#server/captcha/altcha.ts'
import { createRecaptcha } from '#server/captcha/recaptcha.ts'
import { MIN_SECRET_LENGTH } from '../../settings/validate-setting.ts'
import { type Finding, warningFinding, okFinding, openFinding } from '../finding.ts'
import type { SettingsRows, CheckDependencies } from '../check-dependencies.ts'

const SUBJECT = 'Captcha'

const SITE_KEY = SETTINGS.captcha_provider.needs.recaptcha.setting

/** Checks that the chosen provider has its keys and responds. */
export async function checkCaptcha(
  deps: Pick<CheckDependencies, 'environment' | 'fetch'>,
  rows: SettingsRows,
): Promise<readonly Finding[]> {
  if (rows === null)
    return [warningFinding(SUBJECT, 'is not known without a database', 'See the line about it.')]
  const provider = chosenOption('captcha_provider', rows.get('captcha_provider'))
  const secret = selfHostedSecret(rows)
  if (provider !== 'recaptcha') return [secret]
  const siteKey = (rows.get(SITE_KEY) ?? '') === '' ? [missingSiteKey()] : []
  return [...siteKey, await checkSecret(deps), ...(secret.state === 'ok' ? [] : [secret])]
}

function selfHostedSecret(rows: ReadonlyMap<string, string>): Finding {
  const { length } = rows.get(ALTCHA_SECRET_KEY) ?? ''
  if (length >= MIN_SECRET_LENGTH)
    return okFinding(SUBJECT, 'self-hosted (altcha), its secret is there')
  return length === 0
    ? warningFinding(
        SUBJECT,
        'self-hosted (altcha), without a secret yet',
        'Start the server: the first form makes one.',
      )
    : openFinding(
        SUBJECT,
        `the row ${ALTCHA_SECRET_KEY} is too short to sign with`,
        `Run npm run settings -- set ${ALTCHA_SECRET_KEY} with ${MIN_SECRET_LENGTH} random characters or more.`,
      )
}

function missingSiteKey(): Finding {
  return openFinding(
    SUBJECT,
    `reCAPTCHA is chosen and the row ${SITE_KEY} is missing`,
    `Run npm run settings -- set ${SITE_KEY} …, or choose altcha.`,
  )
}

/** Verifies an invalid token with Google: the error codes tell whether the secret is valid. */
async function checkSecret({
  environment,
  fetch,
}: Pick<CheckDependencies, 'environment' | 'fetch'>): Promise<Finding> {
  const { recaptchaSecretKey: secret, recaptchaVerifyUrl: verifyUrl, siteUrl } = environment
  if (secret === null)
    return openFinding(
      SUBJECT,
      'reCAPTCHA is chosen and RECAPTCHA_SECRET_KEY is not set: every request is stored as unverified',
      'Give the server RECAPTCHA_SECRET_KEY, or choose altcha.',
    )
  let trouble = 'it gives no reason'
  const verify = createRecaptcha({
    fetch,
    verifyUrl,
    secret,
    hostname: new URL(siteUrl).hostname,
    onTrouble: (words) => (trouble = words),
  })
  const verdict = await verify('no-token-of-a-visitor')
  if (verdict.state === 'refused')
    return okFinding(SUBJECT, 'reCAPTCHA answers and takes the secret')
  if (verdict.state === 'verified')
    return openFinding(
      SUBJECT,
      'reCAPTCHA takes a token that is none: these are keys for tests',
      'Get a pair of your own at https://www.google.com/recaptcha/admin.',
    )
  return verdict.reason === 'not-configured'
    ? openFinding(SUBJECT, trouble, 'Copy the secret half of the pair once more.')
    : openFinding(
        SUBJECT,
        `${trouble}: requests are stored as unverified meanwhile`,
        `See that this machine may call ${new URL(verifyUrl).origin}.`,
      )
}
