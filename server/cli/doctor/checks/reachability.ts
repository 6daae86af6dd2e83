import { isExampleAddress } from '#domain/business/editing/placeholders.ts'
import { INSTALLATION_HEADER, installationHash } from '#server/http/installation-hash.ts'
import { isLocalHost } from '#server/environment/local-host.ts'
import type { CheckDependencies } from '../check-dependencies.ts'
import { type Finding, findingsAbout, listFindings } from '../finding.ts'
import { DAY_MS } from '#domain/time/durations.ts'

const report = findingsAbout('SITE_URL')
const REQUEST_TIMEOUT_MS = 5000
/** Automatic renewal happens earlier than this. */
const MIN_CERTIFICATE_DAYS = 14

/** Checks that the site's address is right, answers, and is encrypted. */
export async function checkSiteUrl(deps: CheckDependencies): Promise<readonly Finding[]> {
  const { environment, raw } = deps
  const { siteUrl } = environment
  if ((raw['SITE_URL']?.trim() ?? '') === '')
    return [report.error(`is not set, so pages and sitemap name ${siteUrl}`, SET_IT)]
  const { protocol, hostname } = new URL(siteUrl)
  if (isLocalHost(hostname) || isExampleAddress(siteUrl))
    return [report.error(`is ${siteUrl}, which no visitor can reach`, SET_IT)]
  const isEncrypted = protocol === 'https:'
  return listFindings(
    isEncrypted ? null : report.error(`${siteUrl} is not encrypted`, ADD_TLS),
    await checkAnswer(deps),
    isEncrypted ? await checkCertificate(deps) : null,
    isEncrypted ? checkProxy(deps) : null,
  )
}

const SET_IT = "Set SITE_URL to the site's public address, such as https://www.your-name.com."
const ADD_CDN =
  'If a CDN is in front of your proxy, add its addresses to TRUST_PROXY: docs/operations.md, "Behind a CDN".'
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
    if (response.status === 200 && body.trim() === 'ok') return report.ok(`${siteUrl} answers`)
    const target = response.headers.get('location')
    if (target !== null)
      return report.error(`${siteUrl} leads on to ${target}`, 'Set SITE_URL to that address.')
    const what = `${siteUrl}/healthz answers with status ${response.status}, not this server's ok`
    return allowedOrigins.length > 0
      ? report.warning(
          what,
          'With a static host in front that is right; otherwise see what listens there.',
        )
      : report.error(
          what,
          'See what listens there, and that it passes everything on to this server.',
        )
  } catch (error) {
    const failure = networkFailure(error)
    if (failure === null) throw error
    return failure.kind === 'certificate'
      ? report.error(
          `${siteUrl} has no certificate that browsers take (${failure.code})`,
          'Get one for this very name; Caddy and most hosts do it by themselves.',
        )
      : report.warning(
          `${siteUrl} cannot be reached from this machine (${failure.code})`,
          'Open it in a browser elsewhere; if that fails too, check DNS and firewall.',
        )
  }
}

async function checkCertificate({
  environment,
  certificateExpiry,
  clock,
}: CheckDependencies): Promise<Finding | null> {
  const end = await certificateExpiry(environment.siteUrl)
  // Without a response there is no certificate, and that is already reported.
  if (end === null) return null
  const days = Math.floor((end - clock()) / DAY_MS)
  return days >= MIN_CERTIFICATE_DAYS
    ? findingsAbout('Certificate').ok(`is good for ${days} days`)
    : findingsAbout('Certificate').warning(`ends in ${days} days`, 'See that it renews itself.')
}

/**
 * Warns about a missing TRUST_PROXY: the server has no TLS, so a proxy in front hides the visitors'
 * addresses.
 */
function checkProxy({ environment }: CheckDependencies): Finding | null {
  if (environment.trustProxy.length > 0) return null
  return findingsAbout('TRUST_PROXY').warning(
    'is not set, so behind a proxy all visitors count as one address for the rate limits',
    "Set it to the proxy's address, such as 127.0.0.1.",
  )
}

const aboutServer = findingsAbout('Server')
const SERVER_TIMEOUT_MS = 3000

/** Checks that a server on this machine reports ready. */
export async function checkServer({
  environment,
  fetch,
}: Pick<CheckDependencies, 'environment' | 'fetch'>): Promise<Finding> {
  const { host, port } = environment
  const everywhere = host === null || host === '0.0.0.0' || host === '::'
  const name = everywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host
  try {
    const response = await fetch(`http://${name}:${port}/readyz`, {
      signal: AbortSignal.timeout(SERVER_TIMEOUT_MS),
    })
    const words = (await response.text()).trim().slice(0, 80)
    const found = response.headers.get(INSTALLATION_HEADER)
    if (response.status === 200 && found !== installationHash(environment.dataDir))
      return aboutServer.error(
        `port ${port} answers, but not with this installation: another program, or a server with another DATA_DIR`,
        'Give the doctor the PORT and DATA_DIR of your server, and start it.',
      )
    if (response.status === 200 && words === 'ready')
      return aboutServer.ok(`runs on port ${port} and is ready`)
    const [state, detail] = words.split('\n', 2)
    if (response.status === 200 && state === 'ready' && detail?.startsWith('proxy:'))
      return aboutServer.warning(
        `runs on port ${port}; ${detail}, so its visitors share one`,
        ADD_CDN,
      )
    if (response.status === 200 && state === 'ready' && detail !== undefined)
      return aboutServer.error(`runs on port ${port}; ${detail}`, 'See its log; start it again.')
    return aboutServer.error(
      `port ${port} answers with status ${response.status}: ${words.split('\n', 1)[0]}`,
      'See its log; another program may have the port.',
    )
  } catch (error) {
    const failure = networkFailure(error)
    if (failure === null) throw error
    return aboutServer.warning(
      `none answers on port ${port} of this machine (${failure.code})`,
      'Start it with npm start, unless it runs elsewhere.',
    )
  }
}

/** Codes of certificate errors (https://nodejs.org/api/tls.html#x509-certificate-error-codes). */
const CERTIFICATE = /^(CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|EPROTO)/

type NetworkFailure = { readonly kind: 'certificate' | 'unreachable'; readonly code: string }

/** Returns why a request failed, or `null` for a bug. */
export function networkFailure(error: unknown): NetworkFailure | null {
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return { kind: 'unreachable', code: 'no answer in time' }
  // The error of fetch has no reason; its cause has.
  if (!(error instanceof TypeError) || !(error.cause instanceof Error)) return null
  const code = codeOf(error.cause)
  return { kind: CERTIFICATE.test(code) ? 'certificate' : 'unreachable', code }
}

function codeOf(cause: Error): string {
  if ('code' in cause && typeof cause.code === 'string') return cause.code
  return cause.message === '' ? cause.name : cause.message
}
