/** The parts of one server, in one value. */

import type { FastifyBaseLogger } from 'fastify'
import { PHOTO_BUDGET } from '#domain/submission/photo-limits.ts'
import { hasPhotoRoom } from '#server/leads/status-page.ts'
import type { Db } from '#server/db/db.ts'
import type { Publishing } from './business/publishing.ts'
import type { Environment } from './environment.ts'
import { createConcurrencyLimit } from './http/concurrency-limit.ts'
import {
  createDiskCheck,
  createReadiness,
  MIN_FREE_BYTES_OPTIONAL,
  MIN_FREE_BYTES_PHOTOS,
} from './http/readiness.ts'
import { createUploadSlots } from './http/upload-slots.ts'
import type { MailTransport } from './outbox/transport/transport.ts'
import type { MailOutcome } from './outbox/send-mail.ts'
import { createMetrics } from './metrics/metrics.ts'
import { noticeSettings } from './alarm/channels/channels.ts'
import type { SetTimer } from './jobs/timer.ts'
import { overdueSeconds } from './alarm/watchdog.ts'
import type { Pages } from './pages/create-pages.tsx'
import { createPhotoConverter } from './photos/convert-photo.ts'
import { signingSecret } from './secrets/secret.ts'
import type { ReadInstallation } from './site/installation.ts'
import type { SettingsCache } from './site/settings-cache.ts'
import type { Site } from './site/site.ts'
import { statusPageToken, type TokenSource } from './status-page/token/status-page-token.ts'
import { createRateLimits, NO_RATE_LIMITS } from './intake/limits/rate-limits.ts'

/** What a server is put together from. */
export interface AppParts {
  readonly environment: Environment
  readonly log: FastifyBaseLogger
  readonly db: Db
  readonly site: Site
  readonly settings: SettingsCache
  readonly installation: ReadInstallation
  readonly pages: Pages
  readonly publishing: Publishing
  readonly transport: MailTransport
  /** Log lines that could not be written. */
  readonly linesLost: () => number
  readonly clock: () => number
  readonly setTimer: SetTimer
  readonly random: () => number
  readonly randomId: () => string
  readonly fetch: typeof globalThis.fetch
  /** Returns all addresses of a host name; rejects if there is none. */
  readonly resolveName: (name: string) => Promise<readonly { readonly address: string }[]>
  /** Free bytes on the volume of the embedded database; `null` when unknown. */
  readonly freeBytes: () => Promise<number | null>
  readonly isStopping: () => boolean
}

/** What requests are answered with: a function takes it, or the parts that it uses. */
export type App = ReturnType<typeof createApp>

/** Concurrent submissions; the server refuses more with a time to retry. */
const MAX_CONCURRENT_WRITES = 200
/** Photos that are received or converted at the same time; each may have 10 MB. */
const MAX_UPLOADS = 6
const MAX_UPLOADS_PER_NETWORK = 2

/** Adds to the parts what requests share. Nothing runs before the first request. */
export function createApp(parts: AppParts) {
  const { environment, db, clock, log, settings, freeBytes } = parts
  /** Attempts to send mails to staff since the start. */
  const mailCounts: Record<MailOutcome, number> = { sent: 0, failed: 0, dead: 0, dropped: 0 }
  const readSecret = () => signingSecret(db, (key) => settings.get(key))
  const hasDiskSpace = createDiskCheck(freeBytes, clock)
  const hasPhotoDiskSpace = createDiskCheck(freeBytes, clock, MIN_FREE_BYTES_PHOTOS)
  return {
    ...parts,
    noticeSettings: noticeSettings(environment),
    mailCounts,
    readSecret,
    deriveStatusPageToken: (source: TokenSource) => statusPageToken(readSecret, source),
    limits: environment.rateLimit ? createRateLimits(parts) : NO_RATE_LIMITS,
    metrics: createMetrics({ ...parts, mailCounts }),
    readiness: createReadiness(parts, hasDiskSpace),
    /** Seconds for which an alarm step has been due; `null` while none is overdue. */
    overdueSeconds: () => overdueSeconds(parts),
    hasDiskSpace,
    /** Whether the disk has room for more than leads. */
    hasOptionalSpace: createDiskCheck(freeBytes, clock, MIN_FREE_BYTES_OPTIONAL),
    hasPhotoRoom: async () =>
      (await hasPhotoDiskSpace()) && (await db.read((tx) => hasPhotoRoom(tx, PHOTO_BUDGET, 0))),
    writeSlots: createConcurrencyLimit(MAX_CONCURRENT_WRITES),
    uploadSlots: createUploadSlots({
      total: MAX_UPLOADS,
      perNetwork: environment.rateLimit ? MAX_UPLOADS_PER_NETWORK : MAX_UPLOADS,
    }),
    convertPhoto: createPhotoConverter((error) => log.warn({ err: error }, 'photo not converted')),
  }
}
