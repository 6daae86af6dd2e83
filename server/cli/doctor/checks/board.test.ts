import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  createCommandHarness,
  type CommandHarness,
} from '../../database/command-harness.fixture.ts'
import { addTestedPeople } from '../healthy-installation.fixture.ts'
import { checkBoard, checkGateCode } from './board.ts'

let stage: CommandHarness
beforeEach(() => {
  stage = createCommandHarness()
})
afterEach(() => stage.remove())

const check = () => stage.withStore((store) => checkBoard(store, stage.now))

test('names staff members who are alerted but cannot open the board', async () => {
  expect(await check()).toEqual([])
  await stage.withStore((store) => addTestedPeople(store, stage.now))
  expect(await check()).toMatchObject([{ state: 'ok' }])
  await stage.withStore(async ({ staff }) => {
    for (const { id } of await staff.listSessions(stage.now)) await staff.endSession(id)
  })
  expect(await check()).toMatchObject([
    { subject: 'Board', state: 'open', action: 'npm run staff -- invite NAME' },
  ])
})

test('warns while the owner has enabled gate codes in mails', () => {
  expect(checkGateCode(new Map())).toEqual([])
  expect(checkGateCode(new Map([['gate_code_in_mail', 'off']]))).toEqual([])
  expect(checkGateCode(new Map([['gate_code_in_mail', 'on']]))).toMatchObject([
    { subject: 'Gate codes', state: 'look' },
  ])
})
