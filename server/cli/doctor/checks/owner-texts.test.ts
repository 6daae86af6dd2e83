import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { business } from '#domain/business/business.ts'
import { checkGenericPages, checkRemovedServices } from './owner-texts.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'palisade-words-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

test('names the added towns and services whose pages say only what is true of any', () => {
  const towns = [
    { name: 'Gotham', latitude: 40.7, longitude: -74.1 },
    { name: 'Metropolis', latitude: 40.7, longitude: -74.1, about: 'It has a planet.' },
    { name: 'Hoboken', latitude: 40.744, longitude: -74.03 },
  ]
  const services = [
    { label: 'Lock Rekey', group: 'residential' },
    { label: 'Vault Doors', group: 'commercial' },
  ] as const
  expect(checkGenericPages({ business: { ...business, towns, services } })).toMatchObject({
    state: 'warning',
    text: '2 pages say only what is true of any town or service: Gotham, Vault Doors',
  })
  const written = { towns: towns.slice(1), services: services.slice(0, 1) }
  expect(checkGenericPages({ business: { ...business, ...written } })).toBeNull()
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
      action: 'Change what is not true in copy/en/faq.ts:2; copy/es/faq.ts:1.',
    },
  ])
})
