/** Pages of facts that are not published: which ones differ, and how one of them looks. */

import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { localizedPages } from '#domain/pages/localized-paths.ts'
import type { InstallationOptions } from '#server/site/installation.ts'
import type { Renderer } from '#server/site/renderer.ts'
import type { PreparedFacts, Site } from '#server/site/site.ts'

interface PreviewParts {
  readonly site: Pick<Site, 'preview'>
  readonly renderer: Pick<Renderer, 'withFacts'>
  /** @throws with sentences for the owner */
  readonly prepare: (text: string) => Promise<PreparedFacts>
  readonly installation: () => Promise<InstallationOptions>
}

/** Both sides have the same one, so that only what the facts say differs. */
const VERSION = 'preview'

/** Leaves out what nobody sees, such as structured data with facts that only one page shows. */
const withoutScripts = (html: string): string =>
  html
    .split('<script')
    .map((part, index) => (index === 0 ? part : (part.split('</script>')[1] ?? '')))
    .join('')

async function sideOf({ prepare }: PreviewParts, text: string): Promise<PreparedFacts> {
  return { ...(await prepare(text)), version: VERSION }
}

/** Lists the addresses of the pages that differ between two texts of the facts. */
export async function changedPages(
  parts: PreviewParts,
  before: string,
  after: string,
): Promise<readonly string[]> {
  const [old, now] = [await hashes(parts, before), await hashes(parts, after)]
  return [...new Set([...now.keys(), ...old.keys()])].filter(
    (address) => old.get(address) !== now.get(address),
  )
}

/** Returns the hash of each page. */
async function hashes(parts: PreviewParts, text: string): Promise<ReadonlyMap<string, string>> {
  const side = await sideOf(parts, text)
  const options = await parts.installation()
  const found = new Map<string, string>()
  for (const { path } of parts.renderer.withFacts(side.facts, localizedPages)) {
    // Requests are answered in between.
    await nextTurn()
    const html = withoutScripts(parts.site.preview(side, path, options) ?? '')
    found.set(path, createHash('sha256').update(html).digest('base64url'))
  }
  return found
}

/**
 * Returns the documents of a page with each of two texts; `null` where there is no such page. The
 * first difference has the id `change`.
 */
export async function previewPage(
  parts: PreviewParts,
  { before, after, address }: Readonly<Record<'before' | 'after' | 'address', string>>,
): Promise<readonly [before: string | null, after: string | null]> {
  const options = await parts.installation()
  const [old, now] = [
    parts.site.preview(await sideOf(parts, before), address, options),
    parts.site.preview(await sideOf(parts, after), address, options),
  ]
  return old === null || now === null ? [old, now] : withChangeMarked(old, now)
}

/** Elements that a mark may stand before, without a change of the layout. */
const BLOCK = /<(?:p|h[1-6]|section|article|ul|ol|dl|figure|form)\b/g

/** Below the header, which stays at the top of the screen. */
const MARK = '<span id="change" style="scroll-margin-top: 9rem"></span>'

/** Marks the last block that begins before the first difference, in both documents. */
export function withChangeMarked(before: string, after: string): readonly [string, string] {
  const bodies = [before.indexOf('<body'), after.indexOf('<body')] as const
  let length = 0
  while (
    bodies[0] + length < before.length &&
    before[bodies[0] + length] === after[bodies[1] + length]
  )
    length++
  const same = before.slice(bodies[0], bodies[0] + length)
  const at = Array.from(same.matchAll(BLOCK)).at(-1)?.index ?? same.indexOf('>') + 1
  const mark = (html: string, body: number): string =>
    `${html.slice(0, body + at)}${MARK}${html.slice(body + at)}`
  return [mark(before, bodies[0]), mark(after, bodies[1])]
}
