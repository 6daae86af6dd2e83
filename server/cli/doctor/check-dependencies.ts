import { statfs } from 'node:fs/promises'
import type { Business } from '#domain/business/business.ts'
import type { Environment, RawEnvironment } from '#server/environment.ts'
import type { SmtpLimits } from '#server/outbox/transport/transport-smtp.ts'
import type { createPhotoConverter } from '#server/photos/convert-photo.ts'

/** Dependencies of the checks, passed in so that tests can make each of them fail. */
export interface CheckDependencies {
  readonly environment: Environment
  /** Distinguishes set variables from defaults. */
  readonly raw: RawEnvironment
  readonly business: Business
  /** Renders every page, by address; `null` if nothing is built. */
  readonly readPages: () => Promise<ReadonlyMap<string, string> | null>
  readonly nodeVersion: string
  readonly clock: () => number
  readonly fetch: typeof globalThis.fetch
  readonly fileSystem: (folder: string) => Promise<FileSystem>
  /**
   * Returns the expiry of the site's certificate in milliseconds since the epoch; `null` when it
   * cannot be read.
   */
  readonly certificateExpiry: (origin: string) => Promise<number | null>
  readonly createPhotoConverter: typeof createPhotoConverter
  readonly smtpLimits: SmtpLimits
  readonly send: boolean
}

export interface FileSystem {
  readonly freeBytes: number
  /** Linux's magic number of the file system type (statfs(2)). */
  readonly type: number
}

export async function fileSystemOf(folder: string): Promise<FileSystem> {
  const { bavail, bsize, type } = await statfs(folder)
  return { freeBytes: bavail * bsize, type }
}

/** Rows of the settings table; `null` without a database. */
export type OptionalSettingsRows = ReadonlyMap<string, string> | null
