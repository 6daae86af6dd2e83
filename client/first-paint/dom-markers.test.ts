import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ATTRIBUTES, ROOT_ATTRIBUTES, ROOT_CLASSES } from './dom-markers.ts'

const ROOT = join(import.meta.dirname, '../..')
const OWN = /dom-markers/

const sources = globSync('{art,client,form,site}/**/*.{ts,tsx,css}', { cwd: ROOT })
  .filter((file) => !OWN.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }))

const attribute = (camel: string): string =>
  camel.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Names of attributes that scripts set or read, without `data-`. */
function setByScripts(text: string): string[] {
  return [
    ...[...text.matchAll(/dataset\[['"](\w+)['"]\]/g)].map(([, name]) => attribute(name ?? '')),
    ...[...text.matchAll(/(?:toggle|set|remove)Attribute\(\s*['"]data-([\w-]+)['"]/g)].map(
      ([, name]) => name ?? '',
    ),
  ]
}

const listed = new Set([...Object.keys(ATTRIBUTES), ...Object.keys(ROOT_ATTRIBUTES)])

test('dom-markers lists every data attribute that a script sets or reads by name', () => {
  const used = sources
    // The board and the status page share these with the server's pages.
    .filter(
      ({ file }) =>
        !/^(form\/third-party|client\/(board|status))\//.test(file) && file.endsWith('.ts'),
    )
    .flatMap(({ file, text }) => setByScripts(text).map((name) => `${name} (${file})`))
  expect(used.filter((use) => !listed.has(use.replace(/ \(.*/, '')))).toEqual([])
})

test('every listed attribute is used in at least two files', () => {
  const users = (name: string) =>
    sources.filter(
      ({ text }) =>
        text.includes(`data-${name}`) ||
        setByScripts(text).includes(name) ||
        new RegExp(`\\{[^}]*\\b${name}\\b[^}]*\\} = root\\.dataset`).test(text),
    ).length
  const alone = [...listed].filter((name) => users(name) < 2)
  expect(alone).toEqual([])
})

test('dom-markers lists every class that scripts set on the root element', () => {
  const given = sources.flatMap(({ text }) =>
    [...text.matchAll(/(?:documentElement|root)\.classList\.\w+\(([^)]*)\)/g)].flatMap(
      ([, names]) => [...(names ?? '').matchAll(/'([\w-]+)'/g)].map(([, name]) => name ?? ''),
    ),
  )
  expect(given.length).toBeGreaterThan(0)
  expect(given.filter((name) => !(name in ROOT_CLASSES))).toEqual([])
})
