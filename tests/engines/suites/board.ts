import { expect, test } from 'vitest'
import { MINUTE_MS } from '#domain/time/durations.ts'
import type { LeadStatus } from '#domain/lead/lifecycle.ts'
import { A_SERVICE } from '#domain/services/sample-services.fixture.ts'
import { invite } from '#server/staff/invitations.ts'
import { recordLead } from '#tests/support/board-setup.ts'
import { addStaffMember } from '#tests/support/staff-members.ts'
import type { Engine } from '../engine.ts'
import { getLead } from '#server/db/tables/lead-queries.ts'

/** Opens the board by the link of an invitation, as a new staff member. */
export async function openBoard({ page, app }: Engine, name = 'Maria Lopez'): Promise<void> {
  const token = await app.withDb(async (db) => {
    const staffMemberId = await addStaffMember(db, name, [])
    return await db.write((tx) => invite(tx, staffMemberId, { now: Date.now(), lifeMs: MINUTE_MS }))
  })
  await page.goto(`/staff/invite/${token}`)
  await page.waitForText(`Hello, ${name}`)
  await page.click('button', 'Open the board')
  await page.waitForPath(/^\/staff$/)
}

/** Presses a button of a lead's page, and waits for the status that follows. */
async function press({ page, app }: Engine, id: string, button: string, next: LeadStatus) {
  await page.click('button', button)
  const status = async () => (await app.withDb((db) => db.read((tx) => getLead(tx, id))))?.status
  await expect.poll(status).toBe(next)
}

/** Accepts the lead on its open page. */
export const acceptLead = (engine: Engine, id: string): Promise<void> =>
  press(engine, id, "I'll take it", 'accepted')

/** Goes there, and ends the job. */
export async function endJob(engine: Engine, id: string): Promise<void> {
  await press(engine, id, '20 min', 'en_route')
  await press(engine, id, 'It is done', 'done')
}

/** A job on the board, from the invitation to its end. */
export function testBoard(get: () => Engine): void {
  test('an invitation opens the board; a lead is accepted there, and done', async () => {
    const { page, app } = get()
    const { id } = await app.withDb((db) => recordLead(db, { name: 'Zoë', service: A_SERVICE }))
    await openBoard(get())
    await page.click(`a[href="/staff/l/${id}"]`)
    await page.waitForPath(/^\/staff\/l\//)
    await acceptLead(get(), id)
    await endJob(get(), id)
  })
}
