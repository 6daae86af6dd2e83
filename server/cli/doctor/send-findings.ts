import type { HttpReply } from '#server/alarm/channels/http-request.ts'
import { alertReceiver, postSigned } from '#server/alarm/channels/webhook/webhook.ts'
import type { App } from '#server/app.ts'
import type { Environment } from '#server/environment.ts'
import type { Finding } from './finding.ts'

/**
 * Sends open findings through the alarm's webhook, which works without mail: a mail cannot report
 * that mail is broken.
 * @returns a sentence on the result; `null` when nothing is open
 */
export async function sendOpenFindings(
  findings: readonly Finding[],
  {
    environment,
    fetch,
    clock,
    randomId,
  }: Pick<App, 'fetch' | 'clock' | 'randomId'> & {
    readonly environment: Pick<Environment, 'alertWebhookUrl' | 'alertWebhookSecret' | 'siteUrl'>
  },
): Promise<{ readonly ok: boolean; readonly message: string } | null> {
  const open = findings.filter(({ state }) => state === 'error')
  if (open.length === 0) return null
  const { siteUrl: site } = environment
  const receiver = alertReceiver(environment)
  if (receiver === null)
    return { ok: false, message: 'Not sent: set ALERT_WEBHOOK_URL and its secret.' }
  const data = { site, open: open.map(({ subject, text, action }) => ({ subject, text, action })) }
  const message = { id: randomId(), now: clock(), type: 'site.trouble', data }
  const problem = replyProblem(await postSigned(message, receiver, { fetch }))
  return problem === null
    ? { ok: true, message: 'Sent by webhook.' }
    : { ok: false, message: `Not sent by webhook (${problem}).` }
}

function replyProblem(reply: HttpReply): string | null {
  if (reply.kind !== 'answered') return reply.error
  return reply.status >= 200 && reply.status < 300 ? null : `status ${reply.status}`
}
