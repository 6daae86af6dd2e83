import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fileOutput } from './log-output.ts'

let folder: string
let opened: number[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'log-output-'))
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

const bytes = Buffer.from('{"msg":"Zoë"}\n')

test('both ways append to a file', async () => {
  const path = join(folder, 'log')
  const output = fileOutput(open(path, 'a'))
  expect(await output.write(bytes)).toEqual({ bytes: bytes.length, trouble: null })
  expect(output.writeNow(bytes)).toEqual({ bytes: bytes.length, trouble: null })
  expect(readFileSync(path, 'utf8')).toBe(bytes.toString().repeat(2))
})

test.runIf(process.platform === 'linux')('a full disk is a value, not an exception', async () => {
  const output = fileOutput(open('/dev/full', 'w'))
  expect(await output.write(bytes)).toEqual({ bytes: 0, trouble: 'ENOSPC' })
  expect(output.writeNow(bytes)).toEqual({ bytes: 0, trouble: 'ENOSPC' })
})

test('so is an output that cannot be written', async () => {
  const output = fileOutput(open('/dev/null', 'r'))
  expect(await output.write(bytes)).toEqual({ bytes: 0, trouble: 'EBADF' })
  expect(output.writeNow(bytes)).toEqual({ bytes: 0, trouble: 'EBADF' })
})

describe('the log of a process', { timeout: 20_000 }, () => {
  const module = (name: string): string => new URL(name, import.meta.url).href
  /** Writes as many lines of a kilobyte as it is told on its standard input, and says so on standard error. */
  const PROGRAM = `
    import { createLogLines } from '${module('log-lines.ts')}'
    import { fileOutput } from '${module('log-output.ts')}'
    const lines = createLogLines({ output: fileOutput(1), clock: Date.now })
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

  /** Lines lost by then. */
  const tell = async (count: number): Promise<number> => {
    program.stdin?.write(String(count))
    const [text] = (await once(program.stderr!, 'data')) as [Buffer]
    return Number(String(text))
  }

  test('goes on when its reader is gone', async () => {
    expect(await tell(1)).toBe(0)
    program.stdout?.destroy()
    await once(program.stdout!, 'close')
    await tell(1)
    expect(await tell(2)).toBeGreaterThanOrEqual(2)
    expect(program.exitCode).toBeNull()
  })

  test('goes on when its reader sleeps, loses what does not fit, and can end', async () => {
    expect(await tell(2000)).toBeGreaterThan(500)
    expect(await tell(1)).toBeGreaterThan(500)
    program.stdin?.end()
    await once(program, 'exit')
    expect(program.signalCode).toBe('SIGKILL')
  })
})
