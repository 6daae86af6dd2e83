import path from 'node:path'
import { build } from 'vite'

const ROOT = path.resolve(import.meta.dirname, '../..')

/**
 * Bundles a script to a single expression.
 * @param entry file, from the project's root
 * @param define constants to set in it, as JavaScript source
 */
export async function bundleScript(
  entry: string,
  define: Record<string, string> = {},
): Promise<string> {
  const result = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: 'boot' },
      modulePreload: false,
    },
  })
  const output = [result].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []))
  const chunk = output.find((file) => file.type === 'chunk')
  if (!chunk) throw new Error(`${entry} gave no output`)
  return chunk.code.trim()
}
