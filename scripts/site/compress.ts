import { glob, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { smallestBrotli } from '#server/platform/site/smallest-brotli.ts'

const COMPRESSIBLE = /\.(?:html|js|css|svg|json|txt|xml|webmanifest)$/

/** Writes `X.br` and `X.gz` next to every text file; the server then compresses nothing. */
export async function compressSite(site: string): Promise<void> {
  const gzipped = promisify(gzip)
  const files = await Array.fromAsync(glob('**/*', { cwd: site }))
  await Promise.all(
    files
      .filter((file) => COMPRESSIBLE.test(file))
      .map(async (file) => {
        const source = await readFile(path.join(site, file))
        await writeFile(path.join(site, `${file}.br`), await smallestBrotli(source))
        await writeFile(path.join(site, `${file}.gz`), await gzipped(source, { level: 9 }))
      }),
  )
}
