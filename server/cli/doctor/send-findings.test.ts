import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { findingsAbout } from './finding.ts'
import { sendOpenFindings } from './send-findings.ts'

const SECRET = `whsec_${Buffer.from('0123456789abcdef0123456789abcdef').toString('base64')}`
const FINDINGS = [
  findingsAbout('Disk').ok('9 GB free'),
  findingsAbout('Board').warning('off', 'Set it on.'),
  findingsAbout('Mail').error('mail.example.com cannot be used', 'Check SMTP_URL.'),
]

/** Creates two services that respond with this status. */
function services(status = 200) {
  const calls: { url: string; headers: Record<string, string>; body: string }[] = []
  const deps: Parameters<typeof sendOpenFindings>[1] = {
    environment: {
      siteUrl: 'https://www.locks.example',
      alertWebhookUrl: 'https://hooks.example/site',
      alertWebhookSecret: SECRET,
    },
    fetch: async (input, init) => {
      const headers = Object.fromEntries(new Headers(init?.headers))
      calls.push({ url: String(input), headers, body: String(init?.body) })
      return new Response('', { status })
    },
    clock: Date.now,
    randomId: () => 'msg_1',
  }
  return { calls, deps }
}

test('sends open findings by webhook, and nothing else', async () => {
  const { calls, deps } = services()
  expect(await sendOpenFindings(FINDINGS, deps)).toEqual({
    ok: true,
    message: 'Sent by webhook.',
  })
  const [hook] = calls
  expect(new Webhook(SECRET).verify(hook?.body ?? '', hook?.headers ?? {})).toMatchObject({
    type: 'site.trouble',
    data: {
      site: 'https://www.locks.example',
      open: [
        { subject: 'Mail', text: 'mail.example.com cannot be used', action: 'Check SMTP_URL.' },
      ],
    },
  })
})

test('sends nothing for a complete installation', async () => {
  const { calls, deps } = services()
  expect(await sendOpenFindings(FINDINGS.slice(0, 2), deps)).toBeNull()
  expect(calls).toEqual([])
})

test('names a service that refuses, and what to set when none is configured', async () => {
  const { deps } = services(403)
  expect(await sendOpenFindings(FINDINGS, deps)).toEqual({
    ok: false,
    message: 'Not sent by webhook (status 403).',
  })
  const none = { ...deps.environment, alertWebhookUrl: null }
  expect(await sendOpenFindings(FINDINGS, { ...deps, environment: none })).toEqual({
    ok: false,
    message: 'Not sent: set ALERT_WEBHOOK_URL and its secret.',
  })
})
