import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build, type InlineConfig } from 'vite'
import { SCRIPT_TARGETS } from './browser-targets.ts'
import { placeBusinessFacts } from './business-facts-plugin.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** Builds with Vite from the project's root; returns the files. */
export async function buildFiles(config: InlineConfig) {
  const result = await build({ root: ROOT, logLevel: 'error', ...config })
  return [result].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []))
}

/**
 * Bundles a script to a single expression.
 * @param entry file, from the project's root
 * @param define constants to set in it, as JavaScript source
 */
export async function bundleScript(
  entry: string,
  define: Record<string, string> = {},
): Promise<string> {
  const output = await buildFiles({
    configFile: false,
    plugins: [placeBusinessFacts()],
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    build: {
      write: false,
      target: SCRIPT_TARGETS,
      lib: { entry, formats: ['iife'], name: 'boot' },
      modulePreload: false,
    },
  })
  const chunk = output.find((file) => file.type === 'chunk')
  if (!chunk) throw new Error(`${entry} gave no output`)
  return chunk.code.trim()
}

/**
 * Builds the scripts of the pages that the server writes: the status page's and the board's with
 * its worker. The server finds them by their names among the site's files
 * (server/pages/create-pages.tsx).
 * @param files folder of the built files
 * @returns the board's worker
 */
export async function writeServerPageScripts(files: string): Promise<string> {
  const write = async (name: string, entry: string): Promise<string> => {
    const code = await bundleScript(entry)
    const hash = createHash('sha256').update(code).digest('base64url').slice(0, 6)
    const address = `/assets/${name}-${hash}.js`
    await writeFile(path.join(files, address), code)
    return address
  }
  await write('status-page', 'client/status/status-page.ts')
  const board = await write('board', 'client/board/board.ts')
  return await bundleScript('client/board/worker/worker.ts', {
    BOARD_SCRIPT: JSON.stringify(board),
  })
}
