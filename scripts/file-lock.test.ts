import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { oneAtATime } from './file-lock.mjs'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'one-at-a-time-'))
  file = path.join(folder, 'busy')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('the second start waits until the first is done, and says so once', async () => {
  const first = Promise.withResolvers<void>()
  const order: string[] = []
  const said: string[] = []
  const working = oneAtATime(
    async () => {
      await first.promise
      order.push('first')
    },
    { file },
  )
  let polls = 0
  const waiting = oneAtATime(() => void order.push('second'), {
    file,
    print: (text) => void said.push(text),
    wait: async () => {
      if (++polls === 3) first.resolve()
      await working.catch(() => {})
    },
  })
  // The wait is by polling: the first ends at the third poll at the latest.
  first.resolve()
  await Promise.all([working, waiting])
  expect(order).toEqual(['first', 'second'])
  expect(said).toEqual([`Waiting for another start from this folder (process ${process.pid}).\n`])
  expect(existsSync(file)).toBe(false)
})

test('a killed start does not block later ones', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  writeFileSync(file, String(pid))
  expect(await oneAtATime(() => 'done', { file })).toBe('done')
})

test('failing work releases the lock', async () => {
  const work = async () => await Promise.reject(new Error('no room'))
  await expect(oneAtATime(work, { file })).rejects.toThrow('no room')
  expect(existsSync(file)).toBe(false)
})
