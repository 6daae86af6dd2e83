import { copyFile, glob, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { fastBrotli, smallestBrotli } from '#server/platform/site/smallest-brotli.ts'

const COMPRESSIBLE = /\.(?:html|js|css|svg|json|txt|xml|webmanifest)$/

/**
 * Writes `X.br` and `X.gz` next to every text file; the server then compresses nothing. Those of a
 * file that is the same in the last site are copied, because the best compression takes most of
 * the time of rendering.
 * @param last folder of the last site
 * @param compression fast: the server compresses again while it runs (background-compression.ts)
 */
export async function compressSite(
  site: string,
  { last, compression }: { readonly last: string; readonly compression: 'best' | 'fast' },
): Promise<void> {
  const brotli = compression === 'best' ? smallestBrotli : fastBrotli
  const files = await Array.fromAsync(glob('**/*', { cwd: site }))
  await Promise.all(
    files
      .filter((file) => COMPRESSIBLE.test(file))
      .map(async (file) => {
        const source = await readFile(path.join(site, file))
        if (await copyCompressed(path.join(last, file), path.join(site, file), source)) return
        await writeFile(path.join(site, `${file}.br`), await brotli(source))
        await writeFile(path.join(site, `${file}.gz`), await gzipped(source))
      }),
  )
}

const gzipped = (source: Buffer): Promise<Buffer> => promisify(gzip)(source, { level: 9 })

/** Copies the compressed variants of a file with this content; resolves with false without one. */
async function copyCompressed(from: string, to: string, content: Buffer): Promise<boolean> {
  try {
    if (!(await readFile(from)).equals(content)) return false
    await copyFile(`${from}.br`, `${to}.br`)
    await copyFile(`${from}.gz`, `${to}.gz`)
    return true
  } catch {
    // Not in the last site: compressed anew, over what was copied.
    return false
  }
}
