import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readEnvironment } from '#server/environment.ts'
import { checkBackups } from './backups.ts'

const NOW = Date.UTC(2031, 2, 3, 12)
const HOUR_MS = 3_600_000

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'backups-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function check(variables: Record<string, string>) {
  const reading = readEnvironment(variables)
  if (!reading.ok) throw new Error(reading.problems.join())
  return checkBackups({ environment: reading.environment, clock: () => NOW })
}

function add(name: string, hoursAgo: number): void {
  writeFileSync(path.join(folder, name), '')
  utimesSync(path.join(folder, name), NOW / 1000, (NOW - hoursAgo * HOUR_MS) / 1000)
}

test('nothing is said where no folder is named', async () => {
  expect(await check({})).toBeNull()
})

test.each([
  ['a backup of last night', [9], 'ok', /^1 in /],
  ['one night without', [9 + 24, 9 + 48], 'ok', /^2 in /],
  ['no backup for three days', [75, 99], 'error', /the newest in .+ is 3 days old$/],
  ['none', [], 'error', /has none$/],
] as const)('%s', async (_what, hoursAgo, state, text) => {
  hoursAgo.forEach((hours, index) => add(`${index}.backup`, hours))
  add('half.backup.part', 1)
  expect(await check({ BACKUP_FOLDER: folder })).toMatchObject({
    state,
    text: expect.stringMatching(text),
  })
})

test('a folder that was never made is an error', async () => {
  expect(await check({ BACKUP_FOLDER: path.join(folder, 'none') })).toMatchObject({
    state: 'error',
  })
})
