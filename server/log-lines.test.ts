import { expect, test } from 'vitest'
import { createLogLines } from './log-lines.ts'

function setUp(): { lines: ReturnType<typeof createLogLines>; written: string[]; turn(): void } {
  const written: string[] = []
  let due: (() => void)[] = []
  const lines = createLogLines({ write: (text) => written.push(text) }, (work) => due.push(work))
  const turn = (): void => {
    const now = due
    due = []
    for (const work of now) work()
  }
  return { lines, written, turn }
}

test('lines of one turn leave in one write, in their order', () => {
  const { lines, written, turn } = setUp()
  lines.write('one\n')
  lines.write('two\n')
  expect(written).toEqual([])
  turn()
  expect(written).toEqual(['one\ntwo\n'])
  lines.write('three\n')
  turn()
  turn()
  expect(written).toEqual(['one\ntwo\n', 'three\n'])
})

test('whoever ends the process writes what has gathered, once', () => {
  const { lines, written, turn } = setUp()
  lines.write('last\n')
  lines.flush()
  turn()
  lines.flush()
  expect(written).toEqual(['last\n'])
})
