import path from 'node:path'
import { build } from 'vite'

const ROOT = path.resolve(import.meta.dirname, '../..')

/**
 * Bundles one of the inline scripts of app/boot to a single expression.
 * @param name file name without ending
 * @param define constants to set in it, as JavaScript source
 */
export async function bundleBoot(
  name: 'head' | 'body',
  define: Record<string, string>,
): Promise<string> {
  const result = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    define,
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: `app/boot/${name}.ts`, formats: ['iife'], name: 'boot' },
      modulePreload: false,
    },
  })
  const output = [result].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []))
  const chunk = output.find((file) => file.type === 'chunk')
  if (!chunk) throw new Error(`app/boot/${name}.ts gave no output`)
  return chunk.code.trim()
}
