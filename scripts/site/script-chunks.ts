/** The used part of the bundler's interface. */
interface Modules {
  getModuleInfo: (id: string) => {
    readonly importedIds: readonly string[]
    readonly dynamicallyImportedIds: readonly string[]
  } | null
}

interface Roots {
  /** Entry that is loaded right after the paint. */
  readonly early: string
  /** Entry that imports each island, and what hydrates them. */
  readonly start: string
  readonly hydrateIsland: string
}

/**
 * Modules of a few lines that islands share with scripts loaded on demand. A file of their own would
 * wait for a connection (HTTP/1.1 has six) and delay the form.
 */
const SMALL_MODULES = /\/(?:domain\/time\/durations|site\/ui\/listeners)\.ts$/
/** The same for what is too large to be loaded before the first touch. */
const LARGER_MODULES = /\/domain\/time\/format-local-time\.ts$/
/** React. The bundler's own helper stays in a separate file, whatever its name. */
const LIBRARIES = /\/node_modules\/(?:react|react-dom|scheduler)\//

/**
 * Returns a function that names the chunk of a module, or leaves it to the bundler, which by
 * default creates a small chunk for every set of islands that share something, each smaller than
 * the request for it.
 */
export function chunkNames({ early, start, hydrateIsland }: Roots) {
  let known: { readonly early: Set<string>; readonly shared: Set<string> } | null = null
  return (id: string, modules: Modules): string | null => {
    // A separate file, because it changes with React's releases only.
    if (LIBRARIES.test(id)) return 'react'
    known ??= {
      early: reachedFrom(early, modules),
      shared: sharedOf(
        modules.getModuleInfo(start)?.dynamicallyImportedIds ?? [],
        hydrateIsland,
        modules,
      ),
    }
    if (known.early.has(id) || SMALL_MODULES.test(id)) return 'early'
    return known.shared.has(id) || LARGER_MODULES.test(id) ? 'shared' : null
  }
}

/** Returns what hydrates islands, and what more than one of them needs. */
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

/** Returns the module and all of its static imports, recursively. */
function reachedFrom(id: string, modules: Modules, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found
  found.add(id)
  for (const imported of modules.getModuleInfo(id)?.importedIds ?? [])
    reachedFrom(imported, modules, found)
  return found
}
