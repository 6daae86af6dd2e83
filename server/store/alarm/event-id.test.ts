import { expect, test } from 'vitest'
import { eventId } from './event-id.ts'

test('R121: events of one moment keep their order, and each has a name of its own', async () => {
  const ids: string[] = []
  for (let made = 0; made < 2000; made++) {
    ids.push(eventId())
    // As much as a statement to a database takes at the very least.
    await Promise.resolve(JSON.stringify(ids.slice(-50)))
  }
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})
