import { afterEach, beforeEach, expect, test } from 'vitest'
import { createStage, type Stage } from '../database/stage.fixture.ts'
import { startProgress } from './progress.ts'

let stage: Stage
beforeEach(() => {
  stage = createStage()
})
afterEach(() => stage.remove())

/** What is said about work that takes so many milliseconds a step. */
async function work(stepMs: number, total: number | null): Promise<string> {
  const { err } = await stage.run(async (_args, io) => {
    const progress = startProgress(io, 'Counting', total)
    for (const done of [1, 2, 3]) {
      stage.now += stepMs
      progress.at(done)
    }
    progress.end()
    return 0
  })
  return err
}

test('work that is soon done says nothing', async () => {
  stage.terminal = { ...stage.terminal, err: true }
  expect(await work(200, 3)).toBe('')
})

test('at a terminal one line is written over and taken away at the end', async () => {
  stage.terminal = { ...stage.terminal, err: true }
  expect(await work(1000, 3)).toBe(
    '\r\u001b[KCounting: 1 of 3 (33%)\r\u001b[KCounting: 2 of 3 (66%)\r\u001b[KCounting: 3 of 3 (100%)\r\u001b[K',
  )
})

test('in a file there is a plain line now and then', async () => {
  expect(await work(6000, null)).toBe('Counting: 2\n')
})
