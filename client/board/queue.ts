import { deviceValues } from '#client/storage/safe-storage.ts'

const QUEUE_KEY = 'staff-waiting'

/** A step that was pressed offline. One per lead; its fields include the state that it started from. */
export interface QueuedStep {
  readonly id: string
  readonly address: string
  readonly fields: readonly (readonly [name: string, value: string])[]
}

export const readQueue = (): readonly QueuedStep[] =>
  JSON.parse(deviceValues.get(QUEUE_KEY) ?? '[]') as QueuedStep[]

const write = (steps: readonly QueuedStep[]): void =>
  deviceValues.set(QUEUE_KEY, JSON.stringify(steps))

export const dequeue = (id: string): void => write(readQueue().filter((step) => step.id !== id))

export const enqueue = (step: QueuedStep): void =>
  write([...readQueue().filter(({ id }) => id !== step.id), step])

export const clearQueue = (): void => deviceValues.remove(QUEUE_KEY)
