/**
 * Rolling back an upgrade means starting the earlier release on the newer schema
 * (docs/operations.md).
 */

import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseFile } from '#server/environment/open-db.ts'
import { captchaToken } from '#tests/support/captcha-solver.ts'
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts'
import { type RunningApp, type RunningAppOptions, startApp } from '#tests/support/running-app.ts'
import { sampleSubmission } from '#tests/support/running-app-request.ts'
import { listLeads } from '#server/db/tables/lead-queries.ts'

/** Changes that a later release might make. */
const LATER_MIGRATION = [
  'ALTER TABLE submissions ADD COLUMN called_at TEXT',
  'ALTER TABLE outbox ADD COLUMN channel TEXT',
  'CREATE TABLE callbacks (id INTEGER NOT NULL)',
  `INSERT INTO site_migrations SELECT max(version) + 1, '2031-01-01T00:00:00Z', 'a later step' FROM site_migrations`,
]

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

interface Engine {
  readonly options: RunningAppOptions
  upgrade(app: RunningApp): Promise<void>
}

const ENGINES: readonly (readonly [string, () => Promise<Engine>])[] = [
  [
    'SQLite',
    async () => ({
      options: {},
      async upgrade({ dataDir }) {
        const database = new DatabaseSync(databaseFile(dataDir))
        for (const statement of LATER_MIGRATION) database.exec(statement)
        database.close()
      },
    }),
  ],
  [
    'PostgreSQL',
    async () => {
      const { url } = await postgres.createSchema()
      return {
        options: { environment: { DATABASE_URL: url } },
        async upgrade() {
          const client = new Client({ connectionString: url })
          await client.connect()
          for (const statement of LATER_MIGRATION) await client.query(statement)
          await client.end()
        },
      }
    },
  ],
]

async function send(app: RunningApp, name: string): Promise<number> {
  const token = await captchaToken(app.url)
  const response = await fetch(`${app.url}/rest/v1/submissions`, {
    method: 'POST',
    headers: { apikey: app.anonKey, 'content-type': 'application/json' },
    body: JSON.stringify(sampleSubmission({ name, recaptcha_token: token })),
  })
  await response.text()
  return response.status
}

const names = (app: RunningApp): Promise<readonly string[]> =>
  app.withDb(async (db) => {
    const found: string[] = []
    for await (const lead of listLeads(db, {})) found.push(lead.name)
    return found.toSorted()
  })

describe.each(ENGINES)('on %s', (_, makeEngine) => {
  test('an earlier release starts on a newer schema, stores submissions, and keeps existing data', async () => {
    const engine = await makeEngine()
    const before = await startApp(engine.options)
    expect(await send(before, 'Before the upgrade')).toBe(201)
    await before.stop()
    await engine.upgrade(before)

    const after = await startApp({ ...engine.options, dataDir: before.dataDir })
    try {
      expect(await (await fetch(`${after.url}/readyz`)).text()).toBe('ready\n')
      expect(await send(after, 'After going back')).toBe(201)
      expect(await names(after)).toEqual(['After going back', 'Before the upgrade'])
    } finally {
      await after.remove()
    }
  })
})
