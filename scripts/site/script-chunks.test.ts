import { expect, test } from 'vitest'
import { chunkNames } from './script-chunks.ts'

/**
 * Static imports of each module; `start` imports the islands and what hydrates them dynamically.
 */
const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  early: ['visit'],
  visit: ['storage'],
  start: [],
  hydrateIsland: ['/node_modules/react-dom/client.js', 'errors'],
  form: ['/node_modules/react/index.js', 'icons', 'visit', 'fields'],
  menu: ['icons', 'errors'],
}
const DYNAMIC_IMPORTS = { start: ['form', 'menu', 'hydrateIsland'] }

const nameOf = (id: string) =>
  chunkNames({ early: 'early', start: 'start', hydrateIsland: 'hydrateIsland' })(id, {
    getModuleInfo: (asked) => ({
      importedIds: IMPORTS[asked] ?? [],
      dynamicallyImportedIds: asked === 'start' ? DYNAMIC_IMPORTS.start : [],
    }),
  })

test('keeps the early scripts together, even modules that an island needs too', () => {
  expect(['early', 'visit', 'storage'].map(nameOf)).toEqual(['early', 'early', 'early'])
})

test('puts what hydrates islands, and what two of them share, into one file', () => {
  expect(['hydrateIsland', 'errors', 'icons'].map(nameOf)).toEqual(['shared', 'shared', 'shared'])
})

test('puts React into its own file and keeps modules of one island with it', () => {
  expect(['/node_modules/react/index.js', '/node_modules/react-dom/client.js'].map(nameOf)).toEqual(
    ['react', 'react'],
  )
  expect(['form', 'fields', 'menu'].map(nameOf)).toEqual([null, null, null])
})

test('makes no files of a few lines of what islands share with scripts on demand', () => {
  const shared = ['domain/time/durations', 'site/ui/listeners', 'domain/time/format-local-time']
  expect(shared.map((file) => nameOf(`/${file}.ts`))).toEqual(['early', 'early', 'shared'])
})
