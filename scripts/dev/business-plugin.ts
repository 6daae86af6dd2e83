import path from 'node:path'
import type { Plugin } from 'vite'
import { business } from '#domain/business/business.ts'
import { scriptFacts } from '../site/render/fill-facts.ts'

const FILE = path.resolve(import.meta.dirname, '../../domain/business/business.ts')

/**
 * Gives browsers the public facts of the business in place of the module that reads them from a
 * file, in `npm run dev` and in tests; built scripts get them when pages are rendered.
 */
export function businessForBrowsers(): Plugin {
  return {
    name: 'business-for-browsers',
    apply: 'serve',
    enforce: 'pre',
    load(id) {
      if (this.environment.name !== 'client' || id.replace(/\?.*$/, '') !== FILE) return null
      return `export const business = ${JSON.stringify(scriptFacts(business)['business'])}`
    },
  }
}
