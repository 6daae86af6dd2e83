import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkRemovedServices, checkUnwrittenCopy } from './owner-texts.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'palisade-words-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

const check = () => checkUnwrittenCopy({ build: join(root, 'build') })

test('names an added page with the number of texts to write', () => {
  write('copy/en/towns/gotham.ts', "  // Write: its streets.\n  line: '',\n")
  write('copy/en/services/auto/horn.ts', '  // Write: a\n  // Write: b\n')
  write('copy/en/towns/metropolis.ts', "  line: 'We // Write: nothing here',\n")
  expect(check()).toMatchObject({
    state: 'warning',
    text: '2 pages have text that is true of any town or service: copy/en/services/auto/horn.ts (2), copy/en/towns/gotham.ts (1)',
  })
})

test('says that copy mentions a removed service, until none does', () => {
  const removed = [{ services: ['Vaults'], en: 'vaults?', es: 'bóvedas?' }]
  const checkRemoved = () => checkRemovedServices({ build: join(root, 'build') }, removed)
  expect(checkRemoved()).toEqual([])
  write('copy/en/faq.ts', "// A vault.\nconst a = 'The vault, vaults.'\n")
  write('copy/es/faq.ts', "const a = 'Una bóveda.'\n")
  expect(checkRemoved()).toMatchObject([
    {
      state: 'warning',
      text: 'Vaults is not offered, but 2 files speak of it, copy/en/faq.ts:2 for one',
      action: expect.stringContaining('npm run remove -- service "Vaults"') as string,
    },
  ])
})

test('reports nothing in an image, which has no sources', () => {
  expect(check()).toBeNull()
})
