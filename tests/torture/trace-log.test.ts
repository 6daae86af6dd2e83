import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readTrace } from './trace-log.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trace-'))
})
afterAll(() => rm(folder, { recursive: true }))

const hex = (text: string): string =>
  [...Buffer.from(text)].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('')

async function read(...lines: string[]): Promise<unknown[]> {
  const log = join(folder, 'log')
  await writeFile(log, lines.join('\n'))
  return await Array.fromAsync(readTrace(log, '/data'))
}

test('writes, flushes, names and answers are read in their order', async () => {
  expect(
    await read(
      `openat(AT_FDCWD<${hex('/w')}>, "${hex('/data/a')}", O_RDWR|O_CREAT, 0644) = 21<${hex('/data/a')}>`,
      `pwrite64(21<${hex('/data/a')}>, "${hex('a"b')}", 3, 4096) = 3`,
      `fsync(21<${hex('/data/a')}>)            = 0`,
      `fsync(23<${hex('/data')}>)            = 0`,
      `ftruncate(21<${hex('/data/a')}>, 2)  = 0`,
      `writev(25<${hex('socket:[77]')}>, [{iov_base="${hex('HTTP')}", iov_len=4}, {iov_base="${hex('/1.1')}", iov_len=4}], 2) = 8`,
      `unlink("${hex('/data/a')}")                = 0`,
      '+++ exited with 0 +++',
    ),
  ).toEqual([
    { what: 'create', path: '/data/a' },
    { what: 'write', path: '/data/a', at: 4096, bytes: Buffer.from('a"b') },
    { what: 'sync', path: '/data/a' },
    { what: 'sync', path: '/data' },
    { what: 'truncate', path: '/data/a', size: 2 },
    { what: 'answer', text: 'HTTP/1.1' },
    { what: 'remove', path: '/data/a' },
  ])
})

test('what happens elsewhere, or failed, is left out', async () => {
  expect(
    await read(
      `pwrite64(21<${hex('/database/a')}>, "${hex('a')}", 1, 0) = 1`,
      `write(1<${hex('pipe:[5]')}>, "${hex('log line')}", 8) = 8`,
      `unlink("${hex('/data/a')}") = -1 ENOENT (No such file or directory)`,
      `openat(AT_FDCWD<${hex('/w')}>, "${hex('/data/a')}", O_RDONLY) = 21<${hex('/data/a')}>`,
    ),
  ).toEqual([])
})

test('of a short write only what was written counts', async () => {
  expect(await read(`pwrite64(21<${hex('/data/a')}>, "${hex('abcd')}", 4, 0) = 2`)).toMatchObject([
    { bytes: Buffer.from('ab') },
  ])
})

test('a call that could change a file and is not understood is an error', async () => {
  await expect(read(`sendfile(21<${hex('/data/a')}>, 5, NULL, 9) = 9`)).rejects.toThrow(
    'The traced call sendfile on /data/a is not understood',
  )
  await expect(
    read(`pwrite64(21<${hex('/data/a')}>, "${hex('ab')}"..., 4, 0) = 4`),
  ).rejects.toThrow('is cut short')
})
