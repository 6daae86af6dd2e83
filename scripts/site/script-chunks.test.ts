import { expect, test } from 'vitest'
import { chunkNames } from './script-chunks.ts'

/** Who imports whom statically; the islands and what wakes them are what `start` imports when they are wanted. */
const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  early: ['visit'],
  visit: ['storage'],
  start: [],
  hydrateIsland: ['/node_modules/react-dom/client.js', 'errors'],
  form: ['/node_modules/react/index.js', 'icons', 'visit', 'fields'],
  menu: ['icons', 'errors'],
}
const WANTED = { start: ['form', 'menu', 'hydrateIsland'] }

const nameOf = (id: string) =>
  chunkNames({ early: 'early', start: 'start', hydrateIsland: 'hydrateIsland' })(id, {
    getModuleInfo: (asked) => ({
      importedIds: IMPORTS[asked] ?? [],
      dynamicallyImportedIds: asked === 'start' ? WANTED.start : [],
    }),
  })

test('what comes early stays together, even where an island needs it too', () => {
  expect(['early', 'visit', 'storage'].map(nameOf)).toEqual(['early', 'early', 'early'])
})

test('what wakes islands, and what two of them need, is one file', () => {
  expect(['hydrateIsland', 'errors', 'icons'].map(nameOf)).toEqual(['shared', 'shared', 'shared'])
})

test('React has a file of its own; what one island needs stays with it', () => {
  expect(['/node_modules/react/index.js', '/node_modules/react-dom/client.js'].map(nameOf)).toEqual(
    ['react', 'react'],
  )
  expect(['form', 'fields', 'menu'].map(nameOf)).toEqual([null, null, null])
})
