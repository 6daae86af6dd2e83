import { expect, test } from 'vitest'
import { createKeyedMutex } from './keyed-mutex.ts'

test('runs tasks of one key one after another and tells each whether it waited', async () => {
  const turns = createKeyedMutex()
  const first = Promise.withResolvers<string>()
  const order: string[] = []
  const one = turns.run('a', async (waited) => {
    order.push(`one ${waited}`)
    return await first.promise
  })
  const two = turns.run('a', async (waited) => {
    order.push(`two ${waited}`)
    return 'second'
  })
  const other = await turns.run('b', async (waited) => {
    order.push(`other ${waited}`)
    return 'other'
  })
  expect(other).toBe('other')
  expect(order).toEqual(['one false', 'other false'])
  first.resolve('first')
  expect(await Promise.all([one, two])).toEqual(['first', 'second'])
  expect(order).toEqual(['one false', 'other false', 'two true'])
})

test('does not let a failed task block the next with the same key', async () => {
  const turns = createKeyedMutex()
  const failing = turns.run('a', () => Promise.reject(new Error('down')))
  const next = turns.run('a', async () => 'done')
  await expect(failing).rejects.toThrow('down')
  expect(await next).toBe('done')
  expect(await turns.run('a', async (waited) => waited)).toBe(false)
})
