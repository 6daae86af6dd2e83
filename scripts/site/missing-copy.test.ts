import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { TOWNS } from '../../domain/towns.ts'
import { SERVICE_GROUPS } from '../../domain/services.ts'
import { missingCopy } from './missing-copy.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const [group] = SERVICE_GROUPS
const SERVICE = `copy/en/services/${group?.slug}/${group?.pages[0]}.ts`
const PLATE = `art/plates/${group?.id}/${group?.pages[0]}.tsx`
const TOWN = `copy/en/towns/${TOWNS[0]?.slug}.ts`

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'missing-copy-'))
  for (const part of ['copy', 'art/plates'])
    cpSync(path.join(ROOT, part), path.join(root, part), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function change(file: string, from: RegExp, to: string): void {
  const text = readFileSync(path.join(root, file), 'utf8')
  expect(text).toMatch(from)
  writeFileSync(path.join(root, file), text.replace(from, to))
}

test('this repository has all copy', () => {
  expect(missingCopy(root)).toEqual([])
})

test('names the missing file of a page without copy', () => {
  rmSync(path.join(root, TOWN))
  expect(missingCopy(root)).toEqual([
    `${TOWN} is missing: write the words of /service-areas/${TOWNS[0]?.slug} there (CONTRIBUTING.md).`,
  ])
})

test('names the file that lacks copy which other pages use', () => {
  change(SERVICE, /^ {2}blurb:.*\n/m, '')
  change(TOWN, /^ {2}line:.*\n/m, '')
  expect(missingCopy(root)).toEqual([
    `${SERVICE} has no blurb: write in one line what other pages say of it.`,
    `${TOWN} has no line: write in one line what other pages say of it.`,
  ])
})

test('requires a drawing while the copy names its parts', () => {
  change(
    SERVICE,
    /^ {2}callouts: \[/m,
    "  callouts: [{ part: 'bolt', title: 'Bolt', text: '' }],\n  x: [",
  )
  rmSync(path.join(root, PLATE), { force: true })
  expect(missingCopy(root).filter((sentence) => sentence.includes(SERVICE))).toEqual([
    `${PLATE} is missing: draw the parts that the callouts of ${SERVICE} name, or leave them empty.`,
  ])
  change(SERVICE, /^ {2}callouts: \[.*\n/m, '  callouts: [],\n')
  expect(missingCopy(root).filter((sentence) => sentence.includes(SERVICE))).toEqual([])
})
