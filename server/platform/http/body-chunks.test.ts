import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createInjectedApp, type InjectedApp } from '#tests/support/running-app-inject.ts'
import { MAX_BODY_CHUNKS } from './body-chunks.ts'

let running: InjectedApp
beforeAll(async () => {
  running = await createInjectedApp()
  await running.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => running.close())

/**
 * Posts a form in chunks of one byte.
 * @returns the status line, once the server closes the connection
 */
async function postInChunks(target: string, chunks: number, last = '0\r\n\r\n'): Promise<string> {
  const { port } = running.app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.on('data', (data) => (received += data.toString()))
  const closed = new Promise((resolve) => socket.on('close', resolve))
  // The server may reset the connection after the response.
  socket.on('error', () => undefined)
  const head = [
    `POST ${target} HTTP/1.1`,
    'host: localhost',
    'content-type: application/x-www-form-urlencoded',
    'connection: close',
    'transfer-encoding: chunked',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${'1\r\na\r\n'.repeat(chunks)}${last}`)
  await closed
  return received.split('\r\n', 1)[0] ?? ''
}

test('reads a body in as many chunks as the limit and refuses one more', async () => {
  expect(await postInChunks('/staff/sign-in', MAX_BODY_CHUNKS)).toBe(
    'HTTP/1.1 422 Unprocessable Entity',
  )
  expect(await postInChunks('/staff/sign-in', MAX_BODY_CHUNKS + 1)).toBe(
    'HTTP/1.1 413 Payload Too Large',
  )
})

test.each(['/request', '/rest/v1/submissions', '/r/AAAAAAAAAAAAAAAAAAAAAA/note', '/faq'])(
  'refuses a body of thousands of chunks posted to %s without logging an error',
  async (target) => {
    expect(await postInChunks(target, 60_000)).toMatch(/^HTTP\/1.1 4/)
    expect(running.log.filter(({ level }) => Number(level) >= 40)).toEqual([])
  },
)

test('closes the connection when a chunked body is refused before it is read', async () => {
  // The body never ends: only a server that does not wait for the rest closes the connection.
  expect(await postInChunks('/staff/push', 10, '')).toBe('HTTP/1.1 401 Unauthorized')
})
