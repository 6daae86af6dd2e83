/**
 * Serves PGlite on a loopback port, so that tests use the same driver and addresses without
 * PostgreSQL. It has one session: connections alternate, one transaction at a time. Protocol:
 * https://www.postgresql.org/docs/current/protocol-flow.html
 */

import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { PGlite } from '@electric-sql/pglite'
import { listen } from './loopback.ts'

const SSL_REQUEST = 80877103
const QUERY = 'Q'
const SYNC = 'S'
const TERMINATE = 'X'
const IDLE = 'I'

/** AuthenticationOk, then ReadyForQuery outside any transaction. */
const GREETING = Buffer.concat([
  Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0]),
  Buffer.from([0x5a, 0, 0, 0, 5, IDLE.charCodeAt(0)]),
])

export async function startPglite(): Promise<{ url: string; stop(): Promise<void> }> {
  const database = await PGlite.create()
  const takeTurn = turnstile()
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    serve(socket, database, takeTurn).catch((error: NodeJS.ErrnoException) => {
      // A client that closes without Terminate.
      if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
    })
  })
  const port = await listen(server)
  return {
    url: `postgres://test@127.0.0.1:${port}/postgres`,
    async stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
      await database.close()
    },
  }
}

/** Resolves with the function that releases the session. */
type TakeTurn = () => Promise<() => void>

function turnstile(): TakeTurn {
  let last: Promise<void> = Promise.resolve()
  return async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const before = last
    last = promise
    await before
    return resolve
  }
}

/** Serves one connection until it closes. */
async function serve(socket: Socket, database: PGlite, takeTurn: TakeTurn): Promise<void> {
  let searchPath = 'public'
  let endTurn: (() => void) | undefined
  let group: Buffer[] = []
  try {
    for await (const message of messages(socket)) {
      if (message.type === 'startup') {
        searchPath = /search_path=(\w+)/.exec(message.bytes.toString())?.[1] ?? searchPath
        socket.write(GREETING)
        continue
      }
      if (message.type === TERMINATE) break
      group.push(message.bytes)
      if (message.type !== QUERY && message.type !== SYNC) continue
      if (!endTurn) {
        endTurn = await takeTurn()
        await database.exec(`SET search_path TO ${searchPath}`)
      }
      const answer = await database.execProtocolRaw(Buffer.concat(group))
      group = []
      socket.write(answer)
      // The last byte of ReadyForQuery says whether a transaction is open.
      if (String.fromCharCode(answer.at(-1) ?? 0) !== IDLE) continue
      endTurn()
      endTurn = undefined
    }
  } finally {
    if (endTurn) {
      await database.exec('ROLLBACK')
      endTurn()
    }
    socket.end()
  }
}

/** Splits the stream into messages; those before the first query have no type. */
async function* messages(socket: Socket): AsyncGenerator<{ type: string; bytes: Buffer }> {
  let buffer: Buffer = Buffer.alloc(0)
  let started = false
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    buffer = Buffer.concat([buffer, chunk])
    for (;;) {
      const header = started ? 1 : 0
      if (buffer.length < header + 4) break
      const length = header + buffer.readInt32BE(header)
      if (buffer.length < length) break
      const bytes = buffer.subarray(0, length)
      buffer = buffer.subarray(length)
      if (started) yield { type: String.fromCharCode(bytes[0] ?? 0), bytes }
      else if (bytes.readInt32BE(4) === SSL_REQUEST) socket.write('N')
      else {
        started = true
        yield { type: 'startup', bytes }
      }
    }
  }
}
