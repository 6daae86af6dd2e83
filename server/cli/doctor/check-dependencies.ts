import { statfs } from 'node:fs/promises'
import type { Business } from '#domain/business.ts'
import type { Environment, RawEnvironment } from '#server/environment.ts'
import type { SmtpLimits } from '#server/mail/transport-smtp.ts'

/** What the checks look at and with; passed in, so that tests can make any of it go wrong. */
export interface CheckDependencies {
  readonly environment: Environment
  /** To tell what was set from what applies without it. */
  readonly raw: RawEnvironment
  readonly business: Business
  /** Folder of the built site. */
  readonly build: string
  /** Such as 26.10.0. */
  readonly nodeVersion: string
  /** Milliseconds since the epoch. */
  readonly clock: () => number
  readonly fetch: typeof globalThis.fetch
  readonly fileSystem: (folder: string) => Promise<FileSystem>
  /** Milliseconds since the epoch at which the site's certificate ends; null when none can be read. */
  readonly certificateEnd: (origin: string) => Promise<number | null>
  readonly smtpLimits: SmtpLimits
  /** Whether a test message is sent. */
  readonly send: boolean
}

export interface FileSystem {
  readonly freeBytes: number
  /** Linux's magic number of its kind (statfs(2)). */
  readonly type: number
}

export async function readFileSystem(folder: string): Promise<FileSystem> {
  const { bavail, bsize, type } = await statfs(folder)
  return { freeBytes: bavail * bsize, type }
}

/** Rows of the settings table; null while there is no database to read them from. */
export type SettingsRows = ReadonlyMap<string, string> | null
