import { hasGoogleTag } from '#domain/pages/page-tags.ts'
import { chosenOption } from '#domain/settings.ts'
import { privateOrigin } from '#server/environment.ts'
import { ANALYTICS_KEY } from '#server/site/content-security-policy.ts'
import type { CheckDependencies, OptionalSettingsRows } from '../check-dependencies.ts'
import { type Finding, findingsAbout } from '../finding.ts'

const report = findingsAbout('STAFF_URL')
const REQUEST_TIMEOUT_MS = 5000

const SET_IT =
  'Let another host name lead to this server and set STAFF_URL to it, such as https://desk.your-name.com (docs/operations.md).'

/**
 * Checks that no script of others runs on the host of the board, and that the board's own host
 * name leads to this server.
 */
export async function checkStaffHost(
  deps: Pick<CheckDependencies, 'environment' | 'business' | 'fetch'>,
  rows: OptionalSettingsRows,
): Promise<readonly Finding[]> {
  const origin = privateOrigin(deps.environment)
  return origin === null ? sharedHost(deps, rows) : [await checkAnswer(origin, deps)]
}

function sharedHost(
  { business }: Pick<CheckDependencies, 'business'>,
  rows: OptionalSettingsRows,
): readonly Finding[] {
  const set = [
    ...(business.tags === undefined || !hasGoogleTag(business.tags) ? [] : ['tags']),
    ...(business.analytics === null ? [] : ['analytics']),
    ...(rows?.get(ANALYTICS_KEY) ? [ANALYTICS_KEY] : []),
  ]
  if (set.length > 0)
    return [
      report.error(
        `is not set, so the pages leave out ${set.join(', ')}: on the host of the board these scripts could read it`,
        SET_IT,
      ),
    ]
  const chosen = [
    ...(chosenOption('captcha_provider', rows?.get('captcha_provider')) === 'recaptcha'
      ? ['reCAPTCHA']
      : []),
    ...(chosenOption('address_provider', rows?.get('address_provider')) === 'google'
      ? ['Maps']
      : []),
  ]
  return rows === null || chosen.length === 0
    ? []
    : [
        report.warning(
          `is not set, so Google's ${chosen.join(' and ')} run on the host of the board`,
          SET_IT,
        ),
      ]
}

async function checkAnswer(
  origin: string,
  { fetch }: Pick<CheckDependencies, 'fetch'>,
): Promise<Finding> {
  try {
    const { status, headers } = await fetch(`${origin}/staff/sign-in`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    })
    if (status === 200) return report.ok(`${origin} opens the board`)
    const target = headers.get('location')
    if (target?.startsWith(origin) === true)
      return report.error(
        `${origin} does not arrive under its name`,
        'Let the web server in front pass the Host header on as it is.',
      )
    const what = target === null ? `answers with status ${status}` : `leads on to ${target}`
    return report.error(`${origin} ${what}`, 'Let it lead to this server, as SITE_URL does.')
  } catch {
    return report.warning(
      `${origin} cannot be reached from this machine`,
      'Open it on a phone; if that fails too, check DNS, certificate and firewall.',
    )
  }
}
