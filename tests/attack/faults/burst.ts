import { type Message, toBytes } from '../wire/message.ts'
import { openPipeline } from '../wire/pipeline.ts'

/** What a burst was answered with. */
export interface Burst {
  readonly statuses: ReadonlyMap<number, number>
  /** Connections that ended before all was answered. */
  readonly broken: number
  readonly ms: number
}

const CONNECTIONS = 12

/** Sends all of these as fast as they are taken; resolves when all are answered, or nobody answers any more. */
export async function burst(port: number, messages: readonly Message[]): Promise<Burst> {
  const statuses = new Map<number, number>()
  const begun = performance.now()
  let broken = 0
  const share = Math.ceil(messages.length / CONNECTIONS)
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async (_, index) => {
      const mine = messages.slice(index * share, (index + 1) * share)
      const { promise, resolve } = Promise.withResolvers<void>()
      if (mine.length === 0) return
      let left = mine.length
      const pipeline = openPipeline({ port }, () => {
        broken += left
        resolve()
      })
      for (const message of mine) {
        pipeline.send({
          bytes: toBytes(message),
          isHead: false,
          onAnswer({ status }) {
            statuses.set(status, (statuses.get(status) ?? 0) + 1)
            left--
            if (left === 0) {
              pipeline.destroy()
              resolve()
            }
          },
        })
      }
      await promise
    }),
  )
  return { statuses, broken, ms: performance.now() - begun }
}
