import { chosenOption, SETTINGS } from '#domain/settings.ts'
import { SECRET_KEY } from '#server/secrets/secret.ts'
import { verifyRecaptcha } from '#server/intake/captcha/recaptcha.ts'
import { MIN_SECRET_LENGTH } from '#server/cli/settings/validate-setting.ts'
import type { OptionalSettingsRows, CheckDependencies } from '../check-dependencies.ts'
import { type Finding, findingsAbout } from '../finding.ts'

const report = findingsAbout('Captcha')

const SITE_KEY = SETTINGS.captcha_provider.needs.recaptcha.setting

/** Checks that the chosen provider has its keys and responds. */
export async function checkCaptcha(
  deps: Pick<CheckDependencies, 'environment' | 'fetch'>,
  rows: OptionalSettingsRows,
): Promise<readonly Finding[]> {
  if (rows === null)
    return [report.warning('is not known without a database', 'See the line about it.')]
  const provider = chosenOption('captcha_provider', rows.get('captcha_provider'))
  const secret = selfHostedSecret(rows)
  if (provider !== 'recaptcha') return [secret]
  const siteKey = (rows.get(SITE_KEY) ?? '') === '' ? [missingSiteKey()] : []
  return [...siteKey, await checkSecret(deps), ...(secret.state === 'ok' ? [] : [secret])]
}

function selfHostedSecret(rows: ReadonlyMap<string, string>): Finding {
  const { length } = rows.get(SECRET_KEY) ?? ''
  if (length >= MIN_SECRET_LENGTH) return report.ok('self-hosted (altcha), its secret is there')
  return length === 0
    ? report.warning(
        'self-hosted (altcha), without a secret yet',
        'Start the server: the first form makes one.',
      )
    : report.error(
        `the row ${SECRET_KEY} is too short to sign with`,
        `Run npm run settings -- set ${SECRET_KEY} with ${MIN_SECRET_LENGTH} random characters or more.`,
      )
}

function missingSiteKey(): Finding {
  return report.error(
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
    return report.error(
      'reCAPTCHA is chosen and RECAPTCHA_SECRET_KEY is not set: every submission is stored as unverified',
      'Give the server RECAPTCHA_SECRET_KEY, or choose altcha.',
    )
  let trouble = 'it gives no reason'
  const verdict = await verifyRecaptcha('no-token-of-a-visitor', {
    fetch,
    verifyUrl,
    secret,
    hostname: new URL(siteUrl).hostname,
    onFailure: (words) => (trouble = words),
  })
  if (verdict.state === 'refused') return report.ok('reCAPTCHA answers and takes the secret')
  if (verdict.state === 'verified')
    return report.error(
      'reCAPTCHA takes a token that is none: these are keys for tests',
      'Get a pair of your own at https://www.google.com/recaptcha/admin.',
    )
  return verdict.reason === 'not-configured'
    ? report.error(trouble, 'Copy the secret half of the pair once more.')
    : report.error(
        `${trouble}: submissions are stored as unverified meanwhile`,
        `See that this machine may call ${new URL(verifyUrl).origin}.`,
      )
}

const aboutAddress = findingsAbout('Address field')

const MAPS_KEY = SETTINGS.address_provider.needs.google.setting

/**
 * Checks that the chosen provider has its key. Google accepts the key from visitors' browsers only,
 * so it is not tried.
 */
export function checkAddressField(rows: OptionalSettingsRows): readonly Finding[] {
  // The captcha check has reported it.
  if (rows === null) return []
  if (chosenOption('address_provider', rows.get('address_provider')) !== 'google')
    return [aboutAddress.ok('a plain one (manual)')]
  if ((rows.get(MAPS_KEY) ?? '') !== '')
    return [
      aboutAddress.warning(
        'suggestions from Google Maps, with a key',
        'Type an address on the site once: only a browser can tell whether Google takes the key.',
      ),
    ]
  return [
    aboutAddress.error(
      `Google Maps is chosen and the row ${MAPS_KEY} is missing`,
      `Run npm run settings -- set ${MAPS_KEY} …, or set address_provider manual.`,
    ),
  ]
}
