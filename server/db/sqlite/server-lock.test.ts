import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder } from './server-lock.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('allows one server per folder, and the next one after its release', () => {
  const unlock = lockFolder(folder)
  expect(unlock).not.toBeNull()
  expect(lockFolder(folder)).toBeNull()
  unlock?.()
  const next = lockFolder(folder)
  expect(next).not.toBeNull()
  next?.()
  expect(readdirSync(folder)).toEqual(['server.lock'])
})

test('leaves no lock behind after a kill', async () => {
  const holder = spawn(
    process.execPath,
    [
      '--input-type=module-typescript',
      '-e',
      `import { lockFolder } from '${new URL('server-lock.ts', import.meta.url).href}'
       // Kept in a variable: the garbage collector would release an unreferenced lock.
       globalThis.held = lockFolder(${JSON.stringify(folder)})
       console.log(held !== null)
       setInterval(() => {}, 1000)`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const ended = once(holder, 'exit')
  try {
    const [said] = (await once(holder.stdout, 'data')) as [Buffer]
    expect(String(said)).toBe('true\n')
    expect(lockFolder(folder)).toBeNull()
  } finally {
    holder.kill('SIGKILL')
    await ended
  }
  const unlock = lockFolder(folder)
  expect(unlock).not.toBeNull()
  unlock?.()
}, 20_000)

test('throws an error with a code for a folder that is not writable', () => {
  expect(() => lockFolder(join(folder, 'missing'))).toThrow('unable to open')
})
