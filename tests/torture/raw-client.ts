import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'

/** How long an answer may take; beyond it the client goes away, and that is no failure. */
const PATIENCE_MS = 10_000

/** A connection without any rules; the server's reset is the server's right. */
export async function openSocket(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.on('error', () => {})
  return socket
}

/**
 * Writes these pieces one after the other, says that nothing more will come,
 * and resolves with the statuses of all that came back.
 */
export async function statusesFor(port: number, pieces: readonly Buffer[]): Promise<number[]> {
  const socket = await openSocket(port)
  const received: Buffer[] = []
  socket.on('data', (chunk: Buffer) => received.push(chunk))
  // Not `once`, which takes a reset for a failure.
  const { promise: closed, resolve } = Promise.withResolvers<void>()
  socket.on('close', () => resolve())
  socket.setTimeout(PATIENCE_MS, () => socket.destroy())
  for (const piece of pieces) {
    if (socket.writable) socket.write(piece)
    await turn()
  }
  socket.end()
  await closed
  return statusesIn(Buffer.concat(received).toString('latin1'))
}

/** Every answer's status, one after the other; bodies of ours never look like the beginning of an answer. */
export function statusesIn(text: string): number[] {
  return [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
}
