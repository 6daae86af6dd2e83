import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import type { Business, Photo } from '../../domain/business.ts'
import { printPhoto } from './photos/print-photo.ts'

const PREFIX = 'virtual:photo/'

/**
 * Emits the photographs of domain/business.ts, by subject: `virtual:photo/van` is what
 * `<Photograph>` shows (site/drawings.d.ts), or `null` where there is none. Each becomes hashed,
 * immutable files that load when near.
 * @param root folder of the entries' paths
 */
export function emitPhotos(entries: Business['photos'], root: string): Plugin {
  return {
    name: 'photos',
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : null
    },
    async load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null
      const subject = id.slice(PREFIX.length + 1)
      const photo = new Map(Object.entries(entries)).get(subject)
      if (photo === undefined) throw new Error(`domain/business.ts has no photograph '${subject}'`)
      if (photo === null) return 'export default null'
      const { width, height, files } = await convertPhoto(photo, subject, root)
      const addresses = files.map(({ ending, type, bytes }) => {
        if (this.environment.mode === 'dev')
          return { type, src: `data:${type};base64,${Buffer.from(bytes).toString('base64')}` }
        const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8)
        const fileName = `assets/photo-${subject}-${hash}.${ending}`
        this.emitFile({ type: 'asset', fileName, source: bytes })
        return { type, src: `/${fileName}` }
      })
      return `export default ${JSON.stringify({ alt: photo.alt, width, height, files: addresses })}`
    },
  }
}

/**
 * Converts one photo of the owner for print.
 * @throws with a sentence that the owner can act on
 */
async function convertPhoto({ file }: Photo, subject: string, root: string) {
  const entry = `domain/business.ts: photos.${subject}.file: ${file}`
  if (!existsSync(path.join(root, file))) throw new Error(`${entry} is not there.`)
  try {
    return await printPhoto(await readFile(path.join(root, file)))
  } catch (error) {
    throw new Error(`${entry} is no JPEG that can be read.`, { cause: error })
  }
}
