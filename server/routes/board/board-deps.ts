import type { FastifyRequest } from 'fastify'
import type { PublicRouteDeps } from '#server/submissions/intake/submission-route-deps.ts'
import type { StaffService } from '#server/staff/staff-service.ts'
import type { Pages } from '#server/pages/create-pages.tsx'
import type { Publishing } from '#server/business/publishing.ts'
import type { ConvertPhoto } from '#server/photos/convert-photo.ts'
import type { ReadSecret } from '#server/secrets/secret.ts'
import type { Db } from '#server/store/db.ts'
import type { NoticeSettings } from '#server/store/notice.ts'
import type { Session } from '#server/store/board-records.ts'
import type { Access, Capability } from '#domain/staff/roles.ts'
import type { SessionCookie } from './session-cookie.ts'
import type { BoardReplies } from './board-replies.ts'

/** Dependencies of the routes under /staff that exist before any of them. */
export interface BoardAppDeps extends PublicRouteDeps {
  readonly clock: () => number
  readonly store: Db
  readonly pages: Pages
  readonly readSecret: ReadSecret
  readonly staff: StaffService
  readonly publishing: Publishing
  readonly convertPhoto: ConvertPhoto
  /** Whether the disk has room for more than leads. */
  readonly hasOptionalSpace: () => Promise<boolean>
  readonly randomId: () => string
  /** Which channels are set up. */
  readonly noticeSettings: NoticeSettings
}

export interface SessionGuard {
  /** Returns the session of an admitted request. */
  sessionOf(request: FastifyRequest): Session
  /** Returns what the session of an admitted request may do, by role and time of the sign-in. */
  accessTo(request: FastifyRequest, capability: Capability): Access
  /** Returns the session of any request; `null` for none. */
  findSession(request: FastifyRequest): Promise<Session | null>
}

/** Dependencies of all routes under /staff. */
export interface BoardDeps extends BoardAppDeps {
  readonly guard: SessionGuard
  readonly cookie: SessionCookie
  readonly replies: BoardReplies
  readonly siteUrl: string
  /** Origin of the board; the same as `siteUrl` without STAFF_URL. */
  readonly staffUrl: string
  readonly staffEmail: readonly string[] | null
}
