import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { drawnFile, type DrawnFiles } from '#art/drawn-file.ts'
import { type Drawing, DRAWINGS } from '#art/drawings.ts'
import { canShowDrawing } from '#domain/places/town-drawings.ts'

/** Folder of the drawings in the sources. */
export const ART = path.resolve(import.meta.dirname, '../../../art')

/** Matches the place of a drawing in built pages, scripts and stylesheets (drawings-plugin.ts). */
const PLACES = /\/@drawing\/([\w.-]+)\.svg/g
/** Matches the position of a town's mark (art/map/town-marks.css). */
const TOWN_RULE = /[^{};]*a\[href\$=['"]?\\?\/([\w-]+)['"]?\]\s*\{\s*--x:[^}]*\}/g

/** Returns a function that reads the hand-made drawings of a folder as they are served. */
export const drawnFilesIn =
  (art: string): DrawnFiles =>
  (file) => {
    const source = path.join(art, file)
    return existsSync(source) ? drawnFile(readFileSync(source, 'utf8'), file) : null
  }

/**
 * Draws the drawings of art in the colors of the business, as hashed, immutable .svg files, so that
 * a drawing below the first screen loads only when it is near.
 * @param art folder of the hand-made drawings
 */
export function createDrawings(art: string) {
  const drawnFiles = drawnFilesIn(art)
  const computed = new Map<string, Drawing>(Object.entries(DRAWINGS))
  const files = new Map<string, { readonly address: string; readonly source: string }>()

  /** Returns a drawing by the name in its address: computed, or its path with dots for slashes. */
  const draw = (name: string): string | null =>
    computed.get(name)?.(drawnFiles) ?? drawnFiles(`${name.replaceAll('.', '/')}.svg`)

  const fileOf = (name: string) => {
    const known = files.get(name)
    if (known) return known
    const source = draw(name)
    if (source === null) throw new Error(`art has no drawing '${name}'`)
    // Six characters, because pages contain many of them and random characters do not compress.
    const hash = createHash('sha256').update(source).digest('base64url').slice(0, 6)
    const file = { address: `/assets/${name.replaceAll('.', '-')}-${hash}.svg`, source }
    files.set(name, file)
    return file
  }

  return {
    drawnFiles,
    draw,
    /** Replaces the places of drawings by their addresses. */
    place: (text: string): string =>
      text.replace(PLACES, (_, name: string) => fileOf(name).address),
    /** Lists every drawing that was placed, with its address. */
    written: () => [...files.values()].map(({ address, source }) => [address, source] as const),
    /** Writes every drawing that was placed. */
    async write(site: string): Promise<void> {
      await mkdir(path.join(site, 'assets'), { recursive: true })
      for (const { address, source } of files.values())
        await writeFile(path.join(site, address), source)
    },
  }
}

export type Drawings = ReturnType<typeof createDrawings>

/** Removes the marks of towns from a stylesheet that the business does not serve. */
export const withoutUnservedTowns = (styles: string): string =>
  styles.replace(TOWN_RULE, (rule, slug: string) => (canShowDrawing(slug) ? rule : ''))
