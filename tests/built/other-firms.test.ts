import { execFile } from 'node:child_process'
import { copyFileSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { DEFAULT_BUSINESS_FACTS, DEFAULT_BUSINESS_NAME } from '#domain/business/default-business.ts'
import { BUSINESS_FILE, business, type Business } from '#domain/business/business.ts'
import { prepareSite, replaceSite } from '#server/platform/publishing/render-site.ts'
import { ANOTHER_BUSINESS, ONLY_IN_FULL, skipUnless } from '#tests/support/skip-unless.ts'

/** Rendering takes half a minute of a processor for each firm. */
const isFull = process.env['TEST_FULL'] !== undefined

const ROOT = path.resolve(import.meta.dirname, '../..')
const BUILD = path.join(ROOT, 'build')

const folder = mkdtempSync(path.join(tmpdir(), 'other-firms-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Invented facts that only the delivered business may state. */
const INVENTED = [
  ...DEFAULT_BUSINESS_FACTS,
  ...business.locksmiths.map(({ name }) => name),
  'covered for 90 days',
  '$40 more',
  '$29 for the trip',
  'Apple Pay',
  'Hudson County',
  'Bergenline',
  'Weehawken',
]

/** Sets a firm up from a file of answers, and renders its site from the built code. */
async function siteOf(answers: string): Promise<{ facts: Business; site: string }> {
  const own = path.join(folder, path.parse(answers).name)
  const site = path.join(own, 'site')
  mkdirSync(site, { recursive: true })
  const businessFile = path.join(folder, `${path.parse(answers).name}.json`)
  copyFileSync(BUSINESS_FILE, businessFile)
  await promisify(execFile)(
    process.execPath,
    ['scripts/owner/setup.ts', '--from', path.join(ROOT, 'tests/other-business/answers', answers)],
    { cwd: ROOT, env: { ...process.env, BUSINESS_FILE: businessFile } },
  )
  const options = {
    build: BUILD,
    site,
    last: BUILD,
    businessFile,
    variables: process.env,
    compression: 'fast',
  } as const
  await prepareSite(options)
  await replaceSite(options)
  return { facts: JSON.parse(readFileSync(businessFile, 'utf8')) as Business, site }
}

// A desert town without license, a county of twelve towns, a Spanish-first firm of twenty.
test.each(['ajo.json', 'boise.json', 'miami.json'])(
  'one build makes the site of %s, with nothing of the delivered business',
  {
    ...skipUnless(isFull, ONLY_IN_FULL),
    ...skipUnless(business.name === DEFAULT_BUSINESS_NAME, ANOTHER_BUSINESS),
    timeout: 300_000,
  },
  async (answers) => {
    const { facts, site } = await siteOf(answers)
    const client = path.join(site, 'client')
    const files = globSync('**/*.{html,svg,xml,txt,css,js,webmanifest}', { cwd: client })
    const townPages = files.filter((file) => /^service-areas\/[\w-]+\/index\.html$/.test(file))
    expect(townPages).toHaveLength(facts.towns.length)
    const left = files.flatMap((file) => {
      const text = readFileSync(path.join(client, file), 'utf8').replaceAll('&amp;', '&')
      return INVENTED.filter((fact) => text.includes(fact)).map((fact) => `${file}: ${fact}`)
    })
    expect(left).toEqual([])
    const home = readFileSync(path.join(client, 'index.html'), 'utf8')
    expect(home).toContain(facts.towns[0]?.name)
    expect(home).not.toMatch(facts.licenses === null ? /\bLicensed\b/ : /\{license\}/)
  },
)
