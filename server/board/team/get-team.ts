import type { FastifyInstance, FastifyRequest } from 'fastify'
import { TEAM_ADDRESS } from '#server/board/addresses.ts'
import type { Rejected } from '#server/pages/parts/rejected.ts'
import type { Page } from '#server/pages/create-pages.tsx'
import { staffMemberOf } from '#server/staff/team.ts'
import type { Viewer } from '#server/db/tables/board-records.ts'
import { listStaff } from '#server/db/tables/staff-members.ts'
import type { App } from '#server/app.ts'
import { sendNotFound, sendPage } from '#server/board/replies.ts'
import { type Saved, savedOf } from '#server/board/saved.ts'
import { viewerOf } from '#server/board/sign-in/session.ts'

type MemberRequest = FastifyRequest<{ Params: { id: string } }>

/** What a form of the page was answered with. */
interface Shown {
  readonly rejected?: Rejected | null
  readonly saved?: Saved | null
}

/** GET /staff/team, and GET /staff/team/ID. */
export function teamPages(http: FastifyInstance, app: App): void {
  http.get(TEAM_ADDRESS, async (request, reply) =>
    sendPage(reply, 200, await teamPage(viewerOf(request), app, { saved: savedOf(request) })),
  )

  http.get(`${TEAM_ADDRESS}/:id`, async (request: MemberRequest, reply) => {
    const shown = { saved: savedOf(request) }
    const page = await memberPage(request.params.id, viewerOf(request), app, shown)
    return page === null ? sendNotFound(request, reply, app.pages) : sendPage(reply, 200, page)
  })
}

/** Makes the page of the team, with the form that was refused. */
export async function teamPage(
  viewer: Viewer,
  { db, pages, clock }: App,
  { rejected = null, saved = null }: Shown,
): Promise<Page> {
  const staff = await db.read((tx) => listStaff(tx))
  return pages.board.team({ viewer, staff, now: clock(), rejected, saved })
}

/** Makes the page of one staff member; `null` for an unknown one. */
export async function memberPage(
  id: string,
  viewer: Viewer,
  { db, pages, clock }: App,
  { rejected = null, saved = null }: Shown,
): Promise<Page | null> {
  const member = await db.read((tx) => staffMemberOf(tx, id))
  return member && pages.board.teamMember({ viewer, member, now: clock(), rejected, saved })
}
