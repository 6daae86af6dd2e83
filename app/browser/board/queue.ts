import { deviceValues } from '#app/browser/storage/safe-storage.ts'

const QUEUE_KEY = 'staff-waiting'

/** A transition pressed offline. One per lead. */
interface QueuedTransition {
  readonly id: string
  readonly address: string
  /** Query string; includes the state that the transition started from. */
  readonly fields: string
}

export const readQueue = (): readonly QueuedTransition[] =>
  JSON.parse(deviceValues.get(QUEUE_KEY) ?? '[]') as QueuedTransition[]

const write = (transitions: readonly QueuedTransition[]): void =>
  deviceValues.set(QUEUE_KEY, JSON.stringify(transitions))

export const dequeue = (id: string): void =>
  write(readQueue().filter((transition) => transition.id !== id))

export const enqueue = (transition: QueuedTransition): void =>
  write([...readQueue().filter(({ id }) => id !== transition.id), transition])

export const clearQueue = (): void => deviceValues.remove(QUEUE_KEY)
