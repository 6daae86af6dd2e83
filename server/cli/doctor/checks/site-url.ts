import { isExampleAddress } from '#domain/placeholders.ts'
import { isLocalHost } from '#server/environment/local-host.ts'
import { type Finding, warningFinding, okFinding, openFinding } from '../finding.ts'
import type { CheckDependencies } from '../check-dependencies.ts'
import { networkFailure } from './network-failure.ts'

const SUBJECT = 'SITE_URL'
const REQUEST_TIMEOUT_MS = 5000
const DAY_MS = 24 * 60 * 60_000
/** Automatic renewal happens earlier than this. */
const MIN_CERTIFICATE_DAYS = 14

/** Checks that the site's address is right, answers, and is encrypted. */
export async function checkSiteUrl(deps: CheckDependencies): Promise<readonly Finding[]> {
  const { environment, raw } = deps
  const { siteUrl } = environment
  if ((raw['SITE_URL']?.trim() ?? '') === '')
    return [openFinding(SUBJECT, `is not set, so pages and sitemap name ${siteUrl}`, SET_IT)]
  const { protocol, hostname } = new URL(siteUrl)
  if (isLocalHost(hostname) || isExampleAddress(siteUrl))
    return [openFinding(SUBJECT, `is ${siteUrl}, which no visitor can reach`, SET_IT)]
  const plain =
    protocol === 'https:' ? [] : [openFinding(SUBJECT, `${siteUrl} is not encrypted`, ADD_TLS)]
  return [
    ...plain,
    await checkAnswer(deps),
    ...(protocol === 'https:' ? await checkCertificate(deps) : []),
    ...checkProxy(deps),
  ]
}

const SET_IT = "Set SITE_URL to the site's public address, such as https://www.your-name.com."
const ADD_TLS =
  'Put a web server with a certificate in front, such as Caddy, and write https:// in SITE_URL.'

async function checkAnswer({ environment, fetch }: CheckDependencies): Promise<Finding> {
  const { siteUrl, allowedOrigins } = environment
  try {
    const response = await fetch(`${siteUrl}/healthz`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    })
    const body = await response.text()
    if (response.status === 200 && body.trim() === 'ok')
      return okFinding(SUBJECT, `${siteUrl} answers`)
    const target = response.headers.get('location')
    if (target !== null)
      return openFinding(
        SUBJECT,
        `${siteUrl} leads on to ${target}`,
        'Set SITE_URL to that address.',
      )
    const what = `${siteUrl}/healthz answers with status ${response.status}, not this server's ok`
    return allowedOrigins.length > 0
      ? warningFinding(
          SUBJECT,
          what,
          'With a static host in front that is right; otherwise see what listens there.',
        )
      : openFinding(
          SUBJECT,
          what,
          'See what listens there, and that it passes everything on to this server.',
        )
  } catch (error) {
    const failure = networkFailure(error)
    if (failure === null) throw error
    return failure.kind === 'certificate'
      ? openFinding(
          SUBJECT,
          `${siteUrl} has no certificate that browsers take (${failure.code})`,
          'Get one for this very name; Caddy and most hosts do it by themselves.',
        )
      : warningFinding(
          SUBJECT,
          `${siteUrl} cannot be reached from this machine (${failure.code})`,
          'Open it in a browser elsewhere; if that fails too, check DNS and firewall.',
        )
  }
}

async function checkCertificate({
  environment,
  certificateExpiry,
  clock,
}: CheckDependencies): Promise<Finding[]> {
  const end = await certificateExpiry(environment.siteUrl)
  // Without a response there is no certificate, and that is already reported.
  if (end === null) return []
  const days = Math.floor((end - clock()) / DAY_MS)
  return days >= MIN_CERTIFICATE_DAYS
    ? [okFinding('Certificate', `is good for ${days} days`)]
    : [warningFinding('Certificate', `ends in ${days} days`, 'See that it renews itself.')]
}

/** Warns about a missing TRUST_PROXY: the server has no TLS, so a proxy in front hides the visitors' addresses. */
function checkProxy({ environment }: CheckDependencies): Finding[] {
  const encrypted = environment.siteUrl.startsWith('https:')
  if (!encrypted || environment.trustProxy.length > 0) return []
  return [
    warningFinding(
      'TRUST_PROXY',
      'is not set, so behind a proxy all visitors count as one address for the rate limits',
      "Set it to the proxy's address, such as 127.0.0.1.",
    ),
  ]
}
