import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

test('work under one name runs one after the other, and knows whether it waited', async () => {
  const turns = createTurns()
  const first = Promise.withResolvers<string>()
  const order: string[] = []
  const one = turns.take('a', async (waited) => {
    order.push(`one ${waited}`)
    return await first.promise
  })
  const two = turns.take('a', async (waited) => {
    order.push(`two ${waited}`)
    return 'second'
  })
  const other = await turns.take('b', async (waited) => {
    order.push(`other ${waited}`)
    return 'other'
  })
  expect(other).toBe('other')
  expect(order).toEqual(['one false', 'other false'])
  first.resolve('first')
  expect(await Promise.all([one, two])).toEqual(['first', 'second'])
  expect(order).toEqual(['one false', 'other false', 'two true'])
})

test('whoever fails holds nobody up', async () => {
  const turns = createTurns()
  const failing = turns.take('a', () => Promise.reject(new Error('down')))
  const next = turns.take('a', async () => 'done')
  await expect(failing).rejects.toThrow('down')
  expect(await next).toBe('done')
  expect(await turns.take('a', async (waited) => waited)).toBe(false)
})
