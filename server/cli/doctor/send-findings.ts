import { business } from '#domain/business.ts'
import { sendHttpRequest, type HttpReply } from '#server/alarm/channels/http-request.ts'
import { ntfyTarget } from '#server/alarm/channels/ntfy.ts'
import { webhookHeaders } from '#server/alarm/channels/webhook/signature.ts'
import type { Environment } from '#server/environment.ts'
import { webhookKey } from '#server/environment/webhook-key.ts'
import type { Finding } from './finding.ts'

export interface SendFindingsDeps {
  readonly environment: Pick<
    Environment,
    'alertWebhookUrl' | 'alertWebhookSecret' | 'ntfyUrl' | 'siteUrl'
  >
  readonly fetch: typeof globalThis.fetch
  /** Milliseconds since the epoch. */
  readonly clock: () => number
  readonly randomId: () => string
}

const REQUEST_TIMEOUT_MS = 15_000
/** A notification on a phone shows a few lines. */
const MAX_LINES = 5

/**
 * Sends open findings through the alarm's webhook and ntfy, which work without mail: a mail cannot
 * report that mail is broken.
 * @returns a sentence on the result; `null` when nothing is open
 */
export async function sendOpenFindings(
  findings: readonly Finding[],
  deps: SendFindingsDeps,
): Promise<{ readonly ok: boolean; readonly told: string } | null> {
  const left = findings.filter(({ state }) => state === 'open')
  if (left.length === 0) return null
  const ways = [...webhook(left, deps), ...ntfy(left, deps)]
  if (ways.length === 0)
    return {
      ok: false,
      told: 'Nobody was told: set NTFY_URL, or ALERT_WEBHOOK_URL and its secret.',
    }
  const replies = await Promise.all(
    ways.map(async ({ name, send }) => ({ name, trouble: replyProblem(await send()) })),
  )
  const failed = replies.filter(({ trouble }) => trouble !== null)
  const told = replies.filter(({ trouble }) => trouble === null).map(({ name }) => name)
  return {
    ok: told.length > 0,
    told: [
      ...(told.length > 0 ? [`Told by ${told.join(' and ')}.`] : []),
      ...failed.map(({ name, trouble }) => `Not told by ${name} (${trouble}).`),
    ].join(' '),
  }
}

interface FindingsChannel {
  readonly name: string
  readonly send: () => Promise<HttpReply>
}

function webhook(left: readonly Finding[], deps: SendFindingsDeps): readonly FindingsChannel[] {
  const { alertWebhookUrl: url, alertWebhookSecret: secret, siteUrl } = deps.environment
  const key = secret === null ? null : webhookKey(secret)
  if (url === null || key === null) return []
  const now = deps.clock()
  const body = JSON.stringify({
    type: 'site.trouble',
    timestamp: new Date(now).toISOString(),
    data: {
      site: siteUrl,
      open: left.map(({ subject, text, action }) => ({ subject, text, action })),
    },
  })
  const headers = {
    'content-type': 'application/json',
    ...webhookHeaders(key, { id: deps.randomId(), timestamp: Math.floor(now / 1000), body }),
  }
  return [{ name: 'webhook', send: () => sendHttpRequest(url, { headers, body }, limited(deps)) }]
}

function ntfy(left: readonly Finding[], deps: SendFindingsDeps): readonly FindingsChannel[] {
  const { ntfyUrl } = deps.environment
  if (ntfyUrl === null) return []
  const { server, topic, authorization } = ntfyTarget(ntfyUrl)
  const lines = left.slice(0, MAX_LINES).map(({ subject, text }) => `${subject}: ${text}`)
  const more = left.length - lines.length
  const body = JSON.stringify({
    topic,
    title: `${business.name}: the website needs you`,
    message: [...lines, ...(more > 0 ? [`and ${more} more`] : [])].join('\n'),
  })
  const headers = { 'content-type': 'application/json', ...(authorization && { authorization }) }
  return [{ name: 'ntfy', send: () => sendHttpRequest(server, { headers, body }, limited(deps)) }]
}

const limited = ({ fetch }: SendFindingsDeps) => ({ fetch, limitMs: REQUEST_TIMEOUT_MS })

function replyProblem(reply: HttpReply): string | null {
  if (reply.kind !== 'answered') return reply.error
  return reply.status >= 200 && reply.status < 300 ? null : `status ${reply.status}`
}
