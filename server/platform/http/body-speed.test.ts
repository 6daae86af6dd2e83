import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limitBodySpeed } from './body-speed.ts'
import { addErrorHandler } from './error-handler.ts'

let app: FastifyInstance
beforeAll(async () => {
  app = Fastify({ forceCloseConnections: true })
  addErrorHandler(app)
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer' },
    async (_request: unknown, body: Buffer) => body,
  )
  app.post(
    '/',
    {
      preParsing: (asked, reply, payload, done) => {
        limitBodySpeed(asked, reply, payload, { bytesPerSecond: 100, graceMs: 700 })
        done(null, payload)
      },
    },
    async ({ body }) => String((body as Buffer).length),
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

/** Sends `pieces` of so many bytes, one every 300 ms; returns the status. */
async function send(pieces: number, bytes: number): Promise<number | undefined> {
  const { port } = app.server.address() as AddressInfo
  const headers = { 'content-type': 'image/jpeg', 'content-length': pieces * bytes }
  const sent = request({ port, host: '127.0.0.1', method: 'POST', headers })
  const answer = once(sent, 'response')
  sent.on('error', () => undefined)
  const state = { isAnswered: false }
  void answer.then(() => (state.isAnswered = true))
  for (let piece = 0; piece < pieces && !state.isAnswered; piece++) {
    sent.write(Buffer.alloc(bytes))
    await pause(300)
  }
  const [response] = (await answer) as [IncomingMessage]
  response.resume()
  sent.destroy()
  return response.statusCode
}

test.each<[string, number, number, number]>([
  ['a byte at a time', 100, 1, 408],
  ['twenty bytes at a time, below the speed', 100, 20, 408],
  ['a hundred bytes at a time, above the speed', 6, 100, 200],
  ['all at once', 1, 4000, 200],
])(
  'answers a body that arrives %s in time',
  async (_what, pieces, bytes, status) => {
    const begun = performance.now()
    expect(await send(pieces, bytes)).toBe(status)
    expect(performance.now() - begun).toBeLessThan(10_000)
  },
  30_000,
)
