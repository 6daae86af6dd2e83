import path from 'node:path'
import type { Rollup } from 'vite'
import { ISLAND_COPY_SECTIONS } from '#client/islands/sections.ts'
import type { Language } from '../../domain/text/language.ts'
import { SCRIPT_TARGETS } from './browser-targets.ts'
import { buildFiles } from './bundle-script.ts'
import { placeDrawings } from './drawings-plugin.ts'
import { placeBusinessFacts } from './business-facts-plugin.ts'
import { chunkNames } from './script-chunks.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const source = (file: string) => path.join(ROOT, file)
const AFTER_PAINT_ENTRY = source('client/after-paint.ts')
const HYDRATE_ENTRY = source('client/hydrate.ts')
const START = source('client/islands/start-islands.ts')
const HYDRATE_ISLAND_ENTRY = source('client/islands/hydrate-island.tsx')
/** Returns the copy file of an island, named after its section. */
const copyFile = (language: Language, section: string): string =>
  source(
    `copy/${language}/${section.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`,
  )

/** Addresses, the entry first. */
type Files = readonly [string, ...string[]]

/** The scripts of the pages. */
export interface PageScripts {
  /** Loaded right after the paint (client/after-paint.ts). */
  readonly early: Files
  /** Hydrates any page (client/hydrate.ts), without the early scripts. */
  readonly hydration: Files
  /** Scripts of each island, by language of the page and its name, without the two above. */
  readonly islands: Readonly<Record<Language, Readonly<Record<string, readonly string[]>>>>
}

/**
 * Builds the scripts that run after the paint: two entries, of which the second imports each island
 * on demand.
 * @param files folder of the built files
 */
export async function buildPageScripts(files: string): Promise<PageScripts> {
  const output = await buildFiles({
    configFile: false,
    publicDir: false,
    plugins: [placeDrawings(), placeBusinessFacts()],
    worker: {
      format: 'es',
      rolldownOptions: { output: { entryFileNames: 'assets/[name]-[hash:6].js' } },
    },
    build: {
      outDir: files,
      emptyOutDir: false,
      target: SCRIPT_TARGETS,
      assetsInlineLimit: 0,
      // The pages preload an island's modules themselves (client/first-paint/load-scripts.ts).
      modulePreload: false,
      rolldownOptions: {
        input: [AFTER_PAINT_ENTRY, HYDRATE_ENTRY],
        preserveEntrySignatures: 'allow-extension',
        output: {
          // Six characters, because each page names about twenty of them and random characters do
          // not compress.
          entryFileNames: 'assets/[name]-[hash:6].js',
          chunkFileNames: 'assets/[name]-[hash:6].js',
          codeSplitting: {
            groups: [
              {
                name: chunkNames({
                  early: AFTER_PAINT_ENTRY,
                  start: START,
                  hydrateIsland: HYDRATE_ISLAND_ENTRY,
                }),
              },
            ],
          },
        },
      },
    },
  })
  return toPageScripts(output.filter((file) => file.type === 'chunk'))
}

function toPageScripts(chunks: readonly Rollup.OutputChunk[]): PageScripts {
  const chunkWith = (file: string): Rollup.OutputChunk => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(file))
    if (!chunk) throw new Error(`the build has no script of ${path.relative(ROOT, file)}`)
    return chunk
  }
  const withImports = (name: string, found = new Set<string>()): Set<string> => {
    if (found.has(name)) return found
    found.add(name)
    const { imports = [] } = chunks.find(({ fileName }) => fileName === name) ?? {}
    for (const imported of imports) withImports(imported, found)
    return found
  }
  const entry = (file: string, name: string): string[] => {
    const chunk = chunkWith(file)
    // The pages call it by its name, so it must still be exported.
    if (!chunk.exports.includes(name)) throw new Error(`${chunk.fileName} exports no ${name}`)
    return [...withImports(chunk.fileName)]
  }
  const early = entry(AFTER_PAINT_ENTRY, 'afterPaint')
  const hydrate = entry(HYDRATE_ENTRY, 'hydratePage').filter((name) => !early.includes(name))
  const before = new Set([...early, ...hydrate])
  const hydrateIsland = withImports(chunkWith(HYDRATE_ISLAND_ENTRY).fileName)
  const islandsIn = (language: Language) =>
    Object.fromEntries(
      Object.entries(ISLAND_COPY_SECTIONS).map(([name, sections]) => {
        const parts = [
          source(`client/islands/${name}.tsx`),
          ...sections.map((section) => copyFile(language, section)),
        ]
        const files = parts.flatMap((part) => [...withImports(chunkWith(part).fileName)])
        const wanted = [...new Set([...hydrateIsland, ...files])].filter(
          (file) => !before.has(file),
        )
        return [name, wanted.map(address)]
      }),
    )
  return {
    early: early.map(address) as unknown as Files,
    hydration: hydrate.map(address) as unknown as Files,
    islands: { en: islandsIn('en'), es: islandsIn('es') },
  }
}

const address = (file: string): string => `/${file}`
