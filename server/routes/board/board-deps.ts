import type { Publishing } from '#server/business/publishing.ts'
import type { Environment } from '#server/environment.ts'
import type { Pages } from '#server/pages/create-pages.tsx'
import type { ConvertPhoto } from '#server/photos/convert-photo.ts'
import type { ReadSecret } from '#server/secrets/secret.ts'
import type { Site } from '#server/site/site.ts'
import type { Db } from '#server/store/db.ts'
import type { NoticeSettings } from '#server/store/notice.ts'
import type { PublicRouteDeps } from '#server/submissions/intake/submission-route-deps.ts'

/** Dependencies of all routes under /staff. */
export interface BoardDeps extends PublicRouteDeps {
  readonly clock: () => number
  readonly store: Db
  readonly environment: Pick<Environment, 'siteUrl' | 'staffUrl' | 'staffEmail'>
  readonly pages: Pages
  readonly site: Pick<Site, 'boardWorker'>
  readonly readSecret: ReadSecret
  readonly publishing: Publishing
  readonly convertPhoto: ConvertPhoto
  /** Whether the disk has room for more than leads. */
  readonly hasOptionalSpace: () => Promise<boolean>
  /** Which channels are set up. */
  readonly noticeSettings: NoticeSettings
}
