/** Renders the pages of the business in a separate process, and replaces the last ones. */

import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { lockFolder } from '#server/store/sqlite/server-lock.ts'
import { CODE, CODE_FOLDER } from './built-code.ts'
import { fingerprint } from './fingerprint.ts'
import { PAGE_VARIABLES, runRenderer, type RendererOptions } from './run-renderer.ts'
import { keepFormerAssets } from './keep-former-assets.ts'

/** The owner's files, which pages contain or the site serves. */
const OWN_FILES = ['photos/**/*', 'public/**/*']

/** Another process renders for seconds; its lock ends with it. */
const LOCK_POLL_MS = 300

/** Parts of a rendered site, in the order in which they are replaced. */
const PARTS = ['client', 'site.json', 'fingerprint'] as const
const STAMP = 'fingerprint'
/** Start of the names of folders that are being rendered into. */
const RENDERING = 'rendering-'

export interface RenderOptions extends RendererOptions {
  /** Folder of the site: `client/`, `site.json`, and `former/` with the files of former sites. */
  readonly site: string
  /** Folder of the site that was served before: the same, unless the first one is published. */
  readonly last: string
  /** How well files are compressed: the best takes a minute of processor time. */
  readonly compression: 'best' | 'fast'
}

/** Checks for a site that was not rendered from exactly these facts, files and values by this code. */
export async function isSiteStale(options: RenderOptions): Promise<boolean> {
  const stamp = await readStamp(path.join(options.site, STAMP))
  return stamp === null || stamp !== (await stampOf(options))
}

/**
 * Renders the site unless it is fresh.
 * @returns whether it was rendered
 * @throws an error whose message says what the owner can do; the last site is unchanged
 */
export async function renderIfStale(options: RenderOptions): Promise<boolean> {
  return await withSiteLocked(options.site, async () => {
    await replaceSite(options)
    if (!(await isSiteStale(options))) return false
    await prepareSite(options)
    await replaceSite(options)
    return true
  })
}

/** Runs the work while no other process renders into this folder, which servers may share. */
export async function withSiteLocked<Result>(
  site: string,
  work: () => Promise<Result>,
): Promise<Result> {
  await mkdir(site, { recursive: true })
  let release = lockFolder(site)
  while (release === null) {
    await pause(LOCK_POLL_MS)
    release = lockFolder(site)
  }
  try {
    return await work()
  } finally {
    release()
  }
}

/**
 * Renders the next site beside the last one, whose folder is locked.
 * @throws an error whose message says what the owner can do; nothing has changed
 */
export async function prepareSite(options: RenderOptions): Promise<void> {
  const { site } = options
  await removeUnfinished(site)
  // A folder of its own: the process of a server that was killed may still write into another one.
  const rendering = path.join(site, `${RENDERING}${crypto.randomUUID()}`)
  try {
    const stamp = await stampOf(options)
    await runRenderer(options, [rendering, options.last, options.compression])
    await writeFile(path.join(rendering, STAMP), stamp)
    await rm(nextSite(site), { recursive: true, force: true })
    await rename(rendering, nextSite(site))
  } catch (error) {
    await rm(rendering, { recursive: true, force: true })
    throw error
  }
}

/** Removes what a killed process has left. */
async function removeUnfinished(site: string): Promise<void> {
  for (const name of await readdir(site))
    if (name.startsWith(RENDERING))
      await rm(path.join(site, name), { recursive: true, force: true })
}

const nextSite = (site: string): string => path.join(site, 'next')

/**
 * Replaces the last site by the next one if there is one. Only names change, so it needs no
 * space; the next call completes one that was interrupted.
 */
export async function replaceSite({
  site,
  last,
}: Pick<RenderOptions, 'site' | 'last'>): Promise<void> {
  const next = nextSite(site)
  if (!existsSync(path.join(next, STAMP))) return
  if (existsSync(path.join(next, 'client'))) keepFormerAssets(site, { last, next, now: Date.now() })
  for (const part of PARTS) {
    if (!existsSync(path.join(next, part))) continue
    await rm(path.join(site, part), { recursive: true, force: true })
    await rename(path.join(next, part), path.join(site, part))
  }
  await rm(next, { recursive: true, force: true })
}

/** Returns the hash of everything that the pages are rendered from. */
async function stampOf({ build, businessFile, variables }: RenderOptions): Promise<string> {
  const code = await readStamp(path.join(build, CODE_FOLDER, CODE.stamp))
  const values = PAGE_VARIABLES.map((name) => `${name}=${variables[name] ?? ''}`)
  const facts = await readFile(businessFile, 'utf8')
  return fingerprint(OWN_FILES, [...values, `code=${code ?? ''}`, facts])
}

async function readStamp(file: string): Promise<string | null> {
  return await readFile(file, 'utf8').catch(() => null)
}
