import type { FastifyInstance } from 'fastify'
import { countOpen } from '#server/leads/board-leads.ts'
import { readPlans } from '#server/alarm/escalation/read-plans.ts'
import { ON_CALL_ADDRESS } from '#server/board/addresses.ts'
import type { OnCallPageProps } from '#server/board/on-call/on-call-props.ts'
import type { Page } from '#server/pages/create-pages.tsx'
import type { Viewer } from '#server/db/tables/board-records.ts'
import { getSetting } from '#server/db/setting-queries.ts'
import { listStaff } from '#server/db/tables/staff-members.ts'
import type { App } from '#server/app.ts'
import type { BoardForm } from '#server/board/form.ts'
import { needs } from '#server/board/needs.ts'
import { sendPolledPage } from '#server/board/replies.ts'
import { type Saved, savedOf } from '#server/board/saved.ts'
import { viewerOf } from '#server/board/sign-in/session.ts'

/** GET /staff/on-call. An owner changes every schedule, others their own. */
export function onCallPage(http: FastifyInstance, app: App): void {
  http.get(ON_CALL_ADDRESS, needs('self'), async (request, reply) =>
    sendPolledPage(
      request,
      reply,
      await pageOf(viewerOf(request), app, { saved: savedOf(request) }),
    ),
  )
}

type RejectedForm = NonNullable<OnCallPageProps['rejected']>['form']

/** Shows a form of the page again, with what is wrong. */
export const rejectedAs =
  (form: RejectedForm): NonNullable<BoardForm<unknown>['rejected']> =>
  (rejected, { viewer }, app) =>
    pageOf(viewer, app, { rejected: { form, ...rejected } })

async function pageOf(
  viewer: Viewer,
  { db, clock, pages, noticeSettings: settings }: App,
  {
    rejected = null,
    saved = null,
  }: {
    readonly rejected?: OnCallPageProps['rejected']
    readonly saved?: Saved | null
  },
): Promise<Page> {
  const { alarm_plan: plan } = await readPlans(
    (key) => db.read((tx) => getSetting(tx, key)),
    () => {},
  )
  const staff = await db.read((tx) => listStaff(tx))
  const now = clock()
  const openLeads = await db.read((tx) => countOpen(tx, now))
  return pages.board.onCall({ viewer, staff, now, openLeads, plan, settings, saved, rejected })
}
