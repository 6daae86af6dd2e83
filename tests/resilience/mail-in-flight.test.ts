import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listen } from '#tests/support/loopback.ts'
import { API_HEADERS } from '#tests/support/running-app-inject.ts'
import { sampleSubmission } from '#tests/support/running-app-request.ts'
import { startAppProcess } from '#tests/support/running-app.ts'
import { createCaptchaMint } from '#tests/support/captcha-mint.ts'

const LIMIT_MS = 120_000

/**
 * A mail server that accepts the connection and never answers, so that the mail stays in flight.
 */
let silent: Server
let port: number
let connections: Socket[]
beforeEach(async () => {
  connections = []
  silent = createServer((socket) => {
    socket.on('error', () => {})
    connections.push(socket)
  })
  port = await listen(silent)
})
afterEach(() => {
  for (const socket of connections) socket.destroy()
  silent.close()
})

test(
  'sends a mail that was in flight during a kill at the next start, not after its lease',
  async () => {
    const mint = createCaptchaMint()
    const first = await startAppProcess({
      environment: { SMTP_URL: `smtp://127.0.0.1:${port}` },
      settings: mint.settings,
    })
    const connected = once(silent, 'connection')
    const response = await fetch(`${first.url}/rest/v1/submissions`, {
      method: 'POST',
      headers: API_HEADERS,
      body: JSON.stringify(sampleSubmission({ recaptcha_token: mint.token() })),
    })
    expect(response.status).toBe(201)
    await connected
    await first.end('SIGKILL')

    const second = await startAppProcess({ dataDir: first.dataDir })
    const logged = (message: string): Record<string, unknown> | undefined =>
      second.log.find(({ msg }) => msg === message)
    await vi.waitFor(() => expect(logged('mail sent')).toMatchObject({ attempt: 2 }), LIMIT_MS)
    expect(await second.mails()).toHaveLength(1)
    // The lease would have delayed it by 15 s.
    const timeOf = (message: string): number => Date.parse(String(logged(message)?.['time']))
    expect(timeOf('mail sent') - timeOf('listening')).toBeLessThan(10_000)
    await second.remove()
  },
  LIMIT_MS,
)
