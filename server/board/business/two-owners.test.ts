import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { business, putInForce } from '#domain/business/business.ts'
import { openSqlite } from '#server/db/sqlite.ts'
import { createSmallInForce } from '#tests/support/small-in-force.ts'
import { createInjectedApp, type InjectedApp } from '#tests/support/running-app-inject.ts'
import { rows } from '#server/db/db.ts'
import { recordLead } from '#tests/support/board-setup.ts'
import { signInStaff } from '#tests/support/staff-session.ts'

const FACTS = business

let folder: string
let running: InjectedApp
let db: ReturnType<typeof openSqlite>
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'two-owners-'))
  db = openSqlite({ file: path.join(folder, 'palisade.db') })
  await db.migrate()
  const inForce = createSmallInForce({ db, dataDir: folder })
  await inForce.start()
  running = await createInjectedApp({
    openDb: () => db,
    deps: { publishing: inForce.publishing },
  })
})
afterEach(async () => {
  await running.close()
  putInForce(FACTS)
  rmSync(folder, { recursive: true })
})

test('of two owners who publish at once, the second gets a sentence and the fields back', async () => {
  const owners = await Promise.all(
    ['Olga', 'Omar'].map((name) => signInStaff(running.db, name, { role: 'owner' })),
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
  expect(replies[refused]?.body).toContain('Somebody else has published meanwhile')
  expect(replies[refused]?.body).toContain(`value="${days}"`)
  expect(String(business.retentionDays)).toBe(['92', '91'][refused])

  // Pressed again, it says that the facts have changed, and keeps the fields once more.
  const again = await [first, second][refused]?.()
  expect(again?.statusCode).toBe(422)
  expect(again?.body).toContain('Somebody else has published a change here meanwhile')
  expect(again?.body).toContain(`value="${days}"`)
})

test('tells the other owner what was published, and what a shorter time of storage deletes', async () => {
  const [olga, omar] = await Promise.all(
    ['Olga', 'Omar'].map((name) => signInStaff(running.db, name, { role: 'owner' })),
  )
  const old = Date.now() - 100 * 24 * 3_600_000
  for (let index = 0; index < 3; index++) await recordLead(running.db, {}, old + index)
  const headers = { cookie: olga?.cookie ?? '' }
  const { body } = await running.app.inject({ url: '/staff/business/data', headers })
  const [, mark = ''] = /name="mark" value="([^"]*)"/.exec(body) ?? []
  const fields = { mark, retentionDays: '30', spanishRead: 'no' }
  expect((await running.postForm('/staff/business/data/publish', fields, headers)).statusCode).toBe(
    303,
  )
  const notices = await running.db.read((tx) =>
    rows<{ payload: string; staffMemberId: string }>(
      tx,
      `SELECT payload, staff_member_id FROM notices WHERE kind = 'message'`,
    ),
  )
  const told = notices.filter(({ staffMemberId }) => staffMemberId === omar?.staffMemberId)
  expect(told[0]?.payload).toContain(`Days until deletion: ${FACTS.retentionDays} → 30`)
  expect(told[0]?.payload).toContain('By then 3 of them are older, and they are deleted')
  expect(notices.some(({ staffMemberId }) => staffMemberId === olga?.staffMemberId)).toBe(false)
})
