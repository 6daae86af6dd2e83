import { business } from '#domain/business/business.ts'
import type { HttpReply } from '#server/notify/channels/http-request.ts'
import { publishToNtfy } from '#server/notify/channels/ntfy.ts'
import { postSigned } from '#server/notify/channels/webhook/webhook.ts'
import type { Environment } from '#server/platform/environment.ts'
import { webhookKey } from '#server/platform/environment/webhook-key.ts'
import type { Finding } from './finding.ts'

export interface SendFindingsDeps {
  readonly environment: Pick<
    Environment,
    'alertWebhookUrl' | 'alertWebhookSecret' | 'ntfyUrl' | 'siteUrl'
  >
  readonly fetch: typeof globalThis.fetch
  readonly clock: () => number
  readonly randomId: () => string
}

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
): Promise<{ readonly ok: boolean; readonly message: string } | null> {
  const open = findings.filter(({ state }) => state === 'error')
  if (open.length === 0) return null
  const channels = [...webhook(open, deps), ...ntfy(open, deps)]
  if (channels.length === 0)
    return {
      ok: false,
      message: 'Not sent: set NTFY_URL, or ALERT_WEBHOOK_URL and its secret.',
    }
  const replies = await Promise.all(
    channels.map(async ({ name, send }) => ({ name, failure: replyProblem(await send()) })),
  )
  const failed = replies.filter(({ failure }) => failure !== null)
  const delivered = replies.filter(({ failure }) => failure === null).map(({ name }) => name)
  return {
    ok: delivered.length > 0,
    message: [
      ...(delivered.length > 0 ? [`Sent by ${delivered.join(' and ')}.`] : []),
      ...failed.map(({ name, failure }) => `Not sent by ${name} (${failure}).`),
    ].join(' '),
  }
}

interface FindingsChannel {
  readonly name: string
  readonly send: () => Promise<HttpReply>
}

function webhook(open: readonly Finding[], deps: SendFindingsDeps): readonly FindingsChannel[] {
  const { alertWebhookUrl: url, alertWebhookSecret: secret, siteUrl: site } = deps.environment
  const key = secret === null ? null : webhookKey(secret)
  if (url === null || key === null) return []
  const data = { site, open: open.map(({ subject, text, action }) => ({ subject, text, action })) }
  const message = { id: deps.randomId(), now: deps.clock(), type: 'site.trouble', data }
  return [{ name: 'webhook', send: () => postSigned(message, { url, key, fetch: deps.fetch }) }]
}

function ntfy(open: readonly Finding[], deps: SendFindingsDeps): readonly FindingsChannel[] {
  const { ntfyUrl: url } = deps.environment
  if (url === null) return []
  const lines = open.slice(0, MAX_LINES).map(({ subject, text }) => `${subject}: ${text}`)
  const more = open.length - lines.length
  const message = {
    title: `${business.name}: the website needs you`,
    message: [...lines, ...(more > 0 ? [`and ${more} more`] : [])].join('\n'),
  }
  return [{ name: 'ntfy', send: () => publishToNtfy(message, { url, fetch: deps.fetch }) }]
}

function replyProblem(reply: HttpReply): string | null {
  if (reply.kind !== 'answered') return reply.error
  return reply.status >= 200 && reply.status < 300 ? null : `status ${reply.status}`
}
