import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DAY_MS } from '#domain/time/durations.ts'
import { keepFormerAssets } from './keep-former-assets.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'keep-former-assets-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Writes a build's assets in place of those that are there. */
function write(build: string, names: readonly string[]): void {
  const assets = path.join(folder, build, 'client/assets')
  rmSync(assets, { recursive: true, force: true })
  mkdirSync(assets, { recursive: true })
  for (const name of names) writeFileSync(path.join(assets, name), name)
}

/** Replaces the last build by one with these assets. @returns the kept files */
function build(names: readonly string[], now: number): readonly string[] {
  write('next', names)
  keepFormerAssets(folder, { last: folder, next: path.join(folder, 'next'), now })
  write('.', names)
  return readdirSync(path.join(folder, 'former/assets')).toSorted()
}

const NOW = Date.now()

test('keeps what the new build lacks for a day from its replacement on', () => {
  expect(build(['form-1.js', 'same.js'], NOW)).toEqual([])
  expect(build(['form-2.js', 'same.js'], NOW + 9 * DAY_MS)).toEqual(['form-1.js'])
  expect(build(['form-3.js', 'same.js'], NOW + 9.5 * DAY_MS)).toEqual(['form-1.js', 'form-2.js'])
  expect(build(['form-3.js', 'same.js'], NOW + 10.2 * DAY_MS)).toEqual(['form-2.js'])
})

test('keeps no photograph that is taken off', () => {
  build(['form-1.js', 'photo-van-1a2b3c4d.jpg'], NOW)
  expect(build(['form-2.js'], NOW)).toEqual(['form-1.js'])
})

test('keeps no file twice that a later build has again', () => {
  build(['form-1.js'], NOW)
  build(['form-2.js'], NOW)
  expect(build(['form-1.js'], NOW)).toEqual(['form-2.js'])
})

test('leaves the files of the site that was served from another folder', () => {
  write('build', ['form-1.js', 'same.js'])
  write('next', ['form-2.js', 'same.js'])
  const last = path.join(folder, 'build')
  keepFormerAssets(folder, { last, next: path.join(folder, 'next'), now: NOW })
  expect(readdirSync(path.join(folder, 'former/assets'))).toEqual(['form-1.js'])
  expect(readdirSync(path.join(last, 'client/assets')).toSorted()).toEqual(['form-1.js', 'same.js'])
})
