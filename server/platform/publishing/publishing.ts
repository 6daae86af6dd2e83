/** Publishes facts of the business: checks, renders, stores, and has the server start with them. */

import { existsSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import type { FastifyBaseLogger } from 'fastify'
import { parseBusiness } from '#domain/business/reader/file.ts'
import { publishedFile } from '#domain/business/reader/path.ts'
import {
  isBusinessTextKept,
  addBusinessVersion,
  newestBusinessText,
  listBusinessVersions,
  businessTextOf,
  type BusinessVersion,
} from '#server/store/business-versions.ts'
import type { Db } from '#server/store/db.ts'
import { createPhotoFiles, type PhotoUploads } from './photo-files.ts'
import { createPreviews, type Previews } from './preview.ts'
import { prepareSite, type RenderOptions, replaceSite, withSiteLocked } from './render-site.ts'
import { publishedSite } from './site-in-force.ts'

export type PublishResult = { readonly ok: true; readonly seconds: number } | PublishFailure

/** Why nothing was changed; details are sentences about the facts, or what the renderer wrote. */
export interface PublishFailure {
  readonly ok: false
  readonly reason: 'wrong' | 'tooLong' | 'busy' | 'unknownVersion' | 'diskFull' | 'notRendered'
  readonly details: readonly string[]
}

export interface PublishedVersion extends BusinessVersion {
  readonly isCurrent: boolean
}

/** What the board does to the facts of the business. */
export interface Publishing {
  readonly previews: Previews
  /** Photographs that facts may name. */
  readonly photos: PhotoUploads
  /** Returns the text of the facts in force. */
  current(): Promise<string>
  /** Lists the kept versions, the newest first. */
  versions(): Promise<readonly PublishedVersion[]>
  /**
   * Puts facts in force. Pages are replaced only if all of them can be rendered; mails and board
   * follow a moment later, when the server has started with the facts.
   * @param text of the whole file (domain/business/reader/file.ts)
   */
  publish(text: string, staffMemberId: string | null): Promise<PublishResult>
  /** Puts the facts of a kept version in force again. */
  goBack(id: string, staffMemberId: string | null): Promise<PublishResult>
}

export interface PublishingDeps {
  readonly store: Db
  readonly dataDir: string
  /** Folder that contains the built code. */
  readonly build: string
  /** Folder of the site that is served. */
  readonly site: string
  readonly variables: RenderOptions['variables']
  /** Text of the facts that this process was started with. */
  readonly startedWith: string
  /** Has this process replaced by one that starts with the facts in force. */
  readonly restart: () => void
  /** The log, which is created later. */
  readonly log: () => Pick<FastifyBaseLogger, 'info' | 'error'> | undefined
  readonly clock: () => number
  readonly randomId: () => string
}

export interface Follower {
  /** Puts in force here what another server has published, if it has. */
  follow(): Promise<void>
}

/** Thirty times what the delivered facts take; each kept version is that long. */
const MAX_LENGTH = 500_000

const failed = (
  reason: PublishFailure['reason'],
  details: readonly string[] = [],
): PublishFailure => ({ ok: false, reason, details })

export function createPublishing(deps: PublishingDeps): Publishing & Follower {
  const { store, dataDir, log } = deps

  const photos = createPhotoFiles(deps)
  const previews = createPreviews({ ...deps, photos })
  let isBusy = false
  let isChecked = false
  /** Text that this process, or the one that replaces it, has put in force. */
  let inForce = deps.startedWith

  const newVersion = (staffMemberId: string | null): BusinessVersion => ({
    id: deps.randomId(),
    publishedAt: deps.clock(),
    staffMemberId,
  })

  /** Checks once whether the file was changed by hand or by a command since it was published. */
  async function isEdited(): Promise<boolean> {
    if (isChecked) return false
    isChecked = true
    return (
      existsSync(publishedFile(deps.variables)) &&
      !(await store.read((tx) => isBusinessTextKept(tx, inForce)))
    )
  }

  /** Renders the site of a text beside the served one. @throws with sentences for the owner */
  async function prepare(text: string): Promise<void> {
    await writeFile(candidateFile(deps), text, { mode: 0o600, flush: true })
    await photos.write(text)
    await prepareSite(renderOptions(deps))
  }

  /** Puts a prepared text in force: from here on only names change. */
  async function putInForce(text: string): Promise<void> {
    await rename(candidateFile(deps), publishedFile(deps.variables))
    await replaceSite(renderOptions(deps))
    await photos.removeUnnamed(text)
    inForce = text
    deps.restart()
  }

  /** Runs one publication at a time, of all servers that share the data folder. */
  async function alone<Result>(busy: Result, work: () => Promise<Result>): Promise<Result> {
    if (isBusy) return busy
    isBusy = true
    try {
      return await withSiteLocked(publishedSite(dataDir), work)
    } finally {
      isBusy = false
      await rm(candidateFile(deps), { force: true })
    }
  }

  async function publish(text: string, staffMemberId: string | null): Promise<PublishResult> {
    if (text.length > MAX_LENGTH) return failed('tooLong')
    const parsed = parseBusiness(text)
    if (!parsed.ok) return failed('wrong', parsed.problems)
    return await alone<PublishResult>(failed('busy'), async () => {
      const start = deps.clock()
      try {
        await prepare(text)
      } catch (error) {
        log()?.error({ err: error }, 'the pages of new facts could not be rendered')
        return failureOf(error)
      }
      // The first one, to go back to what was in force before.
      if (!(await store.read((tx) => isBusinessTextKept(tx, inForce))))
        await store.write((tx) => addBusinessVersion(tx, { ...newVersion(null), text: inForce }))
      await store.write((tx) => addBusinessVersion(tx, { ...newVersion(staffMemberId), text }))
      await putInForce(text)
      const seconds = (deps.clock() - start) / 1000
      log()?.info({ seconds, staffMemberId }, 'facts of the business published')
      return { ok: true, seconds }
    })
  }

  return {
    photos,
    previews,
    async current() {
      return (await store.read((tx) => newestBusinessText(tx))) ?? inForce
    },
    async versions() {
      return (await store.read((tx) => listBusinessVersions(tx))).map((version, index) => ({
        ...version,
        isCurrent: index === 0,
      }))
    },
    publish,
    async goBack(id, staffMemberId) {
      const text = await store.read((tx) => businessTextOf(tx, id))
      return text === null ? failed('unknownVersion') : await publish(text, staffMemberId)
    },
    async follow() {
      const newest = await store.read((tx) => newestBusinessText(tx))
      if (newest === null || newest === inForce) return
      if (await isEdited()) {
        await store.write((tx) => addBusinessVersion(tx, { ...newVersion(null), text: inForce }))
        log()?.info('the file with the facts was edited, which counts as published')
        return
      }
      await alone(undefined, async () => {
        if (!parseBusiness(newest).ok) throw new Error('the published facts are of another release')
        await prepare(newest)
        await putInForce(newest)
        log()?.info('facts of the business that another server published are in force')
      })
    },
  }
}

/** Beside the file that it replaces, so that only a name changes. */
const candidateFile = ({ variables }: Pick<PublishingDeps, 'variables'>): string =>
  `${publishedFile(variables)}.next`

const renderOptions = (deps: PublishingDeps): RenderOptions => ({
  build: deps.build,
  last: deps.site,
  site: publishedSite(deps.dataDir),
  businessFile: candidateFile(deps),
  variables: deps.variables,
  compression: 'fast',
})

function failureOf(error: unknown): PublishFailure {
  const { message, cause } = error as { readonly message: string; readonly cause?: unknown }
  const code =
    (cause as { readonly code?: unknown } | undefined)?.code ??
    (error as { readonly code?: unknown }).code
  return code === 'ENOSPC' || /ENOSPC/.test(message)
    ? failed('diskFull')
    : failed('notRendered', [message])
}
