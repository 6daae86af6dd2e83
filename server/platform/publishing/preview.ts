/** Pages of facts that are not published: which ones differ, and how one of them looks. */

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { createPhotoFiles } from './photo-files.ts'
import { runRenderer, type RendererOptions } from './run-renderer.ts'

/** What the program that renders says of one version of the facts (scripts/site/render/preview.ts). */
export interface PagePreview {
  /** By address; equal for pages that look the same. */
  readonly hashes: Readonly<Record<string, string>>
  /** Document of the wanted page; `null` without one, and if there is no such page. */
  readonly html: string | null
}

export interface Previews {
  /** Lists the addresses of the pages that differ between two texts of the facts. */
  changedPages(before: string, after: string): Promise<readonly string[]>
  /**
   * Returns the documents of a page with each of two texts, which load nothing and run nothing;
   * `null` where there is no such page. The first difference has the id `change`.
   */
  page(
    before: string,
    after: string,
    address: string,
  ): Promise<readonly [before: string | null, after: string | null]>
}

interface PreviewDeps extends Omit<RendererOptions, 'businessFile'> {
  readonly photos: Pick<ReturnType<typeof createPhotoFiles>, 'write'>
}

/** Renders in a folder of its own for each call, so that nothing of it can be published. */
export function createPreviews({ photos, ...options }: PreviewDeps): Previews {
  let last: Promise<unknown> = Promise.resolve()

  /** One after another: each takes a processor for a second. */
  function render(text: string, address = ''): Promise<PagePreview> {
    const mine = last.then(() => renderIn(text, address))
    last = mine.catch(() => undefined)
    return mine
  }

  async function renderIn(text: string, address: string): Promise<PagePreview> {
    const folder = await mkdtemp(path.join(tmpdir(), 'preview-'))
    try {
      const businessFile = path.join(folder, 'business.json')
      await writeFile(businessFile, text, { mode: 0o600 })
      await photos.write(text, folder)
      const output = await runRenderer({ ...options, businessFile }, ['preview', address])
      return JSON.parse(output) as PagePreview
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  let recent: { readonly key: string; readonly pages: ReturnType<Previews['page']> } | null = null

  async function renderBoth(before: string, after: string, address: string) {
    const [old, now] = [await render(before, address), await render(after, address)]
    return old.html === null || now.html === null
      ? ([old.html, now.html] as const)
      : withChangeMarked(old.html, now.html)
  }

  return {
    async changedPages(before, after) {
      const [old, now] = [await render(before), await render(after)]
      return [...new Set([...Object.keys(now.hashes), ...Object.keys(old.hashes)])].filter(
        (address) => old.hashes[address] !== now.hashes[address],
      )
    },
    // Both sides of a page are asked for one after the other.
    async page(before, after, address) {
      const key = JSON.stringify([before, after, address])
      if (recent?.key !== key) recent = { key, pages: renderBoth(before, after, address) }
      try {
        return await recent.pages
      } catch (error) {
        recent = null
        throw error
      }
    },
  }
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
