import { expect, test } from 'vitest'
import { createLogLines, type LogLines } from './log-lines.ts'
import type { Written } from './log-output.ts'

interface Stage {
  readonly lines: LogLines
  /** What got out, as a reader sees it. */
  out: string
  /** Bytes that each write still takes before it fails; Infinity for a healthy output. */
  room: number
  /** While true, writes are begun and not ended. */
  asleep: boolean
  now: number
  /** Runs what was put off to the end of the turn, and lets writes end. */
  turn(): Promise<void>
}

function setUp(): Stage {
  let due: (() => void)[] = []
  let sleepers: (() => void)[] = []
  const take = (bytes: Buffer): Written => {
    const taken = bytes.subarray(0, Math.min(bytes.length, stage.room))
    stage.out += taken.toString('utf8')
    return { bytes: taken.length, trouble: taken.length < bytes.length ? 'ENOSPC' : null }
  }
  const lines = createLogLines({
    output: {
      async write(bytes) {
        if (stage.asleep) await new Promise<void>((resolve) => sleepers.push(resolve))
        return take(bytes)
      },
      writeNow: take,
    },
    clock: () => stage.now,
    later: (work) => due.push(work),
  })
  const stage: Stage = {
    lines,
    out: '',
    room: Infinity,
    asleep: false,
    now: Date.parse('2031-03-04T05:06:07.000Z'),
    async turn() {
      const now = due
      due = []
      for (const work of now) work()
      if (!stage.asleep) for (const wake of sleepers.splice(0)) wake()
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
  return stage
}

const LOSS = (lost: number): string =>
  `{"level":40,"time":"2031-03-04T05:06:07.000Z","lost":${lost},"msg":"log lines could not be written and are lost"}\n`

test('lines of one turn leave in one write, in their order', async () => {
  const stage = setUp()
  stage.lines.write('one\n')
  stage.lines.write('two\n')
  expect(stage.out).toBe('')
  await stage.turn()
  expect(stage.out).toBe('one\ntwo\n')
  stage.lines.write('three\n')
  await stage.turn()
  expect(stage.out).toBe('one\ntwo\nthree\n')
  expect(stage.lines.lost()).toBe(0)
})

test('whoever ends the process writes what has gathered, once', async () => {
  const stage = setUp()
  stage.lines.write('last\n')
  expect(stage.lines.flush()).toBe(true)
  await stage.turn()
  expect(stage.lines.flush()).toBe(true)
  expect(stage.out).toBe('last\n')
})

test('a full disk costs lines, which are counted, and told once there is room again', async () => {
  const stage = setUp()
  stage.room = 0
  for (const line of ['one\n', 'two\n', 'three\n']) {
    stage.lines.write(line)
    await stage.turn()
  }
  expect(stage.lines.lost()).toBe(3)
  stage.room = Infinity
  stage.lines.write('four\n')
  await stage.turn()
  stage.lines.write('five\n')
  await stage.turn()
  expect(stage.out).toBe(`${LOSS(3)}four\nfive\n`)
  expect(stage.lines.lost()).toBe(3)
})

test('a line that broke off is ended before the next, and counts as lost', async () => {
  const stage = setUp()
  stage.room = 6
  stage.lines.write('one\ntwo\n')
  await stage.turn()
  expect(stage.lines.lost()).toBe(1)
  stage.room = Infinity
  stage.lines.write('three\n')
  await stage.turn()
  expect(stage.out).toBe(`one\ntw\n${LOSS(1)}three\n`)
})

test('word of lost lines that is lost itself is given again, with the right number', async () => {
  const stage = setUp()
  stage.room = 0
  stage.lines.write('one\n')
  await stage.turn()
  stage.room = 10
  stage.lines.write('two\n')
  await stage.turn()
  stage.room = LOSS(2).length + 4
  stage.lines.write('three\nfour\n')
  await stage.turn()
  stage.room = Infinity
  stage.lines.write('five\n')
  await stage.turn()
  expect(stage.out).toBe(`${LOSS(1).slice(0, 10)}\n${LOSS(2)}thr\n${LOSS(2)}five\n`)
  expect(stage.lines.lost()).toBe(4)
})

test('a reader that sleeps holds nobody up: a megabyte waits for it, the rest is lost', async () => {
  const stage = setUp()
  stage.asleep = true
  const line = `${'x'.repeat(1023)}\n`
  stage.lines.write(line)
  await stage.turn()
  for (let count = 0; count < 1500; count++) stage.lines.write(line)
  await stage.turn()
  expect(stage.out).toBe('')
  expect(stage.lines.lost()).toBe(1500 - 1024)
  stage.asleep = false
  await stage.turn()
  await stage.turn()
  expect(stage.out).toBe(line + LOSS(476) + line.repeat(1024))
})

test('the end waits for a write on its way, but not for a reader that sleeps', async () => {
  const stage = setUp()
  stage.asleep = true
  let drained = false
  stage.lines.write('one\n')
  await stage.turn()
  stage.lines.write('two\n')
  void stage.lines.drained().then(() => (drained = true))
  await stage.turn()
  expect(drained).toBe(false)
  stage.now += 1001
  expect(stage.lines.flush()).toBe(false)
  stage.asleep = false
  await stage.turn()
  await stage.turn()
  expect(drained).toBe(true)
  expect(stage.out).toBe('one\ntwo\n')
  await stage.lines.drained()
})
