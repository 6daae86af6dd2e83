import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  isSiteStale,
  prepareSite,
  renderIfStale,
  type RenderOptions,
  replaceSite,
} from './render-site.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'render-site-'))
  mkdirSync(at('code'))
  writeFileSync(at('code/fingerprint'), 'code of this test')
  writeRenderer(RENDER)
  writeFileSync(at('business.json'), '{"name":"First"}')
})
afterEach(() => rmSync(folder, { recursive: true }))

const at = (name: string): string => path.join(folder, name)
const read = (name: string): string => readFileSync(at(name), 'utf8')
const options = (changes: Partial<RenderOptions> = {}): RenderOptions => ({
  build: folder,
  site: at('site'),
  last: at('site'),
  businessFile: at('business.json'),
  variables: { PATH: process.env['PATH'], SMTP_URL: 'smtp://secret' },
  compression: 'fast',
  ...changes,
})

/** Writes a page with the facts, and files of the site as the built program does. */
const RENDER = `
  import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
  const [, , , next] = process.argv
  mkdirSync(next + '/client/assets', { recursive: true })
  const facts = readFileSync(process.env.BUSINESS_FILE, 'utf8')
  writeFileSync(next + '/client/index.html', facts + ' ' + process.env.SITE_ORIGIN + ' ' + process.env.SMTP_URL)
  writeFileSync(next + '/client/assets/' + facts.length + '.js', '')
  writeFileSync(next + '/site.json', facts)
`

const writeRenderer = (code: string): void => writeFileSync(at('code/render.mjs'), code)

const rename = (name: string): void => writeFileSync(at('business.json'), JSON.stringify({ name }))

test('renders again when facts, code or address change, and only then', async () => {
  expect(await renderIfStale(options())).toBe(true)
  expect(read('site/client/index.html')).toContain('First')
  expect(await renderIfStale(options())).toBe(false)
  rename('Second')
  expect(await isSiteStale(options())).toBe(true)
  expect(await renderIfStale(options())).toBe(true)
  expect(read('site/client/index.html')).toContain('Second')
  const moved = options({ variables: { SITE_URL: 'https://locks.example/' } })
  expect(await renderIfStale(moved)).toBe(true)
  expect(read('site/client/index.html')).toContain('https://locks.example ')
  writeFileSync(at('code/fingerprint'), 'newer code')
  expect(await renderIfStale(moved)).toBe(true)
})

test('passes no secret of the server to the process that renders', async () => {
  await renderIfStale(options())
  expect(read('site/client/index.html')).toMatch(/ undefined$/)
})

test('keeps what pages that are open load', async () => {
  await renderIfStale(options())
  rename('A longer name')
  await renderIfStale(options())
  expect(readdirSync(at('site/former/assets'))).toEqual(['16.js'])
})

describe('when rendering fails', () => {
  test.each([
    ['a page cannot be rendered', "throw new Error('/faq cannot be rendered')", '/faq cannot'],
    ['the disk is full', "throw Object.assign(new Error('ENOSPC: no space left'), {})", 'ENOSPC'],
    ['it is killed', "process.kill(process.pid, 'SIGKILL')", 'could not be rendered'],
  ])('because %s, nothing changes', async (_why, failure, said) => {
    await renderIfStale(options())
    rename('Second')
    writeRenderer(`${RENDER}\n${failure}`)
    await expect(renderIfStale(options())).rejects.toThrow(said)
    expect(read('site/client/index.html')).toContain('First')
    expect(readdirSync(at('site')).filter((name) => /^(?:next|rendering-)/.test(name))).toEqual([])
  })
})

test.each([0, 1, 2, 3])(
  'completes a replacement that was killed after %i of its parts',
  async (done) => {
    await renderIfStale(options())
    rename('Second')
    await prepareSite(options())
    for (const part of ['client', 'site.json', 'fingerprint'].slice(0, done)) {
      rmSync(at(`site/${part}`), { recursive: true })
      const moved = `site/${part}`
      await import('node:fs/promises').then(({ rename: move }) =>
        move(at(`site/next/${part}`), at(moved)),
      )
    }
    await replaceSite(options())
    expect(read('site/client/index.html')).toContain('Second')
    expect(read('site/site.json')).toContain('Second')
    expect(await isSiteStale(options())).toBe(false)
    expect(await renderIfStale(options())).toBe(false)
  },
)

test('a process that still renders for a server that was killed changes nothing', async () => {
  await renderIfStale(options())
  mkdirSync(at('site/rendering-left/client'), { recursive: true })
  writeFileSync(at('site/rendering-left/fingerprint'), '')
  rename('Second')
  await renderIfStale(options())
  expect(read('site/client/index.html')).toContain('Second')
  expect(readdirSync(at('site'))).not.toContain('rendering-left')
})
