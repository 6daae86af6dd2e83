/**
 * Renders the site of the business from the built code, in plain Node: the entry of the program
 * that build-code.ts builds as build/code/render.mjs. `server/platform/publishing/render-site.ts` runs it.
 * Arguments: folder of the built code, folder of the new site, folder of the last one, and how well
 * files are compressed; or folder of the built code, `preview`, and the address of a page.
 */

import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { business, putInForce } from '#domain/business/business.ts'
import { businessFileInForce } from '#domain/business/reader/path.ts'
import { readBusinessFile } from '#domain/business/reader/read-file.ts'
import { paintStyles } from '#domain/color/paint-styles.ts'
import { localizedPages } from '#domain/pages/localized-paths.ts'
import { renderOfflinePage, renderPage } from '#site/render/document.tsx'
import { ownFileProblems } from './brand/own-files.ts'
import { CODE } from '#server/platform/publishing/built-code.ts'
import type { BuiltCode } from './built-code.ts'
import { createDrawings, withoutUnservedTowns } from './drawings.ts'
import { fillFacts, scriptFacts } from './fill-facts.ts'
import { finishSite } from './finish.ts'
import { photoFiles } from './load-photo.ts'
import { notFoundPath, siteLanguages } from './not-found.ts'
import { renderPreview } from './preview.ts'
import { siteValues } from './site-values.ts'
import { writeCode } from './write-code.ts'

/** Folder of the owner's files, which are served as they are. */
const PUBLIC = path.resolve('public')

interface Rendering {
  /** Folder of the built code. */
  readonly code: string
  /** Folder for `client/` and `site.json`; emptied first. */
  readonly next: string
  /** Folder of the last site, whose images and compressed files are used again. */
  readonly last: string
  readonly compression: 'best' | 'fast'
}

/**
 * Renders the whole site.
 * @throws an error that names the page that could not be rendered
 */
async function renderSite({ code, next, last, compression }: Rendering): Promise<void> {
  const problems = await ownFileProblems(business, PUBLIC)
  if (problems.length > 0)
    throw new Error(problems.map((each) => `business.json, ${each}`).join('\n'))
  const site = path.join(next, 'client')
  await rm(next, { recursive: true, force: true })
  await mkdir(site, { recursive: true })
  if (existsSync(PUBLIC)) await cp(PUBLIC, site, { recursive: true })

  const drawings = createDrawings(path.join(code, CODE.drawings))
  const facts = scriptFacts(business)
  const fill = (text: string, name: string): string =>
    drawings.place(
      name.endsWith('.css') ? withoutUnservedTowns(paintStyles(text)) : fillFacts(text, facts),
    )
  const rename = await writeCode(path.join(code, CODE.files), site, fill)
  const description = JSON.parse(
    rename(await readFile(path.join(code, CODE.description), 'utf8')),
  ) as BuiltCode
  const { anonKey } = siteValues(process.env)
  const addresses = [
    ...localizedPages().map((page) => page.path),
    ...siteLanguages().map(notFoundPath),
  ]
  const pages = new Map(
    addresses.map((address) => {
      try {
        return [address, drawings.place(renderPage(address, anonKey))]
      } catch (error) {
        throw new Error(`${address} cannot be rendered`, { cause: error })
      }
    }),
  )
  const offlinePages = new Map(
    siteLanguages().map((language) => [
      language,
      drawings.place(renderOfflinePage(notFoundPath(language), anonKey)),
    ]),
  )
  for (const [address, bytes] of photoFiles) await writeFile(path.join(site, address), bytes)
  await drawings.write(site)
  await finishSite({
    site,
    last,
    font: path.join(code, CODE.font),
    compression,
    pages,
    offlinePages,
    code: description,
    drawings,
    facts,
  })
}

putInForce(readBusinessFile(businessFileInForce(process.env)))

// Ends with the server that waits for it, whose end of the pipe closes then.
process.stdin.on('end', () => process.exit(1)).resume()
const [code, next, last, compression] = process.argv.slice(2)
if (code !== undefined && next === 'preview') {
  const preview = await renderPreview(code, last || null)
  await new Promise((resolve) => process.stdout.write(JSON.stringify(preview), resolve))
} else if (
  code !== undefined &&
  next !== undefined &&
  last !== undefined &&
  (compression === 'best' || compression === 'fast')
)
  await renderSite({ code, next, last, compression })
else throw new Error('usage: node render.mjs CODE NEXT LAST best|fast, or CODE preview ADDRESS')
process.exit()
