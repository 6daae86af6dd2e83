import { type Finding, warningFinding, okFinding, openFinding } from '../finding.ts'
import type { CheckDependencies } from '../check-dependencies.ts'
import { networkFailure } from './network-failure.ts'

const SUBJECT = 'Server'
const REQUEST_TIMEOUT_MS = 3000

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
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    })
    const words = (await response.text()).trim().slice(0, 80)
    if (response.status === 200 && words === 'ready')
      return okFinding(SUBJECT, `runs on port ${port} and is ready`)
    const [state, detail] = words.split('\n', 2)
    if (response.status === 200 && state === 'ready' && detail !== undefined)
      return openFinding(SUBJECT, `runs on port ${port}; ${detail}`, 'See its log; start it again.')
    return openFinding(
      SUBJECT,
      `port ${port} answers with status ${response.status}: ${words.split('\n', 1)[0]}`,
      'See its log; another program may have the port.',
    )
  } catch (error) {
    const failure = networkFailure(error)
    if (failure === null) throw error
    return warningFinding(
      SUBJECT,
      `none answers on port ${port} of this machine (${failure.code})`,
      'Start it with npm start, unless it runs elsewhere.',
    )
  }
}
