import { execFile } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { DEFAULT_BUSINESS_NAME } from '#domain/business/default-business.ts'
import { business, putInForce, type Business } from '#domain/business/business.ts'
import { businessFileInForce } from '#domain/business/reader/path.ts'
import { localizedPages } from '#domain/pages/localized-paths.ts'
import { openSqlite } from '#server/db/sqlite.ts'
import { createInForce } from '#server/business/in-force.ts'
import type { Publishing } from '#server/business/publishing.ts'
import { withoutSettings } from '#server/site/installation.ts'
import { deliveredFactsIn } from '#tests/support/delivered-facts.ts'
import { fieldsOf } from '#tests/support/form-fields.ts'
import { decodedMail } from '#tests/support/mail-links.ts'
import { readBuilds } from '#tests/support/rendered-pages.ts'
import { startAppProcess } from '#tests/support/running-app.ts'
import { API_HEADERS, createInjectedApp } from '#tests/support/running-app-inject.ts'
import { sampleSubmission } from '#tests/support/running-app-request.ts'
import { signInStaff } from '#tests/support/staff-session.ts'
import { ANOTHER_BUSINESS, ONLY_IN_FULL, skipUnless } from '#tests/support/skip-unless.ts'
import { createCaptchaMint } from '../support/captcha-mint.ts'

const BUSINESS_FILE = businessFileInForce(process.env)

/** Rendering and mailing take seconds of a processor for each firm. */
const isFull = process.env['TEST_FULL'] !== undefined

const ROOT = path.resolve(import.meta.dirname, '../..')

const folder = mkdtempSync(path.join(tmpdir(), 'other-firms-'))
const FACTS = business
afterAll(() => {
  putInForce(FACTS)
  rmSync(folder, { recursive: true, force: true })
})

interface Firm {
  /** Of the file in force. */
  facts(): Business
  /** Texts of all pages and files, by address. */
  texts(): Promise<ReadonlyMap<string, string>>
  readonly businessFile: string
  /** Publishes a form of the board with changed fields, as an owner does from the phone. */
  publish(section: string, changes: Readonly<Record<string, string>>): Promise<number>
  close(): Promise<void>
}

/** Sets a firm up from a file of answers, and opens its board. */
async function openFirm(answers: string): Promise<Firm> {
  const dataDir = path.join(folder, path.parse(answers).name)
  mkdirSync(dataDir)
  const businessFile = path.join(dataDir, 'business.json')
  copyFileSync(BUSINESS_FILE, businessFile)
  await promisify(execFile)(
    process.execPath,
    ['scripts/owner/setup.ts', '--from', path.join(ROOT, 'tests/other-business/answers', answers)],
    { cwd: ROOT, env: { ...process.env, BUSINESS_FILE: businessFile } },
  )
  const db = openSqlite({ file: path.join(dataDir, 'palisade.db') })
  await db.migrate()
  const { site, components } = await readBuilds()
  const { ordinary } = withoutSettings({ featureFlags: {}, privateOrigin: null })
  const inForce = createInForce({
    db,
    site,
    renderer: components.renderer,
    installation: async () => ordinary,
    variables: { BUSINESS_FILE: businessFile },
    file: businessFile,
    ownFolder: path.join(ROOT, 'public'),
    log: { info: () => undefined, error: () => undefined },
    clock: Date.now,
    randomId: () => crypto.randomUUID(),
  })
  await inForce.start()
  let seconds = 0
  const publishing: Publishing = {
    ...inForce.publishing,
    async publish(...args) {
      const result = await inForce.publishing.publish(...args)
      if (result.ok) seconds = result.seconds
      return result
    },
  }
  const { app, close } = await createInjectedApp({
    openDb: () => db,
    deps: { publishing },
  })
  const { cookie } = await signInStaff(db, 'Olga', { role: 'owner' })
  return {
    facts: () => JSON.parse(readFileSync(businessFile, 'utf8')) as Business,
    async texts() {
      const texts = new Map(localizedPages().map(({ path: each }) => [each, site.read(each)]))
      const named = [...texts.values()].join().matchAll(/"(\/drawings\/[^"?]+\.svg)/g)
      const made = ['/sitemap.xml', '/robots.txt', '/facts/x.json', '/logo.svg', '/favicon.svg']
      for (const name of new Set([...made, ...Array.from(named, ([, each = '']) => each)]))
        texts.set(name, (await site.makeFile(name, '', ordinary))?.body.toString() ?? '')
      return texts
    },
    businessFile,
    async publish(section, changes) {
      const url = `/staff/business/${section}`
      const form = fieldsOf((await app.inject({ url, headers: { cookie } })).body)
      for (const [name, value] of Object.entries(changes)) form.set(name, value)
      const { statusCode, body } = await app.inject({
        method: 'POST',
        url: `${url}/publish`,
        headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
        payload: form.toString(),
      })
      if (statusCode !== 303) throw new Error(`${statusCode} ${body.replaceAll(/<[^>]+>/g, ' ')}`)
      return seconds
    },
    async close() {
      await close()
    },
  }
}

/** Sends a request to the firm's server; returns the mails to staff and customer. */
async function sentMails({ businessFile, facts }: Firm): Promise<readonly string[]> {
  const mint = createCaptchaMint()
  const app = await startAppProcess({
    environment: { BUSINESS_FILE: businessFile },
    settings: mint.settings,
  })
  try {
    const { status } = await fetch(`${app.url}/rest/v1/submissions`, {
      method: 'POST',
      headers: { ...API_HEADERS, apikey: app.anonKey },
      body: JSON.stringify(
        sampleSubmission({
          email: 'zoe@visitor.example',
          address: `7 Main St, ${facts().towns[0]?.name}`,
          service: facts().services[0]?.label,
          recaptcha_token: mint.token(),
        }),
      ),
    })
    expect(status).toBe(201)
    await expect.poll(() => app.mails(), { timeout: 60_000 }).not.toEqual([])
    await expect.poll(() => app.visitorMails(), { timeout: 60_000 }).not.toEqual([])
    return [...(await app.mails()), ...(await app.visitorMails())].map(decodedMail)
  } finally {
    await app.remove()
  }
}

// A desert town without license, a county of twelve towns, a Spanish-first firm of twenty.
test.each(['ajo.json', 'boise.json', 'miami.json'])(
  'one build makes the site of %s from the phone, with nothing of the delivered business',
  {
    ...skipUnless(isFull, ONLY_IN_FULL),
    ...skipUnless(business.name === DEFAULT_BUSINESS_NAME, ANOTHER_BUSINESS),
    timeout: 900_000,
  },
  async (answers) => {
    const firm = await openFirm(answers)
    try {
      const removed = firm.facts().services.findIndex(({ label }) => label === 'Gate Locks')
      const seconds = [await firm.publish('contact', { 'phones.default': '(928) 555-0144' })]
      if (removed >= 0)
        seconds.push(
          await firm.publish('services', {
            [`services[${removed}].label`]: '',
            [`services[${removed}].slug`]: '',
          }),
        )
      process.stdout.write(`${answers}: published in ${seconds.join(' and ')} s\n`)
      const facts = firm.facts()
      const texts = await firm.texts()
      const townPages = [...texts.keys()].filter((each) => /^\/service-areas\/[\w-]+$/.test(each))
      expect(townPages).toHaveLength(facts.towns.length)
      expect([...texts].flatMap(([name, text]) => deliveredFactsIn(name, text))).toEqual([])
      expect((await sentMails(firm)).flatMap((mail) => deliveredFactsIn('mail', mail))).toEqual([])
      const home = texts.get('/') ?? ''
      expect(home).toContain(facts.towns[0]?.name)
      expect(home).toContain('(928) 555-0144')
      expect(home).not.toMatch(facts.licenses === null ? /\bLicensed\b/ : /\{license\}/)
      expect([...texts.keys()].some((each) => each.includes('/gate-locks'))).toBe(false)
    } finally {
      await firm.close()
    }
  },
)
