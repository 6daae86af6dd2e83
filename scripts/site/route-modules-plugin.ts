import path from 'node:path'
import type { Plugin } from 'vite'

const OURS = path.resolve(import.meta.dirname, '../../app/shell/route-modules')

/** The router's modules that load pages, and what they are given in place of its loader. */
const REPLACEMENTS: Readonly<Record<string, string>> = {
  'routes.js': 'for-navigation.ts',
  'links.js': 'for-prefetch.ts',
}

/**
 * The router answers a page module that does not arrive with
 * `location.reload()`, on a mere prefetch too: without a line, a finger that
 * passes over a link throws the page away, number and all. The browser's
 * build gets our own loader instead. Should an update of the router move its
 * files, the build stops.
 */
export function routeModules(): Plugin {
  const replaced = new Set<string>()
  return {
    name: 'route-modules',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      order: 'pre',
      handler(source, importer) {
        if (source !== './routeModules.js' || importer === undefined) return null
        const name = /\/react-router\/.*\/dom\/ssr\/(\w+\.js)$/.exec(importer)?.[1] ?? ''
        const ours = REPLACEMENTS[name]
        if (ours === undefined) return null
        replaced.add(name)
        return path.join(OURS, ours)
      },
    },
    buildEnd(error) {
      if (error) return
      const missed = Object.keys(REPLACEMENTS).filter((name) => !replaced.has(name))
      if (missed.length > 0)
        this.error(
          `react-router no longer loads pages in ${missed.join(' and ')}: see ${import.meta.filename}`,
        )
    },
  }
}
