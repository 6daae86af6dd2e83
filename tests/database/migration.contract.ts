import { storeSubmission } from '#server/leads/record.ts'
import { describe, expect, test } from 'vitest'
import { sampleSubmission } from '#server/db/sample-submission.fixture.ts'
import { execute } from '#server/db/db.ts'
import { ForeignSchema } from '#server/db/schema/schema-history.ts'
import type { Fixture } from './database.fixture.ts'
import { getSetting, setSetting, addSetting, listSettings } from '#server/db/setting-queries.ts'
import { getLead } from '#server/db/tables/lead-queries.ts'

export function migrationContract(fixture: Fixture): void {
  test('starts with providers that need no account', async () => {
    expect(await fixture.db.read((tx) => getSetting(tx, 'captcha_provider'))).toBe('altcha')
    expect(await fixture.db.read((tx) => getSetting(tx, 'address_provider'))).toBe('manual')
  })

  test('creates a secret of 32 random bytes for the captcha', async () => {
    expect(await fixture.db.read((tx) => getSetting(tx, 'altcha_hmac_secret'))).toMatch(
      /^[0-9a-f]{64}$/,
    )
  })

  test('changes nothing at a second migration', async () => {
    const secret = await fixture.db.read((tx) => getSetting(tx, 'altcha_hmac_secret'))
    await fixture.db.write((tx) => setSetting(tx, 'captcha_provider', 'recaptcha'))
    await fixture.another().migrate()
    expect(await fixture.db.read((tx) => getSetting(tx, 'captcha_provider'))).toBe('recaptcha')
    expect(await fixture.db.read((tx) => getSetting(tx, 'altcha_hmac_secret'))).toBe(secret)
  })

  test('is ready after the migration', async () => {
    expect(await fixture.db.isReady()).toBe(true)
    expect(await fixture.another().isReady()).toBe(true)
  })

  describe('a database of another history', () => {
    const run = (sql: string) => fixture.db.write((tx) => execute(tx, sql, {}))

    test.each([
      ['another step', `UPDATE site_migrations SET fingerprint = 'of a development version'`],
      ['a step without a fingerprint', `UPDATE site_migrations SET fingerprint = ''`],
      [
        'more steps, of which the first is another one',
        `INSERT INTO site_migrations SELECT version + 40, applied_at, fingerprint FROM site_migrations`,
        `UPDATE site_migrations SET fingerprint = 'of an earlier line'`,
      ],
      ['a later step without the first', `DELETE FROM site_migrations WHERE version = 1`],
      ['tables without any step', `DELETE FROM site_migrations`],
    ])('%s: it is not migrated', async (_what, ...statements) => {
      for (const sql of statements) await run(sql)
      await expect(fixture.another().migrate()).rejects.toThrow(ForeignSchema)
    })

    test.each([
      ['another step', `UPDATE site_migrations SET fingerprint = 'of a development version'`],
      ['a later step without the first', `DELETE FROM site_migrations WHERE version = 1`],
    ])('%s: it is never ready', async (_what, sql) => {
      await run(sql)
      await expect(fixture.another().isReady()).rejects.toThrow(ForeignSchema)
    })
  })

  test('is ready with the steps of a later release', async () => {
    await fixture.db.write((tx) =>
      execute(tx, `INSERT INTO site_migrations VALUES (90, '2031-01-01T00:00:00Z', 'later')`, {}),
    )
    await fixture.another().migrate()
    expect(await fixture.another().isReady()).toBe(true)
  })

  test('returns null for a missing setting', async () => {
    expect(await fixture.db.read((tx) => getSetting(tx, 'GOOGLE_MAPS_API_KEY'))).toBeNull()
  })

  test('shows a created or replaced setting to every process', async () => {
    const other = fixture.another()
    await fixture.db.write((tx) => setSetting(tx, 'GOOGLE_MAPS_API_KEY', 'one'))
    await other.write((tx) => setSetting(tx, 'GOOGLE_MAPS_API_KEY', 'two'))
    expect(await fixture.db.read((tx) => getSetting(tx, 'GOOGLE_MAPS_API_KEY'))).toBe('two')
    expect(await other.read((tx) => getSetting(tx, 'GOOGLE_MAPS_API_KEY'))).toBe('two')
  })

  test('adds a setting once, and returns the value that is stored', async () => {
    expect(await fixture.db.write((tx) => addSetting(tx, 'GOOGLE_MAPS_API_KEY', 'one'))).toBe('one')
    expect(
      await fixture.another().write((tx) => addSetting(tx, 'GOOGLE_MAPS_API_KEY', 'two')),
    ).toBe('one')
    await fixture.db.write((tx) => setSetting(tx, 'GOOGLE_MAPS_API_KEY', ''))
    expect(await fixture.db.write((tx) => addSetting(tx, 'GOOGLE_MAPS_API_KEY', 'three'))).toBe(
      'three',
    )
  })

  test('lists settings by name', async () => {
    await fixture.db.write((tx) => setSetting(tx, 'GOOGLE_MAPS_API_KEY', 'one'))
    const keys = (await fixture.db.read((tx) => listSettings(tx))).map(({ key }) => key)
    expect(keys).toEqual([
      'GOOGLE_MAPS_API_KEY',
      'address_provider',
      'altcha_hmac_secret',
      'arrival_sms',
      'captcha_provider',
    ])
  })

  test('finishes pending writes at close', async () => {
    const closing = fixture.another()
    const submission = sampleSubmission()
    const recorded = storeSubmission(closing, submission)
    await closing.close()
    expect((await recorded).outcome).toBe('stored')
    expect(await fixture.db.read((tx) => getLead(tx, submission.row.id))).not.toBeNull()
  })
}
