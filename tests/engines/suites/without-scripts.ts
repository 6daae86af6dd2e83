import { expect, test } from 'vitest'
import { A_SERVICE } from '#domain/sample-services.fixture.ts'
import type { Engine } from '../engine.ts'
import { fillForm, leadsOf, newVisitor } from './form.ts'

/** What a visitor can do without scripts. */
export function testWithoutScripts(get: () => Engine): void {
  test('without scripts, pages can be read, and the form is sent', async () => {
    const { page } = get()
    await page.goto('/')
    expect(await page.evaluate(() => document.querySelector('[data-hydrated]'))).toBeNull()
    await page.waitForText('Book Service')
    const name = newVisitor()
    await page.goto('/book-online')
    await fillForm(get(), name, A_SERVICE)
    await page.click('[data-submission-form] button[type=submit]')
    await page.waitForPath(/^\/r\/[\w-]{22}$/)
    const [lead] = await leadsOf(get(), name)
    expect(lead).toMatchObject({ service: A_SERVICE, verification: 'unverified' })
  })
}
