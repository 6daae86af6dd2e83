import path from 'node:path'
import type { Plugin } from 'vite'
import { factPlaceholder } from './render/fill-facts.ts'

const FILE = path.resolve(import.meta.dirname, '../../domain/business/business.ts')
const FACT_PREFIX = '\0fact-of-the-business/'
const IMPORTED =
  /\bimport\s*\{\s*business\s*\}\s*from\s*["'](?:#domain\/business|\.)\/business\.ts["']/
/** Matches reads of a fact, not the name of the file. */
const FACT_READ = /(?<![\w$./-])business\.(\w+)/g

/**
 * Writes a placeholder for each fact of the business that a script reads; rendering replaces it by
 * the fact (render/fill-facts.ts). One by one, because the whole file contains every price and its
 * terms in two languages, which only pages need, and facts that are not public.
 */
export function placeBusinessFacts(): Plugin {
  return {
    name: 'facts-one-by-one',
    resolveId(id) {
      return id.startsWith(FACT_PREFIX) ? id : null
    },
    load(id) {
      if (!id.startsWith(FACT_PREFIX)) return null
      const code = `export default ${factPlaceholder(id.slice(FACT_PREFIX.length))}`
      return { code, moduleSideEffects: false }
    },
    transform(code, id) {
      // Other uses get all public facts.
      if (id === FILE)
        return {
          code: `export const business = ${factPlaceholder('business')}`,
          moduleSideEffects: false,
        }
      if (!IMPORTED.test(code)) return null
      const read = new Set([...code.matchAll(FACT_READ)].map(([, name = '']) => name))
      const imports = [...read].map(
        (name) => `import business_${name} from ${JSON.stringify(FACT_PREFIX + name)}\n`,
      )
      return imports.join('') + code.replaceAll(FACT_READ, 'business_$1')
    },
  }
}
