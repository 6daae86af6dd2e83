import { expect, test } from 'vitest'
import { createDiskModel } from './disk-model.ts'
import { createRandom } from './random.ts'
import type { TraceEvent } from './trace-log.ts'

const FOLDER = '/data'
const FILE = '/data/a'

const write = (at: number, text: string): TraceEvent => ({
  what: 'write',
  path: FILE,
  at,
  bytes: Buffer.from(text),
})
const CREATE: TraceEvent = { what: 'create', path: FILE }
const FLUSH: TraceEvent = { what: 'sync', path: FILE }
const FLUSH_FOLDER: TraceEvent = { what: 'sync', path: FOLDER }

function after(...events: TraceEvent[]): ReturnType<typeof createDiskModel> {
  const disk = createDiskModel(FOLDER)
  for (const event of events) disk.apply(event)
  return disk
}

/** The file if nothing survived that was not flushed. */
const flushed = (...events: TraceEvent[]): string | undefined =>
  after(...events)
    .cut(0, createRandom(1))
    .get(FILE)
    ?.toString()

test('what was flushed is there, what came after it is not', () => {
  expect(flushed(CREATE, FLUSH_FOLDER, write(0, 'old'), FLUSH, write(0, 'new'))).toBe('old')
})

test('if everything survives, everything is there', () => {
  const disk = after(CREATE, write(0, 'abc'), { what: 'truncate', path: FILE, size: 2 })
  expect(disk.cut(1, createRandom(1)).get(FILE)?.toString()).toBe('ab')
})

test('a file whose folder was not flushed is not there, however well it was flushed itself', () => {
  expect(flushed(CREATE, write(0, 'abc'), FLUSH)).toBeUndefined()
})

test('a file that was removed is back unless its folder was flushed', () => {
  const removed: TraceEvent = { what: 'remove', path: FILE }
  expect(flushed(CREATE, FLUSH_FOLDER, write(0, 'a'), FLUSH, removed)).toBe('a')
  expect(flushed(CREATE, FLUSH_FOLDER, removed, FLUSH_FOLDER)).toBeUndefined()
})

test('what lies beyond the end is zeros, also after it was cut off', () => {
  const shrink: TraceEvent = { what: 'truncate', path: FILE, size: 1 }
  expect(flushed(CREATE, FLUSH_FOLDER, write(0, 'abcd'), shrink, write(3, 'z'), FLUSH)).toBe(
    'a\0\0z',
  )
})

test('a write that is not flushed may be torn between sectors, never inside one', () => {
  const disk = after(CREATE, FLUSH_FOLDER, write(100, 'x'.repeat(2000)))
  const random = createRandom(7)
  const lengths = Array.from({ length: 200 }, () => {
    const content = disk.cut(0.5, random).get(FILE)
    const sectors = [100, 512, 1024, 1536, 2048].map((start, index, starts) => {
      const sector = content?.subarray(start, starts[index + 1] ?? 2100) ?? Buffer.alloc(0)
      return new Set(sector).size
    })
    expect(Math.max(...sectors)).toBeLessThanOrEqual(1)
    return content?.length
  })
  expect(new Set(lengths).size).toBeGreaterThan(2)
})

test('a flush that is ignored keeps nothing', () => {
  const disk = createDiskModel(FOLDER, (path) => path === FILE)
  for (const event of [CREATE, FLUSH_FOLDER, write(0, 'abc'), FLUSH]) disk.apply(event)
  expect(disk.cut(0, createRandom(1)).get(FILE)?.length).toBe(0)
})
