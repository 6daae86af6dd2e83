import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { cameraJpeg } from '#app/files/camera.fixture.ts'
import { formatBusiness } from '#domain/business/reader/file.ts'
import { businessFileInForce } from '#domain/business/reader/path.ts'
import type { Business } from '#domain/business/schema/schema.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { type RunningProcess, startAppProcess } from '#tests/support/running-app.ts'
import { API_HEADERS } from '#tests/support/running-app-inject.ts'
import { sampleSubmission } from '#tests/support/running-app-request.ts'
import { ONLY_IN_FULL, skipRunningUnless, skipUnless } from '#tests/support/skip-unless.ts'
import { createCaptchaMint } from '../support/captcha-mint.ts'
import { addBusinessPhoto } from '#server/db/tables/business-photos.ts'
import { addBusinessVersion } from '#server/db/tables/business-versions.ts'
import { listLeads } from '#server/db/tables/lead-queries.ts'

const FACTS = JSON.parse(readFileSync(businessFileInForce(process.env), 'utf8')) as Business
const LEADS = 50
/** Rendering takes seconds on an idle machine; the limits are for one with much else to do. */
const TIMEOUT = 300_000
const mint = createCaptchaMint()

/** Publishes as another server on the same database does; the running one follows. */
const publish = (app: RunningProcess, changes: Partial<Business>): Promise<boolean> =>
  app.withDb((db) =>
    db.write((tx) =>
      addBusinessVersion(
        tx,
        {
          id: crypto.randomUUID(),
          text: formatBusiness({ ...FACTS, ...changes }),
          publishedAt: Date.now(),
          staffMemberId: null,
        },
        null,
      ),
    ),
  )

const read = async (app: RunningProcess, address: string): Promise<string> =>
  await (await fetch(app.url + address)).text()

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await pause(200)
}

test(
  'no lead and no page that is asked for while facts are published is refused or lost',
  { timeout: TIMEOUT },
  async () => {
    const app = await startAppProcess({
      site: 'built',
      settings: mint.settings,
      environment: { RATE_LIMIT: 'off', LOG_LEVEL: 'warn' },
    })
    try {
      const sent: string[] = []
      const answers: (number | string)[] = []
      const state = { isOver: false }
      // No retry, unlike a page.
      const ask = async (address: string, init?: RequestInit): Promise<number | string> =>
        await fetch(app.url + address, init).then(
          async (response) => {
            await response.arrayBuffer()
            return response.status
          },
          (error: Error) => error.message,
        )
      const send = async (): Promise<void> => {
        while (!state.isOver || sent.length < LEADS) {
          const name = `Visitor ${sent.length + 1}`
          sent.push(name)
          const body = JSON.stringify(sampleSubmission({ name, recaptcha_token: mint.token() }))
          const lead = { method: 'POST', headers: API_HEADERS, body }
          answers.push(await ask('/rest/v1/submissions', lead), await ask('/'))
          await pause(100)
        }
      }
      const sending = [send(), send()]
      await publish(app, { legalName: 'Ferry Street LLC' })
      await until(async () => (await read(app, '/contact')).includes('Ferry Street LLC'))
      state.isOver = true
      await Promise.all(sending)
      expect(sent.length).toBeGreaterThanOrEqual(LEADS)
      expect(answers.filter((answer) => answer !== 201 && answer !== 200)).toEqual([])
      const stored: string[] = []
      await app.withDb(async (db) => {
        for await (const lead of listLeads(db, {})) stored.push(lead.name)
      })
      expect(stored.toSorted()).toEqual(sent.toSorted())
    } finally {
      await app.remove()
    }
  },
)

test(
  'several servers on one PostgreSQL serve what one of them publishes, with its photo',
  { ...skipUnless(process.env['TEST_FULL'] !== undefined, ONLY_IN_FULL), timeout: TIMEOUT },
  async (context) => {
    const postgres = await startPostgres()
    skipRunningUnless(context, postgres.kind !== 'missing', 'no PostgreSQL is installed')
    const schema = await postgres.createSchema()
    const servers: RunningProcess[] = []
    try {
      for (let count = 0; count < 2; count++)
        servers.push(
          await startAppProcess({ site: 'built', environment: { DATABASE_URL: schema.url } }),
        )
      const [first] = servers as [RunningProcess]
      const jpeg = await cameraJpeg({ width: 640, height: 480 })
      const file =
        (await first.withDb((db) => db.write((tx) => addBusinessPhoto(tx, jpeg, Date.now())))) ?? ''
      const van = { file, alt: 'Our van at work' }
      const photos = { owner: null, van, license: null }
      await publish(first, { legalName: 'Two Servers LLC', photos })
      for (const server of servers) {
        await until(async () => (await read(server, '/contact')).includes('Two Servers LLC'))
        const about = await read(server, '/about')
        expect(about).toContain('Our van at work')
        const photo = /"(\/photos\/[^" ]+\.jpg)"/.exec(about)?.[1] ?? ''
        expect((await fetch(server.url + photo)).headers.get('content-type')).toBe('image/jpeg')
      }
    } finally {
      for (const server of servers) await server.remove()
      await schema.drop()
      await postgres.stop()
    }
  },
)
