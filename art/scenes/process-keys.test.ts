import { expect, test } from 'vitest'
import { PROCESS_STEPS, processKey } from './process-keys.ts'

const dashed = (markup: string): number =>
  /stroke-dasharray="[^"]*" d="([^"]*)"/.exec(markup)?.[1]?.match(/M/g)?.length ?? 0

test('every step has one more cut and one dashed cut less', () => {
  const keys = ([0, 1, 2, 3, 4] as const).map(processKey)
  expect(keys.map(dashed)).toEqual([4, 3, 2, 1, 0])
  expect(new Set(keys).size).toBe(PROCESS_STEPS + 1)
})
