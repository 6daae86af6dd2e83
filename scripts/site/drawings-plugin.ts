import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin, Rollup } from 'vite'
import { type Drawing, DRAWINGS } from '#art/drawings.ts'
import { drawnFile, type DrawnFiles } from '#art/drawn-file.ts'
import { canShowDrawing } from '#domain/default-business.ts'

/** Folder of the drawings. */
const ART = path.resolve(import.meta.dirname, '../../art')

/** Reads a hand-made drawing of art as it is served. */
export const drawnFiles: DrawnFiles = (file) => {
  const source = path.join(ART, file)
  return existsSync(source) ? drawnFile(readFileSync(source, 'utf8'), file) : null
}

const PREFIX = 'virtual:drawing/'
const DEV_PATH = '/@drawing/'
/** Matches the position of a town's mark (art/map/town-marks.css). */
const TOWN_RULE = /[^{};]*a\[href\$=['"]?\\?\/([\w-]+)['"]?\]\s*\{\s*--x:[^}]*\}/g
const DRAWN_IN_STYLES = /url\(["']?#art\/([\w/-]+)\.svg["']?\)/

/**
 * Emits the drawings of art as hashed, immutable .svg files, so that a drawing below the first
 * screen loads only when it is near. A hand-made drawing is imported by its file
 * (`#art/towns/hoboken/house.svg`), a computed one by its name in art/drawings.ts
 * (`virtual:drawing/spots`); both give the address.
 */
export function emitDrawings(): Plugin {
  const computed = new Map<string, Drawing>(Object.entries(DRAWINGS))

  /** Returns a drawing by the name in its address: computed, or its path with dots for slashes. */
  const draw = (name: string): string | null =>
    computed.get(name)?.(drawnFiles) ?? drawnFiles(`${name.replaceAll('.', '/')}.svg`)

  const addressOf = (
    name: string,
    { environment, emitFile }: Pick<Rollup.PluginContext, 'environment' | 'emitFile'>,
  ): string => {
    if (environment.mode === 'dev') return `${DEV_PATH}${name}.svg`
    const source = draw(name)
    if (source === null) throw new Error(`art has no drawing '${name}'`)
    // Six characters, because pages contain many of them and random characters do not compress.
    const hash = createHash('sha256').update(source).digest('base64url').slice(0, 6)
    const fileName = `assets/${name.replaceAll('.', '-')}-${hash}.svg`
    emitFile({ type: 'asset', fileName, source })
    return `/${fileName}`
  }

  return {
    name: 'drawings',
    // Before Vite treats an .svg as a static asset.
    enforce: 'pre',
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : null
    },
    // Stylesheets name a hand-made drawing like modules do, in url('#art/…').
    transform(code, id) {
      if (!/\.css(?:$|\?)/.test(id)) return null
      const parts = code
        .replace(TOWN_RULE, (rule, slug: string) => (canShowDrawing(slug) ? rule : ''))
        .split(DRAWN_IN_STYLES)
      for (let index = 1; index < parts.length; index += 2) {
        const name = parts[index]?.replaceAll('/', '.') ?? ''
        parts[index] = `url('${addressOf(name, this)}')`
      }
      return parts.join('')
    },
    load(id) {
      const name = nameOf(id)
      if (name === null) return null
      if (isOfUnservedTown(name)) return 'export default undefined'
      return `export default ${JSON.stringify(addressOf(name, this))}`
    },
    configureServer(server) {
      server.middlewares.use(DEV_PATH, (request, response, next) => {
        const svg = draw(/^\/([\w.-]+)\.svg$/.exec(request.url ?? '')?.[1] ?? '')
        if (svg === null) return next()
        response.setHeader('content-type', 'image/svg+xml')
        response.end(svg)
      })
    },
  }
}

/** Checks for the drawing of a town that this site does not serve; it is not published. */
function isOfUnservedTown(name: string): boolean {
  const slug = /^towns\.([\w-]+)\./.exec(name)?.[1]
  return slug !== undefined && !canShowDrawing(slug)
}

function nameOf(id: string): string | null {
  if (id.startsWith(`\0${PREFIX}`)) return id.slice(PREFIX.length + 1)
  const file = path.relative(ART, id)
  if (!file.endsWith('.svg') || file.startsWith('..')) return null
  return file.slice(0, -'.svg'.length).replaceAll(path.sep, '.')
}
