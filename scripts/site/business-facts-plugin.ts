import path from 'node:path'
import type { Plugin } from 'vite'
import { type Business, business } from '#domain/business.ts'

const FILE = path.resolve(import.meta.dirname, '../../domain/business.ts')
const FACTS_MODULE = '\0facts-of-the-business'
const IMPORTED = /\bimport\s*\{\s*business\s*\}\s*from\s*["'](?:#domain|\.)\/business\.ts["']/
/** Matches reads of a fact, not the name of the file. */
const FACT_READ = /(?<![\w$./-])business\.(\w+)/g

/** Returns the facts without the mailbox for requests, and without an address that pages hide. */
const publicFacts = (facts: Business): Business => ({
  ...facts,
  staffEmail: '',
  ...(!facts.showAddress && {
    address: { ...facts.address, street: '', postalCode: '' },
    location: { latitude: 0, longitude: 0 },
  }),
})

/**
 * Inlines the facts of domain/business.ts that a script reads, one by one, because the whole file
 * contains every price and its terms in two languages, which only pages need, and facts that are
 * not public.
 */
export function inlineBusinessFacts(facts = business): Plugin {
  const stated = publicFacts(facts)
  const wholeModule = `export const business = ${JSON.stringify(stated)}`
  return {
    name: 'facts-one-by-one',
    resolveId(id) {
      return id === FACTS_MODULE ? id : null
    },
    load(id) {
      if (id !== FACTS_MODULE) return null
      return Object.entries(stated)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n')
    },
    transform(code, id) {
      // Other uses get all public facts.
      if (id === FILE) return { code: wholeModule, moduleSideEffects: false }
      if (!IMPORTED.test(code)) return null
      const read = new Set([...code.matchAll(FACT_READ)].map(([, name = '']) => name))
      const names = [...read].map((name) => `${name} as business_${name}`).join(', ')
      return `import { ${names} } from ${JSON.stringify(FACTS_MODULE)}\n${code.replaceAll(FACT_READ, 'business_$1')}`
    },
  }
}
