import { mkdirSync, mkdtempSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { writeSmallSite } from '#tests/support/running-app-site.ts'
import { loadSite } from './site.ts'
import { parseSiteManifest } from './site-manifest.ts'

let build: string
beforeEach(() => {
  build = writeSmallSite(mkdtempSync(join(tmpdir(), 'palisade-site-')))
})
afterEach(() => rmSync(build, { recursive: true }))

function load() {
  const loaded = loadSite(build)
  if (!loaded.ok) throw new Error(loaded.reason)
  return loaded.site
}

function reason(): string {
  const loaded = loadSite(build)
  return loaded.ok ? 'loaded' : loaded.reason
}

describe('loadSite', () => {
  test('stores pages by address and files by path', () => {
    const site = load()
    expect([...site.pages.keys()].toSorted()).toEqual([
      '/',
      '/es/gracias',
      '/faq',
      '/privacy-policy',
      '/thank-you',
    ])
    expect([...site.files.keys()].toSorted()).toEqual(['/assets/start-a1b2c3.js', '/favicon.svg'])
  })

  test('serves the files of a former build after those of this build', () => {
    mkdirSync(join(build, 'former/assets'), { recursive: true })
    for (const name of ['start-000000.js', 'start-a1b2c3.js'])
      writeFileSync(join(build, 'former/assets', name), 'former')
    const { files } = load()
    const scripts = [...files.keys()].filter((path) => path.startsWith('/assets/start-'))
    expect(scripts).toEqual(['/assets/start-a1b2c3.js', '/assets/start-000000.js'])
    const current = files.get('/assets/start-a1b2c3.js')?.representations.identity.body
    expect(current?.toString()).not.toBe('former')
  })

  test('stores the paid-search variant with its page, without an address of its own', () => {
    const site = load()
    expect(site.pages.get('/')?.paid).not.toBeNull()
    expect(site.pages.get('/faq')?.paid).toBeNull()
    expect(
      [...site.pages.keys(), ...site.files.keys()].some((path) => path.includes('_paid')),
    ).toBe(false)
  })

  test('gives every coding its own strong validator', () => {
    const { identity, br, gzip } = load().pages.get('/')?.ordinary.representations ?? {}
    const tags = [identity?.etag, br?.etag, gzip?.etag]
    expect(new Set(tags).size).toBe(3)
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]{22}"$/)
  })

  test('accepts a site without a Spanish not-found page', () => {
    expect(load().notFoundInSpanish).not.toBeNull()
    unlinkSync(join(build, 'client/es/404.html'))
    expect(load().notFoundInSpanish).toBeNull()
  })

  test('reports a missing build in one sentence', () => {
    rmSync(join(build, 'client'), { recursive: true })
    expect(reason()).toMatch(/^The site is not built \(.+\): .+\.$/)
  })

  test.each([['site.json'], ['client/404.html']])('refuses a build without %s', (file) => {
    unlinkSync(join(build, file))
    expect(reason()).toContain('The site is not built')
    expect(reason()).toContain(file)
  })

  test('refuses a page that is missing from the manifest, because it has no policy', () => {
    writeFileSync(join(build, 'client', 'about.html'), '<!doctype html>')
    expect(reason()).toContain('/about')
  })

  test('rethrows an error that is not about missing files', () => {
    rmSync(join(build, 'client'), { recursive: true })
    writeFileSync(join(build, 'client'), 'a file where a folder should be')
    expect(() => loadSite(build)).toThrow('ENOTDIR')
  })
})

const refusal = (text: string): string => {
  const parsed = parseSiteManifest(text)
  return parsed.ok ? 'accepted' : parsed.reason
}

describe('parseSiteManifest', () => {
  test('refuses a hash in quotes, which would break the policy', () => {
    const page = { csp: { scriptHashes: ["'sha256-aGk='"], styleHashes: [] } }
    expect(refusal(JSON.stringify({ pages: { '/': page } }))).toMatch(
      /pages > \/ > csp > scriptHashes > 0: must look like/,
    )
  })

  test('refuses invalid JSON', () => {
    expect(refusal('{')).toContain('the whole file')
  })
})
