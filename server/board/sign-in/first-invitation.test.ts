import { afterEach, beforeEach, expect, test } from 'vitest'
import { createInjectedApp, type InjectedApp } from '#tests/support/running-app-inject.ts'
import { addStaffMember } from '#tests/support/staff-members.ts'
import { firstInvitation } from './first-invitation.ts'

let running: InjectedApp
beforeEach(async () => {
  running = await createInjectedApp()
})
afterEach(() => running.close())

const said = async (staffUrl: string) =>
  await firstInvitation(running.db, { staffUrl, now: running.state.now })

test("prints the board's address at the first start, and its link signs the owner in", async () => {
  const text = await said('https://keys.example')
  expect(text).toContain('is at https://keys.example/staff\n')
  expect(text).toMatch(/[█▀▄]{20}/)
  const path = /https:\/\/keys\.example(\/staff\/invite\/[\w-]{22})/.exec(text)?.[1] ?? ''
  expect((await running.app.inject(path)).body).toContain('name="name"')
})

test('prints no QR code for a link that no phone can reach', async () => {
  const text = await said('http://localhost:3000')
  expect(text).toContain('http://localhost:3000/staff/invite/')
  expect(text).not.toMatch(/[█▀▄]/)
  expect(text).toContain('Set SITE_URL')
})

test('prints nothing once a staff member was added', async () => {
  await addStaffMember(running.db, 'Maria', [])
  expect(await said('https://keys.example')).toBe('')
})
