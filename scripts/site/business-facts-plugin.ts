import path from 'node:path'
import type { Plugin } from 'vite'
import { business } from '#domain/business.ts'

const FILE = path.resolve(import.meta.dirname, '../../domain/business.ts')
const EACH = '\0facts-of-the-business'
const IMPORTED = /\bimport\s*\{\s*business\s*\}\s*from\s*["'](?:#domain|\.)\/business\.ts["']/
/** Not the name of the file itself. */
const READ = /(?<![\w$./-])business\.(\w+)/g

/**
 * Gives each script those facts of domain/business.ts that it reads, one by
 * one: the file as a whole holds every price and its terms in two languages,
 * which stand in the pages and in no script.
 */
export function inlineBusinessFacts(): Plugin {
  return {
    name: 'facts-one-by-one',
    resolveId(id) {
      return id === EACH ? id : null
    },
    load(id) {
      if (id !== EACH) return null
      return Object.entries(business)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n')
    },
    transform(code, id) {
      // Whoever needs all of it still gets it.
      if (id === FILE) return { code, moduleSideEffects: false }
      if (!IMPORTED.test(code)) return null
      const read = new Set([...code.matchAll(READ)].map(([, name = '']) => name))
      const names = [...read].map((name) => `${name} as business_${name}`).join(', ')
      return `import { ${names} } from ${JSON.stringify(EACH)}\n${code.replaceAll(READ, 'business_$1')}`
    },
  }
}
