const KEY = 'staff-waiting'

/** A step that was pressed without a connection; one per lead, with the state it started from among its fields. */
export interface QueuedStep {
  /** Of the lead. */
  readonly id: string
  readonly address: string
  readonly fields: readonly (readonly [name: string, value: string])[]
}

export const readQueue = (): readonly QueuedStep[] =>
  JSON.parse(localStorage.getItem(KEY) ?? '[]') as QueuedStep[]

const write = (steps: readonly QueuedStep[]): void =>
  localStorage.setItem(KEY, JSON.stringify(steps))

export const dequeue = (id: string): void => write(readQueue().filter((step) => step.id !== id))

export const enqueue = (step: QueuedStep): void =>
  write([...readQueue().filter(({ id }) => id !== step.id), step])

export const clearQueue = (): void => localStorage.removeItem(KEY)
