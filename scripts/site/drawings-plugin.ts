import path from 'node:path'
import type { Plugin } from 'vite'
import { ART, createDrawings } from './render/drawings.ts'

const PREFIX = 'virtual:drawing/'
const PLACE = '/@drawing/'

/**
 * Makes drawings of art importable: a hand-made one by its file (`#art/towns/hoboken/house.svg`), a
 * computed one by its name in art/drawings.ts (`virtual:drawing/spots`). Both give an address that
 * the development server answers, and that rendering replaces by the one of a hashed, immutable
 * file (render/drawings.ts), because drawings have the colors of the business. A stylesheet writes
 * the address itself.
 */
export function placeDrawings(): Plugin {
  return {
    name: 'drawings',
    // Before Vite treats an .svg as a static asset.
    enforce: 'pre',
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : null
    },
    load(id) {
      const name = nameOf(id)
      return name === null ? null : `export default ${JSON.stringify(addressOf(name))}`
    },
    configureServer(server) {
      const drawings = createDrawings(ART)
      server.middlewares.use(PLACE, (request, response, next) => {
        const svg = drawings.draw(/^\/([\w.-]+)\.svg$/.exec(request.url ?? '')?.[1] ?? '')
        if (svg === null) return next()
        response.setHeader('content-type', 'image/svg+xml')
        response.end(svg)
      })
    },
  }
}

const addressOf = (name: string): string => `${PLACE}${name}.svg`

function nameOf(id: string): string | null {
  if (id.startsWith(`\0${PREFIX}`)) return id.slice(PREFIX.length + 1)
  const file = path.relative(ART, id)
  if (!file.endsWith('.svg') || file.startsWith('..')) return null
  return file.slice(0, -'.svg'.length).replaceAll(path.sep, '.')
}
