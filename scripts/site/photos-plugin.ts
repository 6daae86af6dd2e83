import path from 'node:path'
import type { Plugin } from 'vite'

const PREFIX = 'virtual:photo/'
const LOADER = path.resolve(import.meta.dirname, 'render/load-photo.ts')

/**
 * Makes the photographs of the business importable by subject: `virtual:photo/van` is what
 * `<Photograph>` shows (site/drawings.d.ts), or `null` where there is none. They are read when the
 * pages are rendered.
 */
export function loadPhotos(): Plugin {
  return {
    name: 'photos',
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : null
    },
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null
      const subject = JSON.stringify(id.slice(PREFIX.length + 1))
      const load = this.environment.mode === 'dev' ? 'loadInlinePhoto' : 'loadPhoto'
      return `import { ${load} } from ${JSON.stringify(LOADER)}\nexport default await ${load}(${subject})`
    },
  }
}
