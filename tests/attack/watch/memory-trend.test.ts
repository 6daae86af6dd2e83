import { expect, test } from 'vitest'
import { createRandom } from '#tests/torture/random.ts'
import { memoryTrend, type MemorySample } from './memory-trend.ts'

/** A saw's teeth, as a collector makes them, on whatever the rest is. */
function samples(base: (requests: number) => number): MemorySample[] {
  const random = createRandom(3)
  return Array.from({ length: 1000 }, (_, index) => {
    const requests = index * 1000
    return { requests, mb: base(requests) + random.next() * 60 }
  })
}

test('teeth of 60 MB on a level floor are flat', () => {
  expect(memoryTrend(samples(() => 120))).toMatchObject({ isFlat: true })
})

test('growth before the warm-up is nothing, after it a leak', () => {
  const early = samples((requests) => Math.min(200, 100 + requests / 500))
  expect(memoryTrend(early)).toMatchObject({ isFlat: true })
  const trend = memoryTrend(samples((requests) => 100 + (requests * 40) / 1e6))
  expect(trend).toMatchObject({ isFlat: false })
  expect(trend?.bytesPerRequest).toBeGreaterThan(30)
  expect(trend?.bytesPerRequest).toBeLessThan(50)
})

test('a single step, such as a cache that fills, is no trend', () => {
  const step = samples((requests) => (requests > 950_000 ? 180 : 120))
  expect(memoryTrend(step)).toMatchObject({ isFlat: true })
})

test('too little to say anything says nothing', () => {
  expect(memoryTrend(samples(() => 100).slice(0, 60))).toBeNull()
})
