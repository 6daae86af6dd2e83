import type { FastifyInstance } from 'fastify'
import { isAllowed } from '#domain/staff/roles.ts'
import { MAX_PASSKEYS } from '#domain/staff/staff-limits.ts'
import { readVapidKeys } from '#server/alarm/channels/push/vapid-store.ts'
import type { DevicesPageProps } from '#server/board/devices/devices-page.tsx'
import type { Page } from '#server/pages/create-pages.tsx'
import { listPasskeys } from '#server/staff/passkeys.ts'
import { listSessions } from '#server/staff/sessions.ts'
import type { Session } from '#server/db/tables/board-records.ts'
import type { App } from '#server/app.ts'
import { needs } from '#server/board/needs.ts'
import { sendPage } from '#server/board/replies.ts'
import { relyingParty } from '#server/board/sign-in/relying-party.ts'
import { type Saved, savedOf } from '#server/board/saved.ts'
import { sessionOf } from '#server/board/sign-in/session.ts'

/** GET /staff/phones: sessions, and notifications on this phone. */
export function devicesPage(http: FastifyInstance, app: App): void {
  http.get('/staff/phones', needs('self'), async (request, reply) =>
    sendPage(reply, 200, await pageOf(sessionOf(request), app, { saved: savedOf(request) })),
  )
}

/** Makes the page, with the name that was refused. */
export async function pageOf(
  own: Session,
  { db, pages, clock, environment }: App,
  {
    rejected = null,
    saved = null,
  }: { readonly rejected?: DevicesPageProps['rejected']; readonly saved?: Saved | null },
): Promise<Page> {
  const now = clock()
  const [all, passkeys, { publicKey: pushKey }] = await Promise.all([
    db.read((tx) => listSessions(tx, now)),
    db.read((tx) => listPasskeys(tx, own.staffMember.id)),
    readVapidKeys(db),
  ])
  const sessions = all.filter((session) => mayEnd(own, session))
  const canAddPasskey =
    relyingParty(environment.staffUrl) !== null && passkeys.length < MAX_PASSKEYS
  return pages.board.devices({
    own,
    sessions,
    passkeys,
    canAddPasskey,
    pushKey,
    now,
    rejected,
    saved,
  })
}

/** Everybody ends their own sessions; an owner, everybody's. */
export const mayEnd = ({ staffMember: viewer }: Session, { staffMember }: Session): boolean =>
  staffMember.id === viewer.id || isAllowed(viewer.role, 'sessions')
