import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createLogWriter } from './log-writer.ts'
import { ONLY_ON_LINUX, skipUnless } from '#tests/support/skip-unless.ts'

let folder: string
let opened: number[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'log-lines-'))
  opened = []
})
afterEach(() => {
  opened.forEach((fd) => closeSync(fd))
  rmSync(folder, { recursive: true })
})

const open = (path: string, flags: string): number => {
  const fd = openSync(path, flags)
  opened.push(fd)
  return fd
}

test('writes lines in order, the last ones at the end of the process', async () => {
  const path = join(folder, 'log')
  const lines = createLogWriter(open(path, 'a'), Date.now)
  lines.write('{"msg":"Zoë"}\n')
  lines.write('two\n')
  expect(readFileSync(path, 'utf8')).toBe('')
  await lines.drained()
  expect(readFileSync(path, 'utf8')).toBe('{"msg":"Zoë"}\ntwo\n')
  lines.write('three\n')
  expect(lines.flush()).toBe(true)
  await lines.drained()
  expect(readFileSync(path, 'utf8')).toBe('{"msg":"Zoë"}\ntwo\nthree\n')
  expect(lines.lost()).toBe(0)
})

test.each([
  ['a full disk', '/dev/full', 'w'],
  ['an output that cannot be written', '/dev/null', 'r'],
])(
  'counts the lines that %s loses',
  skipUnless(process.platform === 'linux', ONLY_ON_LINUX),
  async (_what, path, flags) => {
    const lines = createLogWriter(open(path, flags), Date.now)
    lines.write('one\n')
    lines.write('two\n')
    await lines.drained()
    expect(lines.lost()).toBe(2)
    lines.write('three\n')
    expect(lines.flush()).toBe(true)
    expect(lines.lost()).toBe(3)
  },
)

describe('the log of a process', { timeout: 20_000 }, () => {
  /**
   * Writes the number of one-kilobyte lines read from standard input, and reports on standard
   * error.
   */
  const PROGRAM = `
    import { createLogWriter } from '${new URL('log-writer.ts', import.meta.url).href}'
    const lines = createLogWriter(1, Date.now)
    process.on('exit', () => { if (!lines.flush()) process.kill(process.pid, 'SIGKILL') })
    process.stdin.on('data', (text) => {
      for (let left = Number(text); left > 0; left--) lines.write('x'.repeat(1023) + '\\n')
      setTimeout(() => process.stderr.write(lines.lost() + '\\n'), 20)
    })
    process.stdin.on('end', () => setTimeout(() => process.exit(0), 1100))`
  let program: ChildProcess

  beforeEach(() => {
    program = spawn(process.execPath, ['--input-type=module-typescript', '-e', PROGRAM], {
      stdio: ['pipe', 'pipe', 'pipe'],
    })
  })
  afterEach(() => program.kill('SIGKILL'))

  /** Number of lines lost so far. */
  const linesLostAfter = async (count: number): Promise<number> => {
    program.stdin?.write(String(count))
    const [text] = (await once(program.stderr!, 'data')) as [Buffer]
    return Number(String(text))
  }

  test('continues when its reader is gone', async () => {
    expect(await linesLostAfter(1)).toBe(0)
    program.stdout?.destroy()
    await once(program.stdout!, 'close')
    await linesLostAfter(1)
    expect(await linesLostAfter(2)).toBeGreaterThanOrEqual(2)
    expect(program.exitCode).toBeNull()
  })

  test('continues when its reader stalls, drops what does not fit, and can end', async () => {
    expect(await linesLostAfter(2000)).toBeGreaterThan(500)
    expect(await linesLostAfter(1)).toBeGreaterThan(500)
    program.stdin?.end()
    await once(program, 'exit')
    expect(program.signalCode).toBe('SIGKILL')
  })
})
