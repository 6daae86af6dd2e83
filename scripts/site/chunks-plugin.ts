import path from 'node:path'
import type { Plugin } from 'vite'

const ROOT = path.resolve(import.meta.dirname, '../..')

const source = (file: string) => path.join(ROOT, file)
const EARLY = source('app/boot/after-paint.ts')

/** What app/boot/start.ts calls of it. */
const CALLED_EARLY: readonly (keyof typeof import('../../app/boot/after-paint.ts'))[] = [
  'startVisit',
  'layOut',
]

/** Where the build leaves word of its chunks, for what comes after it. */
export const CHUNK_REPORT = 'chunks.json'

export interface ChunkReport {
  /** Addresses of what comes right after the paint, the entry first. */
  readonly early: readonly [string, ...string[]]
  /** Packages in each script, by its address. */
  readonly packages: Readonly<Record<string, readonly string[]>>
}

/** The framework's name for the browser's half of a route module. */
const clientRoute = (file: string) => source(`${file}?__react-router-build-client-route`)

/**
 * Which files the first load is made of. A chunk is what its modules import
 * statically and no chunk before it has. Left to itself the bundler cuts one
 * small file for every set of pages that share something: over twenty
 * requests before a page is alive.
 */
const CHUNKS: readonly { readonly name: string; readonly from: readonly string[] }[] = [
  // What comes right after the paint, before the rest is wanted.
  { name: 'visit', from: [EARLY] },
  {
    name: 'shell',
    from: [
      clientRoute('app/root.tsx'),
      // Of nearly every page.
      source('app/seo/page-meta.ts'),
      source('app/visitor/copy.tsx'),
      source('app/ui/accordion.tsx'),
      source('app/ui/field.tsx'),
      source('app/content/request-form.ts'),
      // Of several pages, and smaller than the request for it.
      source('app/art/letter-tag.tsx'),
      source('app/art/map/town-map-figure.tsx'),
      source('app/art/reviews/review-tag.tsx'),
      source('app/art/svg.ts'),
      source('app/art/spots/spot-id.ts'),
      source('app/content/category-blurbs.ts'),
      source('app/content/home-questions.ts'),
      source('domain/request.ts'),
      source('domain/request-rules.ts'),
      ...['process-key-1', 'process-key-2', 'process-key-3', 'process-key-4', 'spots'].map(
        (name) => `\0virtual:drawing/${name}`,
      ),
    ],
  },
  {
    name: 'request-form',
    from: [source('app/request-form/request-form.tsx'), source('app/request-form/receipt.ts')],
  },
  {
    name: 'page-parts',
    from: [
      ...['book-path.ts', 'breadcrumb.tsx', 'listing.tsx', 'passage.tsx'],
      ...['plate-hero.tsx', 'questions.tsx', 'spot.tsx'],
    ].map((name) => source(`app/pages/parts/${name}`)),
  },
]

/** Runs what it imports at once, so it stays a file that is asked for last (app/boot/start.ts). */
const ENTRY = source('app/entry.client.tsx')

/** Its own file, because it changes with its releases and not with ours. */
const LIBRARIES = 'libraries'

interface Modules {
  getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null
}

/** Module id to chunk. */
function assign(modules: Modules): ReadonlyMap<string, string> {
  const chunkOf = new Map<string, string>()
  const visit = (id: string, chunk: string) => {
    if (chunkOf.has(id)) return
    chunkOf.set(id, chunk === 'shell' && id.includes('/node_modules/') ? LIBRARIES : chunk)
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) visit(imported, chunk)
  }
  chunkOf.set(ENTRY, '')
  for (const imported of modules.getModuleInfo(ENTRY)?.importedIds ?? []) visit(imported, LIBRARIES)
  for (const { name, from } of CHUNKS) {
    for (const id of from) {
      if (!modules.getModuleInfo(id)) throw new Error(`${name}: ${id} is no module of the build`)
      visit(id, name)
    }
  }
  return chunkOf
}

/** Names of the npm packages that modules come from, each once. */
function packagesIn(ids: readonly string[]): readonly string[] {
  const names = ids.flatMap((id) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? [])
  return [...new Set(names)].sort()
}

/** Few and stable chunks for the first load; pages and lazy parts keep their own. */
export function chunks(): Plugin {
  let chunkOf: ReadonlyMap<string, string> | null = null
  return {
    name: 'chunks',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      this.emitFile({
        type: 'chunk',
        id: EARLY,
        name: 'after-paint',
        preserveSignature: 'allow-extension',
      })
    },
    generateBundle(_, bundle) {
      const entry = Object.values(bundle).find(
        (file) => file.type === 'chunk' && file.moduleIds.includes(EARLY),
      )
      // The pages name what they call, so its names must still be there.
      if (entry?.type !== 'chunk' || !CALLED_EARLY.every((name) => entry.exports.includes(name)))
        this.error(`${EARLY} does not export ${CALLED_EARLY.join(' and ')} in the build`)
      const report: ChunkReport = {
        early: [`/${entry.fileName}`, ...entry.imports.map((file) => `/${file}`)],
        packages: Object.fromEntries(
          Object.values(bundle).flatMap((file) =>
            file.type === 'chunk' ? [[`/${file.fileName}`, packagesIn(file.moduleIds)]] : [],
          ),
        ),
      }
      this.emitFile({ type: 'asset', fileName: CHUNK_REPORT, source: JSON.stringify(report) })
    },
    configEnvironment: (name) =>
      name === 'client'
        ? {
            build: {
              rolldownOptions: {
                output: {
                  codeSplitting: {
                    groups: [
                      ...[LIBRARIES, ...CHUNKS.map(({ name }) => name)].map(
                        (chunk, index, all) => ({
                          debugName: chunk,
                          priority: all.length - index,
                          name: (id: string, modules: Modules) => {
                            chunkOf ??= assign(modules)
                            return chunkOf.get(id) === chunk ? chunk : null
                          },
                        }),
                      ),
                    ],
                  },
                },
              },
            },
          }
        : undefined,
  }
}
