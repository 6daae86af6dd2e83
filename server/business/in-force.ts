/** The facts in force: what starts, publishes, goes back and follows puts them there by one swap. */

import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Business } from '#domain/business/business.ts'
import { decodeFile } from '#domain/business/reader/decode.ts'
import { parseBusiness } from '#domain/business/reader/file.ts'
import { DELIVERED_FILE, publishedFile } from '#domain/business/reader/path.ts'
import { FactsError } from '#domain/business/reader/read-file.ts'
import { UPLOADED_PHOTO } from '#domain/business/uploaded-photo.ts'
import { newSlips, slipsInForce } from '#content/own-texts.ts'
import { type Slip, slipSentence } from '#content/slips.ts'
import { entrySentence, type Problem } from '#domain/text/problem.ts'
import type { InstallationOptions } from '#server/site/installation.ts'
import type { Renderer } from '#server/site/renderer.ts'
import { NO_PHOTOS, type PreparedFacts, type Site } from '#server/site/site.ts'
import {
  addBusinessVersion,
  businessTextOf,
  type BusinessVersion,
  isBusinessTextKept,
  listBusinessVersions,
  newestBusinessText,
} from '#server/db/tables/business-versions.ts'
import type { Db } from '#server/db/db.ts'
import { getBusinessPhoto } from '#server/db/tables/business-photos.ts'
import { changedPages, previewPage } from './preview.ts'
import type { PublishFailure, Publishing, PublishResult } from './publishing.ts'
import type { JobApp } from '#server/jobs/job-app.ts'
import { repeat } from '#server/jobs/timer.ts'

export interface InForceParts {
  readonly db: Db
  readonly site: Pick<Site, 'renderAll' | 'swap' | 'preview' | 'stamp'>
  readonly renderer: Pick<Renderer, 'convertPhotos' | 'ownFileProblems' | 'withFacts'>
  /** What pages depend on besides, now. */
  readonly installation: () => Promise<InstallationOptions>
  /** Environment variables of the server. */
  readonly variables: Readonly<Record<string, string | undefined>>
  /** File that was in force at the start. */
  readonly file: string
  /** Folder of the owner's files. */
  readonly ownFolder: string
  readonly log: Pick<FastifyBaseLogger, 'info' | 'error'>
  readonly clock: () => number
  readonly randomId: () => string
}

/** Twice what the delivered facts and all texts take; each kept version is that long. */
const MAX_LENGTH = 1_000_000

/** Before facts that could not be put in force are tried again: rendering takes seconds. */
const RETRY_MS = 60_000

const failed = (
  reason: PublishFailure['reason'],
  details: PublishFailure['details'] = [],
): PublishFailure => ({ ok: false, reason, details })

export function createInForce(deps: InForceParts) {
  const { db, site, renderer, log } = deps
  let current = ''
  /** What could not be put in force, and when it is tried again. */
  let refused = { text: '', until: 0 }

  const add = (version: BusinessVersion & { readonly text: string }, replaced: string | null) =>
    db.write((tx) => addBusinessVersion(tx, version, replaced))

  const versionOf = (text: string): string =>
    createHash('sha256').update(site.stamp).update(text).digest('base64url').slice(0, 8)

  /** Reads a photo of the facts: an uploaded one, or a file beside the facts or in the project. */
  async function readPhoto(file: string): Promise<Uint8Array | null> {
    if (UPLOADED_PHOTO.test(file)) {
      const uploaded = await db.read((tx) => getBusinessPhoto(tx, file))
      if (uploaded !== null) return uploaded
    }
    for (const folder of [path.dirname(deps.file), process.cwd()]) {
      const found = await readFile(path.resolve(folder, file)).catch(() => null)
      if (found !== null) return found
    }
    return null
  }

  async function readText(file: string): Promise<string> {
    const decoding = decodeFile(await readFile(file))
    if (decoding.ok) return decoding.text
    throw new FactsError(path.basename(file), decoding.problems)
  }

  function factsOf(text: string): Business {
    const reading = parseBusiness(text)
    if (!reading.ok) throw new FactsError(path.basename(deps.file), reading.problems)
    return reading.business
  }

  /** Makes what takes a while, before the facts are in force. @throws with sentences for the owner */
  async function prepare(text: string): Promise<PreparedFacts> {
    const facts = factsOf(text)
    const problems = await renderer.ownFileProblems(facts, deps.ownFolder)
    if (problems.length > 0) throw new Error(problems.join('\n'))
    const photos = await renderer.convertPhotos(facts.photos, facts.colors, readPhoto)
    return { facts, version: versionOf(text), photos }
  }

  /**
   * Writes a copy beside the data, from which an edit by hand starts and which commands read, in place
   * of the last one once `work` has succeeded.
   */
  async function withCopy(text: string, work: () => Promise<boolean>): Promise<boolean> {
    const file = publishedFile(deps.variables)
    const next = `${file}.${deps.randomId()}.next`
    await mkdir(path.dirname(file), { recursive: true })
    try {
      await writeFile(next, text, { mode: 0o600, flush: true })
      if (!(await work())) return false
      await rename(next, file).catch((error: unknown) => {
        log.error({ err: error }, 'the copy of the published facts is not up to date')
      })
      return true
    } finally {
      await rm(next, { force: true })
    }
  }

  /** Removes what processes that were killed while they published have left beside the copy. */
  async function removeLeftovers(): Promise<void> {
    const { dir, base } = path.parse(publishedFile(deps.variables))
    for (const name of await readdir(dir).catch(() => []))
      if (name.startsWith(`${base}.`) && name.endsWith('.next'))
        await rm(path.join(dir, name), { force: true })
  }

  /**
   * Renders all pages with facts, and puts them in force if they may be.
   * @param mayBe stores them; false if others have published meanwhile
   * @throws with a sentence for the owner; nothing has changed then
   */
  async function putInForce(text: string, mayBe: () => Promise<boolean>): Promise<boolean> {
    const prepared = await prepare(text)
    const installation = await deps.installation()
    const pages = await site.renderAll(prepared, installation)
    return await withCopy(text, async () => {
      if (!(await mayBe())) return false
      site.swap(prepared, { installation, pages })
      current = text
      return true
    })
  }

  const newVersion = (text: string, staffMemberId: string | null) => ({
    id: deps.randomId(),
    publishedAt: deps.clock(),
    staffMemberId,
    text,
  })

  async function publish(text: string, staffMemberId: string | null): Promise<PublishResult> {
    if (text.length > MAX_LENGTH) return failed('tooLong')
    const reading = parseBusiness(text)
    if (!reading.ok) return failed('wrong', reading.problems)
    const start = deps.clock()
    const kept = await db.read(newestBusinessText)
    const replaced = kept ?? current
    const before = parseBusiness(replaced)
    const slips = newSlips(before.ok ? before.business : reading.business, reading.business)
    if (slips.length > 0) return failed('wrongText', slips.map(slipProblem))
    try {
      const isInForce = await putInForce(text, async () => {
        // So that the owner can go back to the file with which everything began.
        if (kept === null) await add(newVersion(current, null), current)
        return await add(newVersion(text, staffMemberId), replaced)
      })
      if (!isInForce) return failed('outdated')
    } catch (error) {
      log.error({ err: error }, 'new facts could not be put in force')
      return failureOf(error)
    }
    const seconds = (deps.clock() - start) / 1000
    log.info({ seconds, staffMemberId }, 'facts of the business published')
    return { ok: true, seconds }
  }

  const publishing: Publishing = {
    changedPages: (before, after) => changedPages({ ...deps, prepare }, before, after),
    previewPage: (before, after, address) =>
      previewPage({ ...deps, prepare }, { before, after, address }),
    current: async () => (await db.read(newestBusinessText)) ?? current,
    versions: async () =>
      (await db.read(listBusinessVersions)).map((version, index) => ({
        ...version,
        isCurrent: index === 0,
      })),
    publish,
    async goBack(id, staffMemberId) {
      const text = await db.read((tx) => businessTextOf(tx, id))
      return text === null ? failed('unknownVersion') : await publish(text, staffMemberId)
    },
  }

  return {
    publishing,
    /**
     * Puts the facts in force with which the server starts: the newest version, or the file if it was
     * edited by hand since, which counts as published. The delivered file never replaces a version: it
     * is in force on a new machine of several that share a database. Pages are rendered at the first
     * request.
     * @throws one sentence per problem of the facts
     */
    async start(): Promise<void> {
      const text = await readText(deps.file)
      const ofFile = factsOf(text)
      await removeLeftovers()
      const kept = await db.read(newestBusinessText)
      const isEdited =
        kept !== null &&
        deps.file !== DELIVERED_FILE &&
        !(await db.read((tx) => isBusinessTextKept(tx, text)))
      if (isEdited) await add(newVersion(text, null), null)
      const newest = isEdited || kept === null ? text : kept
      const reading = parseBusiness(newest)
      if (!reading.ok)
        log.error(
          { problems: reading.problems.map((problem) => entrySentence(problem)) },
          'the published facts do not fit this release, those of the file are in force',
        )
      current = reading.ok ? newest : text
      if (current !== text)
        await withCopy(current, async () => true).catch((error: unknown) => {
          log.error({ err: error }, 'the copy of the published facts is not up to date')
        })
      const facts = reading.ok ? reading.business : ofFile
      const slips = slipsInForce(facts)
      if (slips.length > 0)
        log.error(
          { slips: slips.map((each) => slipSentence(each)) },
          'own texts of pages do not fit this release, the delivered ones are shown',
        )
      const photos = await renderer
        .convertPhotos(facts.photos, facts.colors, readPhoto)
        .catch((error: unknown) => {
          log.error({ err: error }, 'the photos cannot be read, pages show none')
          return NO_PHOTOS
        })
      site.swap({ facts, version: versionOf(current), photos })
    },
    /** Puts in force what another server or a command has published, if it has. */
    async follow(): Promise<void> {
      const newest = await db.read(newestBusinessText)
      if (newest === null || newest === current) return
      if (newest === refused.text && deps.clock() < refused.until) return
      try {
        // Not if something newer was published during the rendering.
        if (!(await putInForce(newest, async () => (await db.read(newestBusinessText)) === newest)))
          return
      } catch (error) {
        refused = { text: newest, until: deps.clock() + RETRY_MS }
        throw error
      }
      log.info('facts of the business that another server published are in force')
    },
  }
}

type InForce = ReturnType<typeof createInForce>

/** The sentence names the file itself. */
const slipProblem = (each: Slip): Problem => ({
  path: [],
  said: { en: slipSentence(each), es: slipSentence(each, 'es') },
})

function failureOf(error: unknown): PublishFailure {
  const { message, code } = error as { readonly message: string; readonly code?: unknown }
  // Of the file system, SQLite and PostgreSQL.
  return code === 'ENOSPC' || /ENOSPC|disk is full|no space left/i.test(message)
    ? failed('diskFull')
    : failed('notRendered', [message])
}

const CHECK_INTERVAL_MS = 5_000

/**
 * Puts in force what other servers on the same database, or commands, publish.
 * @returns a function that stops the checks
 */
export function followPublications(
  inForce: Pick<InForce, 'follow'>,
  { log, setTimer }: Omit<JobApp, 'clock'>,
): () => void {
  return repeat({ setTimer, everyMs: CHECK_INTERVAL_MS }, async () => {
    try {
      await inForce.follow()
    } catch (error) {
      log.error(
        { err: error },
        'the facts that another server has published cannot be put in force',
      )
    }
  })
}
