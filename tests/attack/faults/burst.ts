import { type Message, toBytes } from '../wire/message.ts'
import { openPipeline } from '../wire/pipeline.ts'

/** What a burst was answered with. */
export interface Burst {
  readonly statuses: ReadonlyMap<number, number>
  /** Connections that ended before all was answered. */
  readonly broken: number
  readonly ms: number
}

/** Fewer at once than the server takes, so that none is told to come back for that alone. */
const FEW = { connections: 12, onTheirWay: 12 }

/**
 * Sends all of these as fast as they are taken; resolves when all are answered, or nobody answers any more.
 * @param width how many connections, and requests on their way on each
 */
export async function burst(
  port: number,
  messages: readonly Message[],
  { connections, onTheirWay } = FEW,
): Promise<Burst> {
  const statuses = new Map<number, number>()
  const begun = performance.now()
  let broken = 0
  const share = Math.ceil(messages.length / connections)
  await Promise.all(
    Array.from({ length: connections }, async (_, index) => {
      const mine = messages.slice(index * share, (index + 1) * share)
      const { promise, resolve } = Promise.withResolvers<void>()
      if (mine.length === 0) return
      let left = mine.length
      const pipeline = openPipeline({ port }, () => {
        broken += left
        resolve()
      })
      const rest = mine.values()
      const sendNext = (): void => {
        const { value: message } = rest.next()
        if (!message) return
        pipeline.send({
          bytes: toBytes(message),
          isHead: false,
          onAnswer({ status }) {
            statuses.set(status, (statuses.get(status) ?? 0) + 1)
            left--
            sendNext()
            if (left > 0) return
            pipeline.destroy()
            resolve()
          },
        })
      }
      for (let sent = 0; sent < onTheirWay; sent++) sendNext()
      await promise
    }),
  )
  return { statuses, broken, ms: performance.now() - begun }
}
