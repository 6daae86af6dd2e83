import { connect, createServer, type Socket } from 'node:net'
import { listen } from './loopback.ts'

/** Payload of one packet (Ethernet, IPv4, TCP). */
const SEGMENT = 1460

interface SlowConnection {
  /** Address of the server through it. */
  readonly url: string
  /** Number of lost packets. */
  readonly lost: () => number
  stop(): Promise<void>
}

/**
 * Starts a proxy that loses packets as the ends of a connection see it: a lost packet is sent again
 * after a while, and everything behind it waits (RFC 9293, 3.8).
 * @param latencyMs each way
 * @param loss share of packets that are lost
 * @param retransmissionMs until a lost packet is sent again
 * @param random 0 to 1
 */
export async function startSlowConnection(
  target: string,
  {
    latencyMs,
    loss,
    retransmissionMs,
    random,
  }: { latencyMs: number; loss: number; retransmissionMs: number; random: () => number },
): Promise<SlowConnection> {
  const { hostname, port } = new URL(target)
  const open = new Set<Socket>()
  let lost = 0

  const pass = (from: Socket, to: Socket) => {
    /** Arrival time of the previous packet, because packets stay in order. */
    let last = 0
    from.on('data', (data: Buffer) => {
      for (let at = 0; at < data.length; at += SEGMENT) {
        const isLost = random() < loss
        if (isLost) lost++
        last = Math.max(last, performance.now() + latencyMs + (isLost ? retransmissionMs : 0))
        const packet = data.subarray(at, at + SEGMENT)
        setTimeout(() => to.writable && to.write(packet), last - performance.now())
      }
    })
    from.on('end', () => setTimeout(() => to.end(), Math.max(0, last - performance.now()) + 1))
    from.on('close', () => open.delete(from))
    // When one side closes, the other closes too.
    from.on('error', () => to.destroy())
    open.add(from)
  }

  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    pass(near, far)
    pass(far, near)
  })
  const nearPort = await listen(server)
  return {
    url: `http://127.0.0.1:${nearPort}`,
    lost: () => lost,
    stop: () =>
      new Promise((resolve) => {
        for (const socket of open) socket.destroy()
        server.close(() => resolve())
      }),
  }
}
