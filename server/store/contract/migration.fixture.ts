import { expect, test } from 'vitest'
import { sampleSubmission } from '../sample-submission.fixture.ts'
import type { Fixture } from './database.fixture.ts'

export function migrationContract(fixture: Fixture): void {
  test('a new database starts with the providers that need no account', async () => {
    expect(await fixture.store.getSetting('captcha_provider')).toBe('altcha')
    expect(await fixture.store.getSetting('address_provider')).toBe('manual')
  })

  test('a new database holds a secret of 32 random bytes for the captcha', async () => {
    expect(await fixture.store.getSetting('altcha_hmac_secret')).toMatch(/^[0-9a-f]{64}$/)
  })

  test('a second migration changes nothing', async () => {
    const secret = await fixture.store.getSetting('altcha_hmac_secret')
    await fixture.store.setSetting('captcha_provider', 'recaptcha')
    await fixture.another().migrate()
    expect(await fixture.store.getSetting('captcha_provider')).toBe('recaptcha')
    expect(await fixture.store.getSetting('altcha_hmac_secret')).toBe(secret)
  })

  test('a migrated database is ready', async () => {
    expect(await fixture.store.isReady()).toBe(true)
    expect(await fixture.another().isReady()).toBe(true)
  })

  test('a setting that was never made is null', async () => {
    expect(await fixture.store.getSetting('GOOGLE_MAPS_API_KEY')).toBeNull()
  })

  test('a setting is made, replaced and seen by every process', async () => {
    const other = fixture.another()
    await fixture.store.setSetting('GOOGLE_MAPS_API_KEY', 'one')
    await other.setSetting('GOOGLE_MAPS_API_KEY', 'two')
    expect(await fixture.store.getSetting('GOOGLE_MAPS_API_KEY')).toBe('two')
    expect(await other.getSetting('GOOGLE_MAPS_API_KEY')).toBe('two')
  })

  test('settings are listed by name', async () => {
    await fixture.store.setSetting('GOOGLE_MAPS_API_KEY', 'one')
    const keys = (await fixture.store.listSettings()).map(({ key }) => key)
    expect(keys).toEqual([
      'GOOGLE_MAPS_API_KEY',
      'address_provider',
      'altcha_hmac_secret',
      'captcha_provider',
    ])
  })

  test('close finishes the writes that were asked for', async () => {
    const closing = fixture.another()
    const submission = sampleSubmission()
    const recorded = closing.record(submission)
    await closing.close()
    expect((await recorded).outcome).toBe('stored')
    expect(await fixture.store.getLead(submission.row.id)).not.toBeNull()
  })
}
