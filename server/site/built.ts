/** Reads what the browser build has made: files, inline scripts, and which scripts need which. */

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { PageScripts } from '#app/world.ts'

export interface Built {
  /** Changes with the code: hash of all sources. */
  readonly stamp: string
  /** Scripts, fonts and other files by their paths, which change with the content. */
  readonly files: ReadonlyMap<string, Buffer>
  readonly scripts: PageScripts
  /** Paths of the scripts of the server's pages. */
  readonly board: string
  readonly statusPage: string
  /** Texts of the service workers, without the lists that they need before. */
  readonly workers: { readonly offline: string; readonly board: string }
  /** Paths of everything that pages with the form load, in each language. */
  readonly loaded: Readonly<Record<'en' | 'es', readonly string[]>>
}

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().optional(),
    imports: z.array(z.string()).optional(),
    dynamicImports: z.array(z.string()).optional(),
    css: z.array(z.string()).optional(),
  }),
)
type Manifest = z.infer<typeof manifestSchema>

const MAIN = 'app/browser/main.ts'

/**
 * Reads the build.
 * @param folder that scripts/build/build.ts writes
 * @returns `null` if it is not built
 */
export function readBuilt(folder: string): Built | null {
  const browser = path.join(folder, 'browser')
  const stamp = path.join(folder, 'stamp')
  if (!existsSync(stamp)) return null
  const manifest = manifestSchema.parse(
    JSON.parse(readFileSync(path.join(browser, 'manifest.json'), 'utf8')),
  )
  const classic = (name: string): string =>
    readFileSync(path.join(folder, 'classic', `${name}.js`), 'utf8').trim()
  const files = new Map([
    ...readAssets(path.join(browser, 'assets')),
    // Fonts, which the styles name; not the server's own scripts.
    ...readAssets(path.join(folder, 'server', 'assets')).filter(([name]) => !name.endsWith('.js')),
  ])
  const addressOf = (name: string): string => {
    const found = [...files.keys()].find((file) => file.startsWith(`/assets/${name}-`))
    if (found === undefined) throw new Error(`the build has no script ${name}`)
    return found
  }
  return {
    stamp: readFileSync(stamp, 'utf8').trim(),
    files,
    scripts: {
      head: classic('head'),
      thankYou: classic('fill-thank-you'),
      offline: classic('offline'),
      main: `/${manifest[MAIN]?.file}`,
    },
    board: addressOf('board'),
    statusPage: addressOf('status-page'),
    workers: { offline: classic('offline-worker'), board: classic('board-worker') },
    loaded: { en: loadedBy(manifest, 'en', files), es: loadedBy(manifest, 'es', files) },
  }
}

function readAssets(folder: string): [string, Buffer][] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => !name.endsWith('.map'))
    .map((name) => [`/assets/${name}`, readFileSync(path.join(folder, name))])
}

/** Parts that most visits do not load: they stay out of the offline copies. */
const ON_DEMAND = /third-party|captcha|browser\/tags|toasts|web-vitals/

/** Lists the files of a page with the form: the main module, the islands, their texts, and fonts. */
function loadedBy(
  manifest: Manifest,
  language: 'en' | 'es',
  files: ReadonlyMap<string, Buffer>,
): readonly string[] {
  const isOther = (key: string): boolean =>
    /^copy\/e[ns]\//.test(key) && !key.startsWith(`copy/${language}/`)
  const found = new Set<string>()
  const add = (key: string): void => {
    const chunk = manifest[key]
    if (!chunk || found.has(`/${chunk.file}`) || isOther(key) || ON_DEMAND.test(key)) return
    found.add(`/${chunk.file}`)
    for (const each of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) add(each)
  }
  add(MAIN)
  return [...found, ...[...files.keys()].filter((file) => file.endsWith('.woff2'))]
}
