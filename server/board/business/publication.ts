/** What the forms of facts and of texts have in common: the facts in force, versions, who is told. */

import type { FastifyRequest } from 'fastify'
import { parseBusiness } from '#domain/business/reader/file.ts'
import type { Business } from '#domain/business/schema/schema.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import type { Language } from '#domain/text/language.ts'
import { formatLocalTime } from '#domain/time/format-local-time.ts'
import type { App } from '#server/app.ts'
import { viewerOf } from '#server/board/sign-in/session.ts'
import { listStaff } from '#server/db/tables/staff-members.ts'
import { reportAccess } from '#server/staff/access-changes.ts'
import type { BusinessVersionView } from './business-page.tsx'
import { publishedChanges } from './changes.ts'

/** Returns the facts in force, which were checked when they were published, unconfirmed ones too. */
export async function factsInForce({ publishing }: Pick<App, 'publishing'>): Promise<Business> {
  const reading = parseBusiness(await publishing.current())
  if (!reading.ok) throw new Error('the facts in force are of another release')
  return reading.facts
}

/** Tells the other owners what was published. */
export async function tellOfPublication(
  app: App,
  request: FastifyRequest,
  before: Business,
): Promise<void> {
  const { db, clock, noticeSettings } = app
  const now = clock()
  const after = await factsInForce(app)
  // A mailbox that gives way to another one hears of it too.
  const staffEmail = noticeSettings.staffEmail ?? [
    ...new Set([before.staffEmail, after.staffEmail]),
  ]
  const settings = { ...noticeSettings, staffEmail }
  const press = { staffMemberId: viewerOf(request).id, now, settings }
  await db.write(async (tx) => {
    const changes = await publishedChanges(tx, before, after, now)
    await reportAccess(tx, { ...press, kind: 'facts', of: null, changes })
  })
}

/** Returns the kept versions with who published them, the newest first. */
export async function versionViews(
  { publishing, db }: Pick<App, 'publishing' | 'db'>,
  language: Language,
): Promise<readonly BusinessVersionView[]> {
  const [versions, staff] = await Promise.all([
    publishing.versions(),
    db.read((tx) => listStaff(tx)),
  ])
  const nameOf = (id: string | null): string | null => {
    const name = staff.find((member) => member.id === id)?.name
    return name === undefined ? null : cleanLine(name)
  }
  return versions.map(({ id, publishedAt, staffMemberId, isCurrent }) => ({
    id,
    time: formatLocalTime(publishedAt, language, 'full'),
    by: nameOf(staffMemberId),
    isCurrent,
  }))
}
