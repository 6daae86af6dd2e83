import { endSession, listSessions } from '#server/staff/sessions.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  createCommandHarness,
  type CommandHarness,
} from '#server/cli/database/command-harness.fixture.ts'
import { addTestedStaff } from '../healthy-installation.fixture.ts'
import { checkBoard, checkGateCode } from './board.ts'

let harness: CommandHarness
beforeEach(() => {
  harness = createCommandHarness()
})
afterEach(() => harness.remove())

const check = () => harness.withDb((db) => checkBoard(db, harness.now))

test('names staff members who are alerted but cannot open the board', async () => {
  expect(await check()).toEqual([])
  await harness.withDb((db) => addTestedStaff(db, harness.now))
  expect(await check()).toMatchObject([{ state: 'ok' }])
  await harness.withDb(async (db) => {
    for (const { id } of await db.read((tx) => listSessions(tx, harness.now)))
      await db.write((tx) => endSession(tx, id))
  })
  expect(await check()).toMatchObject([
    { subject: 'Board', state: 'error', action: 'npm run staff -- invite NAME' },
  ])
})

test('warns while the owner has enabled gate codes in mails', () => {
  expect(checkGateCode(new Map())).toEqual([])
  expect(checkGateCode(new Map([['gate_code_in_mail', 'off']]))).toEqual([])
  expect(checkGateCode(new Map([['gate_code_in_mail', 'on']]))).toMatchObject([
    { subject: 'Gate codes', state: 'warning' },
  ])
})
