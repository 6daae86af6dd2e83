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

test('one server holds a folder; the next gets it once the first lets go', () => {
  const letGo = lockFolder(folder)
  expect(letGo).not.toBeNull()
  expect(lockFolder(folder)).toBeNull()
  letGo?.()
  const next = lockFolder(folder)
  expect(next).not.toBeNull()
  next?.()
  expect(readdirSync(folder)).toEqual(['server.lock'])
})

test('a server that is killed leaves no lock behind', async () => {
  const holder = spawn(
    process.execPath,
    [
      '--input-type=module-typescript',
      '-e',
      `import { lockFolder } from '${new URL('server-lock.ts', import.meta.url).href}'
       // Kept: a lock that nobody holds any more is given back with its memory.
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
  const letGo = lockFolder(folder)
  expect(letGo).not.toBeNull()
  letGo?.()
}, 20_000)

test('a folder in which nothing can be made is an error with a code', () => {
  expect(() => lockFolder(join(folder, 'missing'))).toThrow('unable to open')
})
