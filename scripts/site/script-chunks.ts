/** What is asked of the bundler. */
interface Modules {
  getModuleInfo: (id: string) => {
    readonly importedIds: readonly string[]
    readonly dynamicallyImportedIds: readonly string[]
  } | null
}

interface Roots {
  /** What comes right after the paint. */
  readonly early: string
  /** Imports each island, and what wakes it. */
  readonly start: string
  readonly hydrateIsland: string
}

/** React. The few lines of the bundler itself stay in a file of their own, whatever they are called here. */
const LIBRARIES = /\/node_modules\/(?:react|react-dom|scheduler)\//

/**
 * Names the file that a module goes into, where that is not left to the
 * bundler: by itself it cuts one small file for every set of islands that
 * share something, each smaller than the request for it.
 */
export function chunkNames({ early, start, hydrateIsland }: Roots) {
  let known: { readonly early: Set<string>; readonly shared: Set<string> } | null = null
  return (id: string, modules: Modules): string | null => {
    // A file of its own: it changes with React's releases and not with ours.
    if (LIBRARIES.test(id)) return 'react'
    known ??= {
      early: reachedFrom(early, modules),
      shared: sharedOf(
        modules.getModuleInfo(start)?.dynamicallyImportedIds ?? [],
        hydrateIsland,
        modules,
      ),
    }
    if (known.early.has(id)) return 'early'
    return known.shared.has(id) ? 'shared' : null
  }
}

/** What wakes islands, and what more than one of them needs. */
function sharedOf(
  islands: readonly string[],
  hydrateIsland: string,
  modules: Modules,
): Set<string> {
  const shared = reachedFrom(hydrateIsland, modules)
  const seen = new Set<string>()
  for (const island of islands) {
    if (island === hydrateIsland) continue
    for (const id of reachedFrom(island, modules)) {
      if (seen.has(id)) shared.add(id)
      seen.add(id)
    }
  }
  return shared
}

/** The module and all that it imports statically. */
function reachedFrom(id: string, modules: Modules, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found
  found.add(id)
  for (const imported of modules.getModuleInfo(id)?.importedIds ?? [])
    reachedFrom(imported, modules, found)
  return found
}
