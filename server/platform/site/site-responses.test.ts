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

const NOTHING = {
  maps: false,
  recaptcha: false,
  analytics: [],
  tags: null,
  privateOrigin: null,
}

/** Returns the response of a site from which two pages were removed. */
function ask(url: string): StaticResponse {
  const answers = createSiteResponses(
    site,
    { renderSlot: () => null, common: {} },
    { '/old': '/faq', '/older': '/nowhere' },
  )
  return answers(
    { url, acceptEncoding: undefined, ifNoneMatch: undefined },
    { allowed: NOTHING, hasChoice: false, featureFlags: {}, reviews: [] },
  )
}

test('redirects from a removed page and keeps the campaign', () => {
  expect(ask('/old')).toEqual({ status: 308, to: '/faq' })
  expect(ask('/old?gclid=x')).toEqual({ status: 308, to: '/faq?gclid=x' })
  expect(ask('/old/?gclid=x')).toEqual({ status: 308, to: '/faq?gclid=x' })
})

test('responds with not found when the target was removed too', () => {
  expect(ask('/older')).toMatchObject({ status: 404 })
  expect(ask('/assets/start-a1b2c3.js/')).toMatchObject({ status: 404 })
})
