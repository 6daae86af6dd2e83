import { expect, test } from 'vitest'
import { A_SERVICE } from '#domain/services/sample-services.fixture.ts'
import type { Engine } from '../engine.ts'
import { acceptLead, endJob, openBoard } from './board.ts'
import { fillForm, leadsOf, newVisitor } from './form.ts'
import { sendNote, sendPhoto } from './status-page.ts'

/** What a visitor and a staff member can do without scripts. */
export function testWithoutScripts(get: () => Engine): void {
  test('without scripts, pages can be read, the form is sent, and the job is done on the board', async () => {
    const { page } = get()
    await page.goto('/')
    expect(await page.evaluate(() => document.querySelector('[data-hydrated]'))).toBeNull()
    await page.waitForText('Book Service')
    const name = newVisitor()
    await page.goto('/book-online')
    await fillForm(get(), name, A_SERVICE)
    await page.click('[data-submission-form] button[type=submit]')
    await page.waitForPath(/^\/r\/[\w-]{22}$/)
    await page.waitForText('We have your request')
    const [lead] = await leadsOf(get(), name)
    expect(lead).toMatchObject({ service: A_SERVICE, verification: 'unverified' })
    const path = await page.evaluate(() => location.pathname)
    await sendNote(get(), path)
    await openBoard(get())
    await page.goto(`/staff/l/${lead?.id}`)
    await acceptLead(get(), lead?.id ?? '')
    await sendPhoto(get(), path)
    await page.goto(`/staff/l/${lead?.id}`)
    await endJob(get(), lead?.id ?? '')
  })
}
