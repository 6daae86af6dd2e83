import { execFile } from 'node:child_process'
import { copyFileSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { DEFAULT_BUSINESS_NAME } from '#domain/business/default-business.ts'
import { business, type Business } from '#domain/business/business.ts'
import { businessFileInForce } from '#domain/business/reader/path.ts'
import { openSqliteStore } from '#server/operations.ts'
import { createPublishing, type Publishing } from '#server/business/publishing.ts'
import { deliveredFactsIn } from '#tests/support/delivered-facts.ts'
import { fieldsOf } from '#tests/support/form-fields.ts'
import { decodedMail } from '#tests/support/mail-links.ts'
import { startAppProcess } from '#tests/support/running-app.ts'
import { API_HEADERS, createInjectedApp } from '#tests/support/running-app-inject.ts'
import { sampleSubmission } from '#tests/support/running-app-request.ts'
import { signInStaff } from '#tests/support/staff-session.ts'
import { ANOTHER_BUSINESS, ONLY_IN_FULL, skipUnless } from '#tests/support/skip-unless.ts'
import { createCaptchaMint } from '../resilience/captcha-mint.ts'

const BUSINESS_FILE = businessFileInForce(process.env)

/** Rendering twice and mailing take twenty seconds of a processor for each firm. */
const isFull = process.env['TEST_FULL'] !== undefined

const ROOT = path.resolve(import.meta.dirname, '../..')
const BUILD = path.join(ROOT, 'build')

const folder = mkdtempSync(path.join(tmpdir(), 'other-firms-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Firm {
  /** Of the file in force. */
  facts(): Business
  readonly site: string
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
  const store = openSqliteStore({ file: path.join(dataDir, 'versions.db') })
  await store.migrate()
  let seconds = 0
  const publishing = createPublishing({
    store: {
      ...store,
      businessVersions: {
        ...store.businessVersions,
        // The staff are in the other database.
        add: (version) => store.businessVersions.add({ ...version, staffMemberId: null }),
      },
    },
    dataDir,
    build: BUILD,
    site: BUILD,
    variables: { ...process.env, DATA_DIR: dataDir, BUSINESS_FILE: businessFile },
    startedWith: readFileSync(businessFile, 'utf8'),
    restart: () => undefined,
    log: () => undefined,
    clock: Date.now,
    randomId: () => crypto.randomUUID(),
  })
  const timed: Publishing = {
    ...publishing,
    async publish(...args) {
      const result = await publishing.publish(...args)
      if (result.ok) seconds = result.seconds
      return result
    },
  }
  const { app, store: staff, close } = await createInjectedApp({ deps: { publishing: timed } })
  const { cookie } = await signInStaff(staff, 'Olga', { role: 'owner' })
  return {
    facts: () => JSON.parse(readFileSync(businessFile, 'utf8')) as Business,
    site: path.join(dataDir, 'site'),
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
      await store.close()
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
      const client = path.join(firm.site, 'client')
      const files = globSync('**/*.{html,svg,xml,txt,css,js,webmanifest}', { cwd: client })
      const townPages = files.filter((file) => /^service-areas\/[\w-]+\/index\.html$/.test(file))
      expect(townPages).toHaveLength(facts.towns.length)
      const isLeft = (file: string) =>
        deliveredFactsIn(file, readFileSync(path.join(client, file), 'utf8'))
      expect(files.flatMap(isLeft)).toEqual([])
      expect((await sentMails(firm)).flatMap((mail) => deliveredFactsIn('mail', mail))).toEqual([])
      const home = readFileSync(path.join(client, 'index.html'), 'utf8')
      expect(home).toContain(facts.towns[0]?.name)
      expect(home).toContain('(928) 555-0144')
      expect(home).not.toMatch(facts.licenses === null ? /\bLicensed\b/ : /\{license\}/)
      expect(files.some((file) => file.includes('gate-locks/'))).toBe(false)
    } finally {
      await firm.close()
    }
  },
)
