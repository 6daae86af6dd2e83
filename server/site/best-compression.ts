import { mkdir, readdir, readFile, rename, stat, unlink, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { DAY_MS } from '#domain/time/durations.ts'
import type { ServedFile } from './served-file.ts'

const compress = promisify(brotliCompress)

/** How long a result that nothing uses any more is kept. */
const KEPT_MS = 30 * DAY_MS

/**
 * Compresses files better than at their first request, one at a time in the thread pool, about a
 * tenth of a second each. Results are kept by the hash of the content, so that the next start and
 * other pages with the same content need no second one.
 * @param folder for the results; a failure to write there only costs the next start time
 */
export function createBestCompression(folder: string) {
  const waiting: ServedFile[] = []
  let isRunning = false
  let isStopped = false

  async function run(): Promise<void> {
    if (isRunning) return
    isRunning = true
    // `stop` empties the list.
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift())
      file.setBrotli((await kept(file)) ?? (await compressed(file)))
    isRunning = false
  }

  const nameOf = ({ hash }: ServedFile): string => path.join(folder, `${hash}.br`)

  async function kept(file: ServedFile): Promise<Buffer | null> {
    const name = nameOf(file)
    const body = await readFile(name).catch(() => null)
    // Marks it as used.
    if (body !== null) await utimes(name, new Date(), new Date()).catch(() => undefined)
    return body
  }

  async function compressed(file: ServedFile): Promise<Buffer> {
    const { body } = file
    const best = await compress(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    })
    const name = nameOf(file)
    await mkdir(folder, { recursive: true })
      .then(() => writeFile(`${name}.new`, best))
      .then(() => rename(`${name}.new`, name))
      .catch(() => undefined)
    return best
  }

  return {
    /** Compresses a file soon. */
    add(file: ServedFile): void {
      if (isStopped || !file.encodings.includes('br')) return
      waiting.push(file)
      void run()
    },
    /** Removes results that were not used for a month. */
    async prune(now: number): Promise<void> {
      for (const name of await readdir(folder).catch(() => [])) {
        const file = path.join(folder, name)
        const at = await stat(file).catch(() => null)
        if (at !== null && now - at.mtimeMs > KEPT_MS) await unlink(file).catch(() => undefined)
      }
    },
    stop(): void {
      isStopped = true
      waiting.length = 0
    },
  }
}

export type BestCompression = ReturnType<typeof createBestCompression>
