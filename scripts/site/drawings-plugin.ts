import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { DRAWINGS } from '../../app/art/drawings.ts'

const PREFIX = 'virtual:drawing/'
const DEV_PATH = '/@drawing/'

/**
 * Turns the drawings of app/art into .svg files: `import url from
 * 'virtual:drawing/cylinder'` gives the address of a hashed, immutable file,
 * so that a drawing below the first screen costs nothing before it is seen.
 */
export function drawings(): Plugin {
  const names = new Map(Object.entries(DRAWINGS))
  const draw = (name: string): string => {
    const drawing = names.get(name)
    if (!drawing) throw new Error(`app/art/drawings.ts has no drawing '${name}'`)
    return drawing()
  }
  return {
    name: 'drawings',
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : null
    },
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null
      const name = id.slice(PREFIX.length + 1)
      if (this.environment.mode === 'dev') {
        return `export default ${JSON.stringify(`${DEV_PATH}${name}.svg`)}`
      }
      const source = draw(name)
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
      const fileName = `assets/${name}-${hash}.svg`
      this.emitFile({ type: 'asset', fileName, source })
      return `export default ${JSON.stringify(`/${fileName}`)}`
    },
    configureServer(server) {
      server.middlewares.use(DEV_PATH, (request, response, next) => {
        const name = /^\/([\w-]+)\.svg$/.exec(request.url ?? '')?.[1]
        if (name === undefined || !names.has(name)) return next()
        response.setHeader('content-type', 'image/svg+xml')
        response.end(draw(name))
      })
    },
  }
}
