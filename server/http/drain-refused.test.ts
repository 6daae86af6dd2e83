import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningApp, startApp } from '#tests/support/running-app.ts'

let running: RunningApp
beforeAll(async () => {
  running = await startApp()
})
afterAll(() => running.remove())

const TOKEN = 'n_SxnRiBCk9K9YX1v-ar_w'
const REFUSED = [
  ['a photo for an invented page', `/r/${TOKEN}/photo`, 6_000_000],
  ['a photo for no page', '/r/short/photo', 6_000_000],
  ['a form that is too large', '/request', 300_000],
  ['an address that takes nothing', '/contact', 900_000],
  ['an address of the board without a session', '/staff/l/one/photo', 2_000_000],
] as const

describe.each(REFUSED)('%s', (_what, address, size) => {
  test('does not delay the next request on the connection', async () => {
    const socket = connect(Number(new URL(running.url).port), '127.0.0.1')
    await once(socket, 'connect')
    socket.on('error', () => undefined)
    let received = ''
    socket.on('data', (chunk) => (received += chunk.toString('latin1')))
    socket.write(
      `POST ${address} HTTP/1.1\r\nhost: ${new URL(running.url).host}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: ${size}\r\n\r\n`,
    )
    // A proxy sends while it reads, and writes the next visitor's request behind the body.
    const half = Buffer.alloc(size / 2, 'a')
    socket.write(half)
    await pause(100)
    socket.write(half)
    socket.write(`GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)
    const started = performance.now()
    await Promise.race([once(socket, 'close'), pause(8000)])
    expect(received).toMatch(/^HTTP\/1\.1 4\d\d/)
    const isClosed = /^connection: close/im.test(received.split('\r\n\r\n')[0] ?? '')
    // Either the connection is not used again, or the next request is answered on it.
    if (!isClosed) expect(received).toMatch(/HTTP\/1\.1 200 OK[^]*ok\n/)
    expect(performance.now() - started).toBeLessThan(7000)
  })
})

test('the answer to a refused upload arrives whole', async () => {
  for (let round = 0; round < 5; round++) {
    const response = await fetch(`${running.url}/r/${TOKEN}/photo`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: Buffer.alloc(6_000_000, 'a'),
    })
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('<')
  }
})
