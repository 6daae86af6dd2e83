import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { businessFileInForce } from '#domain/business/reader/path.ts'
import { parseBusiness } from '#domain/business/reader/file.ts'
import { openSqliteStore } from '#server/operations.ts'
import { createPublishing } from '#server/business/publishing.ts'
import { createInjectedApp, type InjectedApp } from '#tests/support/running-app-inject.ts'
import { signInStaff } from '#tests/support/staff-session.ts'

const BUSINESS_FILE = businessFileInForce(process.env)

/** Renders for as long as another owner needs to press. */
const SLOW_RENDERER = `import { mkdirSync, writeFileSync } from 'node:fs'
mkdirSync(process.argv[3] + '/client', { recursive: true })
writeFileSync(process.argv[3] + '/site.json', '{}')
setTimeout(() => process.exit(), 1500)`

let folder: string
let running: InjectedApp
let versions: ReturnType<typeof openSqliteStore>
let publishing: ReturnType<typeof createPublishing>
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'two-owners-'))
  mkdirSync(path.join(folder, 'build/code'), { recursive: true })
  writeFileSync(path.join(folder, 'build/code/fingerprint'), 'code of this test')
  writeFileSync(path.join(folder, 'build/code/render.mjs'), SLOW_RENDERER)
  mkdirSync(path.join(folder, 'data'))
  versions = openSqliteStore({ file: path.join(folder, 'versions.db') })
  await versions.migrate()
  publishing = createPublishing({
    store: {
      ...versions,
      businessVersions: {
        ...versions.businessVersions,
        // The staff are in the other database.
        add: (version) => versions.businessVersions.add({ ...version, staffMemberId: null }),
      },
    },
    dataDir: path.join(folder, 'data'),
    build: path.join(folder, 'build'),
    site: path.join(folder, 'build'),
    variables: { PATH: process.env['PATH'], DATA_DIR: path.join(folder, 'data') },
    startedWith: readFileSync(BUSINESS_FILE, 'utf8'),
    restart: () => undefined,
    log: () => undefined,
    clock: Date.now,
    randomId: () => crypto.randomUUID(),
  })
  running = await createInjectedApp({ deps: { publishing } })
})
afterEach(async () => {
  await running.close()
  await versions.close()
  rmSync(folder, { recursive: true })
})

test('of two owners who publish at once, the second gets a sentence and the fields back', async () => {
  const owners = await Promise.all(
    ['Olga', 'Omar'].map((name) => signInStaff(running.store, name, { role: 'owner' })),
  )
  const publish = async (days: string, { cookie }: { cookie: string }) => {
    const { body } = await running.app.inject({ url: '/staff/business/data', headers: { cookie } })
    const [, mark = ''] = /name="mark" value="([^"]*)"/.exec(body) ?? []
    return () =>
      running.app.inject({
        method: 'POST',
        url: '/staff/business/data/publish',
        headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ mark, retentionDays: days, spanishRead: 'no' }).toString(),
      })
  }
  const [first, second] = [
    await publish('91', owners[0] ?? { cookie: '' }),
    await publish('92', owners[1] ?? { cookie: '' }),
  ]
  const replies = await Promise.all([first(), second()])
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([303, 422])
  const refused = replies.findIndex(({ statusCode }) => statusCode === 422)
  const days = ['91', '92'][refused]
  expect(replies[refused]?.body).toContain('Somebody else is publishing at this moment')
  expect(replies[refused]?.body).toContain(`value="${days}"`)
  const reading = parseBusiness(await publishing.current())
  expect(reading.ok && String(reading.facts.retentionDays)).toBe(['92', '91'][refused])

  // Pressed again, it says that the facts have changed, and keeps the fields once more.
  const again = await [first, second][refused]?.()
  expect(again?.statusCode).toBe(422)
  expect(again?.body).toContain('Somebody else has published a change here meanwhile')
  expect(again?.body).toContain(`value="${days}"`)
})
