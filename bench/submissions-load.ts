import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { DEFAULT_PUBLIC_ANON_KEY } from '#server/environment.ts'
import { sampleSubmission } from '#tests/support/running-app-request.ts'
import type { CaptchaMint } from '#tests/torture/captcha-mint.ts'

/** Requests for a server, and how long each took. */
export interface LoadResult {
  readonly perSecond: number
  /** Milliseconds, one for each acknowledged request. */
  readonly latencies: readonly number[]
  /** Answers other than 201, by status. */
  readonly refused: ReadonlyMap<number, number>
}

/** Complete requests, ready to be written to a socket; each is good once. */
export function makeRequests(mint: CaptchaMint, count: number): Buffer[] {
  return Array.from({ length: count }, () => makeRequest(mint.token()))
}

/** As the page sends it, in one piece. */
function makeRequest(token: string): Buffer {
  const body = JSON.stringify(sampleSubmission({ recaptcha_token: token }))
  const head = [
    'POST /rest/v1/submissions?select=* HTTP/1.1',
    'host: localhost',
    `apikey: ${DEFAULT_PUBLIC_ANON_KEY}`,
    'content-type: application/json',
    'accept: application/vnd.pgrst.object+json',
    'prefer: return=representation',
    `idempotency-key: ${crypto.randomUUID()}`,
    `content-length: ${Buffer.byteLength(body)}`,
  ]
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`)
}

/** As much as the server takes: each of these connections sends its next request at once. */
export async function loadFully(
  port: number,
  requests: readonly Buffer[],
  options: { readonly connections: number; readonly limitMs: number },
): Promise<LoadResult> {
  const begun = performance.now()
  const end = begun + options.limitMs
  const tally = createTally()
  let next = 0
  await withConnections(port, options.connections, async (connection) => {
    for (;;) {
      const request = requests[next++]
      if (request === undefined || performance.now() >= end) return
      const sent = performance.now()
      tally.add(await connection.ask(request), performance.now() - sent)
    }
  })
  return tally.result(performance.now() - begun)
}

/**
 * A steady stream. Time is counted from the moment at which a request was
 * due, so that a server which stands still pays for all who wait behind.
 */
export async function loadSteadily(
  port: number,
  requests: readonly Buffer[],
  options: { readonly connections: number; readonly perSecond: number },
): Promise<LoadResult> {
  const begun = performance.now()
  const tally = createTally()
  let next = 0
  await withConnections(port, options.connections, async (connection) => {
    for (;;) {
      const number = next++
      const request = requests[number]
      if (request === undefined) return
      const due = begun + (number / options.perSecond) * 1000
      const early = due - performance.now()
      if (early > 0) await pause(early)
      // A timer comes a moment late; that is not the server's.
      const sent = early > 0 ? performance.now() : due
      tally.add(await connection.ask(request), performance.now() - sent)
    }
  })
  return tally.result(performance.now() - begun)
}

interface Tally {
  add(status: number, latency: number): void
  result(elapsedMs: number): LoadResult
}

function createTally(): Tally {
  const latencies: number[] = []
  const refused = new Map<number, number>()
  return {
    add(status, latency) {
      if (status === 201) latencies.push(latency)
      else refused.set(status, (refused.get(status) ?? 0) + 1)
    },
    result: (elapsedMs) => ({
      perSecond: (latencies.length / elapsedMs) * 1000,
      latencies,
      refused,
    }),
  }
}

interface Connection {
  /** Resolves with the status once the whole answer is there. */
  ask(request: Buffer): Promise<number>
}

async function withConnections(
  port: number,
  count: number,
  work: (connection: Connection) => Promise<void>,
): Promise<void> {
  const sockets = await Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true })
      await once(socket, 'connect')
      return socket
    }),
  )
  try {
    await Promise.all(sockets.map((socket) => work(createConnection(socket))))
  } finally {
    for (const socket of sockets) socket.destroy()
  }
}

/** Just enough of HTTP for one answer after the other, each with its length. */
function createConnection(socket: Socket): Connection {
  let received = ''
  let answered: ((status: number) => void) | undefined
  let failed: ((error: Error) => void) | undefined
  socket.setEncoding('latin1')
  socket.on('data', (chunk: string) => {
    received += chunk
    const headEnd = received.indexOf('\r\n\r\n')
    if (headEnd === -1) return
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(received)?.[1] ?? 0)
    if (received.length < headEnd + 4 + length) return
    const status = Number(received.slice(9, 12))
    received = ''
    answered?.(status)
  })
  socket.on('error', (error) => failed?.(error))
  socket.on('close', () => failed?.(new Error('The server hung up.')))
  return {
    ask(request) {
      const { promise, resolve, reject } = Promise.withResolvers<number>()
      answered = resolve
      failed = reject
      socket.write(request)
      return promise
    },
  }
}
