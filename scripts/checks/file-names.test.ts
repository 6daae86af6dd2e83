import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')

/**
 * Base names that several files have: by the address or the command of their folder, one for each
 * engine of the database, and one check of the doctor for each subject.
 */
const SHARED = ['routes.ts']
const SHARED_IN = /^server\/(?:cli\/|db\/(?:postgres|sqlite)\/)/

test('a base name says which file of the server is meant', () => {
  const files = globSync('server/**/*.{ts,tsx}', { cwd: ROOT }).filter(
    (file) =>
      !/\.(test|fixture|contract|spec)\./.test(file) &&
      !SHARED.includes(path.basename(file)) &&
      !SHARED_IN.test(file.split(path.sep).join('/')),
  )
  expect(files.length).toBeGreaterThan(300)
  const groups = Map.groupBy(files, (file) => path.basename(file))
  expect([...groups.values()].filter((same) => same.length > 1)).toEqual([])
})
