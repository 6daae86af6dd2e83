import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeSmallSite } from '#tests/support/running-app-site.ts'
import { loadSite, type Site } from './site.ts'
import { createSiteResponses, type StaticResponse } from './site-responses.ts'

let folder: string
let site: Site
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'palisade-moved-'))
  const loaded = loadSite(writeSmallSite(folder))
  if (!loaded.ok) throw new Error(loaded.reason)
  site = loaded.site
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What the server answers there once two pages are gone. */
function ask(url: string): StaticResponse {
  const answers = createSiteResponses(site, {}, { '/old': '/faq', '/older': '/nowhere' })
  return answers(
    { url, acceptEncoding: undefined, ifNoneMatch: undefined },
    { allowed: { maps: false, recaptcha: false, analytics: [] }, switches: {} },
  )
}

test('whoever asks for a page that was taken out is led on, with the campaign that brought them', () => {
  expect(ask('/old')).toEqual({ status: 308, to: '/faq' })
  expect(ask('/old?gclid=x')).toEqual({ status: 308, to: '/faq?gclid=x' })
  expect(ask('/old/?gclid=x')).toEqual({ status: 308, to: '/faq?gclid=x' })
})

test('where that page is gone as well, the address is not found', () => {
  expect(ask('/older')).toMatchObject({ status: 404 })
  expect(ask('/assets/start-a1b2c3.js/')).toMatchObject({ status: 404 })
})
