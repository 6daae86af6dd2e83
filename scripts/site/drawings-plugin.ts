import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import path from 'node:path'
import type { Plugin, Rollup } from 'vite'
import { DRAWINGS } from '../../app/art/drawings.ts'
import { drawnFile } from '../../app/art/drawn-file.ts'

const ART = path.resolve(import.meta.dirname, '../../app/art')
const PREFIX = 'virtual:drawing/'
const DEV_PATH = '/@drawing/'
const DRAWN_IN_STYLES = /url\(["']?#app\/art\/([\w/-]+)\.svg["']?\)/

/**
 * Turns the drawings of app/art into hashed, immutable .svg files, so that a
 * drawing below the first screen costs nothing before it is seen. Imported as
 * the file that was drawn by hand (`#app/art/towns/hoboken/house.svg`) or, where
 * it is computed, by its name in app/art/drawings.ts (`virtual:drawing/spots`);
 * either gives the address.
 */
export function drawings(): Plugin {
  const computed = new Map(Object.entries(DRAWINGS))

  /** By the name in an address: computed, or the path below app/art with its slashes as dots. */
  const draw = async (name: string): Promise<string | null> => {
    const drawing = computed.get(name)
    if (drawing) return drawing()
    const file = `${name.replaceAll('.', '/')}.svg`
    try {
      return drawnFile(await readFile(path.join(ART, file), 'utf8'), file)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw error
    }
  }

  const addressOf = async (
    name: string,
    { environment, emitFile }: Pick<Rollup.PluginContext, 'environment' | 'emitFile'>,
  ): Promise<string> => {
    if (environment.mode === 'dev') return `${DEV_PATH}${name}.svg`
    const source = await draw(name)
    if (source === null) throw new Error(`app/art has no drawing '${name}'`)
    const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
    const fileName = `assets/${name.replaceAll('.', '-')}-${hash}.svg`
    emitFile({ type: 'asset', fileName, source })
    return `/${fileName}`
  }

  const answer = async (
    name: string,
    response: ServerResponse,
    next: (error?: unknown) => void,
  ): Promise<void> => {
    try {
      const svg = await draw(name)
      if (svg === null) return next()
      response.setHeader('content-type', 'image/svg+xml')
      response.end(svg)
    } catch (error) {
      next(error)
    }
  }

  return {
    name: 'drawings',
    // Before Vite takes an .svg for a file that ships as it is.
    enforce: 'pre',
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : null
    },
    // Stylesheets name a drawn file as modules do, in url('#app/art/…').
    async transform(code, id) {
      if (!/\.css(?:$|\?)/.test(id) || !DRAWN_IN_STYLES.test(code)) return null
      const parts = code.split(DRAWN_IN_STYLES)
      for (let index = 1; index < parts.length; index += 2) {
        const name = parts[index]?.replaceAll('/', '.') ?? ''
        parts[index] = `url('${await addressOf(name, this)}')`
      }
      return parts.join('')
    },
    async load(id) {
      const name = nameOf(id)
      if (name === null) return null
      return `export default ${JSON.stringify(await addressOf(name, this))}`
    },
    configureServer(server) {
      server.middlewares.use(DEV_PATH, (request, response, next) => {
        const name = /^\/([\w.-]+)\.svg$/.exec(request.url ?? '')?.[1] ?? ''
        void answer(name, response, next)
      })
    },
  }
}

function nameOf(id: string): string | null {
  if (id.startsWith(`\0${PREFIX}`)) return id.slice(PREFIX.length + 1)
  const file = path.relative(ART, id)
  if (!file.endsWith('.svg') || file.startsWith('..')) return null
  return file.slice(0, -'.svg'.length).replaceAll(path.sep, '.')
}
