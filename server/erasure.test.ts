/** Erases deleted data from every file of the data folder while the server runs. */

import { copyFileSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  createCommandHarness,
  type CommandResult,
  type CommandHarness,
} from '#server/cli/database/command-harness.fixture.ts'
import { leadsCommand } from '#server/cli/leads/command.ts'
import { staffCommand } from '#server/cli/staff/command.ts'
import type { Command } from '#server/cli/terminal/commands.ts'
import { samplePhoto } from '#tests/support/alarm-samples.ts'
import { createCaptchaMint } from '#tests/support/captcha-mint.ts'
import { type RunningProcess, startAppProcess } from '#tests/support/running-app.ts'
import { transitionLead } from '#tests/support/board-setup.ts'
import { sampleSubmission } from '#tests/support/running-app-request.ts'
import { listStaff } from '#server/db/tables/staff-members.ts'
import { addStaffNote } from '#server/board/lead/note.ts'
import { addPhoto } from '#server/leads/visitor-additions.ts'

const DAY_MS = 24 * 60 * 60_000
const TIME_LIMIT = { timeout: 60_000 }

/** Private values that occur in no other data of these tests. */
const PRIVATE = {
  name: 'Quibblewick',
  phone: '(201) 555-0187',
  email: 'quibble@visitor.example',
  address: '4711 Wexcombe Ave, Unit 9Z',
  gate_code: 'Gxq4711',
  notes: 'Nottingale door',
}
const NOTE_OF_STAFF = 'Zarnecki key is copied'
/** In place of a JPEG: long, so that it needs pages of its own. */
const PHOTO = 'Fennimore photo'.repeat(1000)

const mint = createCaptchaMint()
let running: RunningProcess
let harness: CommandHarness

beforeEach(async () => {
  // Alerts by mail only: no call, no push.
  running = await startAppProcess({ settings: mint.settings })
  harness = createCommandHarness({ DATA_DIR: running.dataDir })
  harness.now = Date.now() + DAY_MS
}, 30_000)

afterEach(async () => {
  harness.remove()
  await running.remove()
})

const run = (command: Command, ...args: string[]): Promise<CommandResult> =>
  harness.run(command, ...args)
const staff = (...args: string[]): Promise<CommandResult> => run(staffCommand(), ...args)
const purge = (): Promise<CommandResult> =>
  run(leadsCommand, 'purge', '--older-than', '1h', '--yes')

async function submit(): Promise<string> {
  const recaptcha_token = mint.token()
  const response = await fetch(`${running.url}/rest/v1/submissions`, {
    method: 'POST',
    headers: {
      apikey: running.anonKey,
      'content-type': 'application/json',
      prefer: 'return=representation',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify(sampleSubmission({ ...PRIVATE, recaptcha_token })),
  })
  expect(response.status).toBe(201)
  const [row] = (await response.json()) as { id: string }[]
  return row?.id ?? ''
}

const mailsWritten = async (): Promise<void> => {
  // One to staff and one to the visitor.
  while ((await running.mails()).length < 1 || (await running.visitorMails()).length < 1)
    await new Promise((resolve) => setTimeout(resolve, 20))
}

/** Returns the files of the data folder with the words that they contain. */
function findInFiles(words: readonly string[]): readonly string[] {
  return readdirSync(running.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap((entry) => {
      const bytes = readFileSync(join(entry.parentPath, entry.name))
      return words.filter((word) => bytes.includes(word)).map((word) => `${entry.name}: ${word}`)
    })
}

test('erases a purged lead from every file', TIME_LIMIT, async () => {
  const id = await submit()
  await mailsWritten()
  await running.withDb(async (db) => {
    const note = { note: NOTE_OF_STAFF }
    const staffMemberId = await firstStaffMemberId()
    await db.write((tx) => addStaffNote(tx, id, note, { staffMemberId, now: Date.now() }))
    await transitionLead(db, id, 'accepted')
    await db.write((tx) => addPhoto(tx, id, samplePhoto(Buffer.from(PHOTO))))
  })
  const words = [...Object.values(PRIVATE), NOTE_OF_STAFF, 'Fennimore photo']
  expect(findInFiles(words).length).toBeGreaterThan(words.length)
  expect(await purge()).toMatchObject({
    status: 0,
    out: '1 lead deleted, and 2 mails in outbox/.\n',
  })
  expect(findInFiles(words)).toEqual([])
  expect((await fetch(`${running.url}/readyz`)).status).toBe(200)
})

async function firstStaffMemberId(): Promise<string> {
  await staff('add', 'Ben', '--email', 'ben@hudson-keys.com')
  return await running.withDb(async (db) => {
    const [person] = await db.read((tx) => listStaff(tx))
    return person?.id ?? ''
  })
}

test('erases the contact data of a removed staff member from every file', TIME_LIMIT, async () => {
  const email = 'lopez@hudson-keys.com'
  const phone = '+12015550143'
  // The last owner stays, so that somebody else is one.
  await firstStaffMemberId()
  await staff('add', 'Maria', 'Lopez', '--email', email, '--phone', phone)
  const id = await running.withDb(async (db) => (await db.read((tx) => listStaff(tx))).at(-1)?.id)
  await submit()
  await mailsWritten()
  // The mail to her is a file, because no mail server is set.
  while ((await running.mails()).length < 2) await new Promise((resolve) => setTimeout(resolve, 20))
  const inDatabase = (): readonly string[] =>
    findInFiles([email, phone]).filter((found) => !found.includes('.eml'))
  expect(inDatabase()).not.toEqual([])
  expect((await staff('remove', id ?? '')).status).toBe(0)
  expect(inDatabase()).toEqual([])
})

test('purges a lead that is only in the copy that a restore kept', TIME_LIMIT, async () => {
  await submit()
  await mailsWritten()
  const kept = join(harness.folder, 'kept.db')
  const database = new DatabaseSync(join(running.dataDir, 'palisade.db'))
  database.prepare('VACUUM INTO ?').run(kept)
  database.close()
  await purge()
  copyFileSync(kept, join(running.dataDir, 'palisade.db.before-restore-2031-03-04T173000'))
  expect((await purge()).out).toContain('in copies that restore kept')
  expect(findInFiles(Object.values(PRIVATE))).toEqual([])
})

test('purges the copy that a restore kept, and names a backup', TIME_LIMIT, async () => {
  await submit()
  await mailsWritten()
  const backup = join(running.dataDir, 'my.backup')
  const database = new DatabaseSync(join(running.dataDir, 'palisade.db'))
  database.prepare('VACUUM INTO ?').run(backup)
  database.close()
  const copy = 'palisade.db.before-restore-2031-03-04T173000'
  copyFileSync(backup, join(running.dataDir, copy))
  const words = Object.values(PRIVATE)
  const inCopy = (): readonly string[] =>
    findInFiles(words).filter((found) => found.startsWith(copy))
  expect(inCopy()).not.toEqual([])
  const { err } = await purge()
  expect(inCopy()).toEqual([])
  expect(err).toContain(`${backup} may still hold them`)
  expect(err).not.toContain(copy)
})

test('reports that another process keeps the log from being truncated', TIME_LIMIT, async () => {
  await submit()
  await mailsWritten()
  const reader = new DatabaseSync(join(running.dataDir, 'palisade.db'))
  reader.exec('BEGIN; SELECT * FROM submissions')
  const { status, err } = await purge()
  expect(status).toBe(0)
  expect(err).toContain("Deleted data is still in the database's write-ahead log")
  expect(findInFiles([PRIVATE.name])).not.toEqual([])
  reader.close()
  // The next maintenance of the server does this.
  expect(await running.withDb((db) => db.eraseDeleted())).toBe(true)
  expect(findInFiles([PRIVATE.name])).toEqual([])
})
