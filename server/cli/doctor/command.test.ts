import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Business } from '#domain/business/business.ts'
import { A_TOWN } from '#domain/places/sample-towns.fixture.ts'
import { A_SERVICE } from '#domain/services/sample-services.fixture.ts'
import { databaseFile } from '#server/environment/open-db.ts'
import {
  refusal,
  type FakeSmtpServer,
  startFakeSmtpServer,
} from '#server/outbox/transport/fake-smtp-server.fixture.ts'
import { sampleSubmission } from '#server/db/sample-submission.fixture.ts'
import { type FakeGoogle, startFakeGoogle } from '#tests/support/fake-google.ts'
import { createCommandHarness, type CommandHarness } from '../database/command-harness.fixture.ts'
import { doctorCommand, type DoctorOverrides } from './command.ts'
import type { Finding } from './finding.ts'
import {
  addTestedStaff,
  HEALTHY_ENVIRONMENT,
  createHealthyFetch,
  healthyDependencies,
  REAL_BUSINESS,
} from './healthy-installation.fixture.ts'
import { storeSubmission } from '#server/leads/record.ts'
import { markDead } from '#server/db/tables/outbox.ts'
import { claimMails } from '#tests/support/claim-mails.ts'
import { setSetting } from '#server/db/setting-queries.ts'

/** A finding in the output, whose words for a state are its own. */
type PrintedFinding = Omit<Finding, 'state'> & { readonly state: 'ok' | 'look' | 'open' }

let harness: CommandHarness
let smtp: FakeSmtpServer
let google: FakeGoogle
/** A harness with a data directory that every test copies. */
let prepared: CommandHarness

beforeAll(async () => {
  prepared = createCommandHarness()
  await prepared.withDb((db) => addTestedStaff(db, prepared.now))
  google = await startFakeGoogle()
  smtp = await startFakeSmtpServer({
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('nobody@') ? refusal(550, 'no such user') : null),
  })
})
afterAll(async () => {
  await smtp.stop()
  await google.stop()
  prepared.remove()
})
beforeEach(() => {
  google.behavior = 'well'
  harness = createCommandHarness({
    ...HEALTHY_ENVIRONMENT,
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
  })
  cpSync(prepared.dataDir, harness.dataDir, { recursive: true })
})
afterEach(() => harness.remove())

const healthyFetch: typeof fetch = async (...args) =>
  await createHealthyFetch(harness.dataDir)(...args)

const command = (changes: DoctorOverrides = {}) =>
  doctorCommand({
    ...healthyDependencies(harness.now, harness.dataDir),
    fetch: createHealthyFetch(harness.dataDir),
    ...changes,
  })

const set = (changes: Record<string, string | undefined>): void => {
  harness.environment = { ...harness.environment, ...changes }
}

/**
 * Runs the doctor.
 * @returns exit status and all findings that are not ok
 */
async function examine(
  changes: DoctorOverrides = {},
  ...args: string[]
): Promise<{ status: number; trouble: PrintedFinding[]; findings: PrintedFinding[] }> {
  const { status, out } = await harness.run(command(changes), '--json', ...args)
  const { findings } = JSON.parse(out) as { findings: PrintedFinding[] }
  return { status, findings, trouble: findings.filter(({ state }) => state !== 'ok') }
}

const trouble = (
  state: PrintedFinding['state'],
  subject: string,
  words: string | RegExp,
): PrintedFinding =>
  expect.objectContaining({
    state,
    subject,
    text: typeof words === 'string' ? expect.stringContaining(words) : expect.stringMatching(words),
    action: expect.stringMatching(/\S/) as string,
  }) as PrintedFinding

describe('a complete installation', () => {
  test('has no open findings, and the exit status says so', async () => {
    const { status, trouble: found, findings } = await examine()
    expect(found).toEqual([])
    expect(status).toBe(0)
    expect(findings.map(({ subject }) => subject)).toEqual([
      'Node.js',
      'Business',
      'Time zone',
      'Delivered business',
      'SITE_URL',
      'Certificate',
      'Server',
      'Database',
      'Durability',
      'Unsent mail',
      'Refused mail',
      'Staff members',
      'On call',
      'Alarm plan, as soon as possible',
      'Alarm plan, another time',
      'Pushover',
      'Alarms',
      'Heartbeat',
      'Board',
      'Disk',
      'Photos',
      'Mail',
      'Captcha',
      'Address field',
    ])
  })

  test('sends a test message to staff that the mail server accepts', async () => {
    const before = smtp.received.length
    await examine()
    const [mail] = smtp.received.slice(before)
    expect(mail?.to).toEqual(['dispatch@hudson-keys.com'])
    expect(mail?.from).toBe('site@hudson-keys.com')
    // Encoded (RFC 2047) when the business's name is not ASCII.
    expect(mail?.raw).toMatch(/^Subject: (?:Test message from the website of|=\?UTF-8\?)/m)
  })

  test('only connects to the mail server with --no-send', async () => {
    const before = smtp.received.length
    const { status, trouble: found } = await examine({}, '--no-send')
    expect(found).toEqual([trouble('look', 'Mail', 'answers; nothing was sent')])
    expect(status).toBe(0)
    expect(smtp.received).toHaveLength(before)
  })

  test('prints lines, colored only on a terminal that supports it', async () => {
    const text = async (): Promise<string> => (await harness.run(command())).out
    const plain = await text()
    expect(plain).toMatch(/^ok {4}Node\.js: 26\.10\.0\.$/m)
    expect(plain).toMatch(/\n24 ok, 0 to look at, 0 open: ready for visitors\.\n$/)
    harness.terminal = { ...harness.terminal, out: true }
    expect(await text()).toContain('\u001b[32mok    \u001b[0mNode.js: 26.10.0.')
    set({ NO_COLOR: '1' })
    expect(await text()).toBe(plain)
  })
})

describe('placeholders', () => {
  test('are each named with what to do, and the exit status is 1', async () => {
    set({ STAFF_EMAIL: undefined, MAIL_FROM: undefined })
    const fictional: Business = {
      ...REAL_BUSINESS,
      phones: { default: '2015550142', paidSearch: '2018635678' },
      staffEmail: 'desk@locks.example',
      reviews: [{ text: 'Fine.', author: 'A. B.', service: A_SERVICE, town: A_TOWN, sample: true }],
      photos: { owner: null, van: null, license: null },
    }
    const { status, trouble: found } = await examine({ business: fictional })
    expect(status).toBe(1)
    expect(found).toContainEqual(trouble('open', 'phones.default', "'2015550142'"))
    expect(found).toContainEqual(trouble('open', 'staffEmail', 'desk@locks.example'))
    expect(found).toContainEqual(trouble('open', 'reviews', '1 of 1 are samples'))
    expect(found).toContainEqual(trouble('look', 'photos', 'no photograph of owner, van, license;'))
  })

  test('do not count for a mailbox that the environment overrides', async () => {
    const { trouble: found } = await examine({
      business: { ...REAL_BUSINESS, staffEmail: 'desk@locks.example' },
    })
    expect(found).toEqual([])
  })

  test('count in a mailbox of the environment too', async () => {
    set({ STAFF_EMAIL: 'desk@keys.example' })
    const { trouble: found } = await examine()
    expect(found).toEqual([trouble('open', 'STAFF_EMAIL', 'still has an example value')])
  })

  test('are listed after wrong values', async () => {
    const phones = { ...REAL_BUSINESS.phones, default: '201863' }
    const { trouble: found } = await examine({ business: { ...REAL_BUSINESS, phones } })
    expect(found).toEqual([trouble('open', 'Business', "phones.default: '201863' does not fit")])
  })

  test('are reported on a page that still names the shipped business', async () => {
    const pages = [
      ['/', '<p>Palisade Lock &amp; Key, (201) 555-0142'],
      ['/faq', '<p>(201) 555-0142'],
    ] as const
    const { trouble: found } = await examine({ readPages: async () => new Map(pages) })
    expect(found).toEqual([
      trouble('open', 'Delivered business', "'Palisade Lock & Key' is still on 1 page, /"),
      trouble('open', 'Delivered business', "'(201) 555-0142' is still on 2 pages, / for one"),
    ])
  })

  test('are not searched for while nothing is built', async () => {
    const { trouble: found } = await examine({ readPages: async () => null })
    expect(found).toEqual([trouble('open', 'Pages', 'are not built')])
  })

  test('include the shipped logo as a warning', async () => {
    const { trouble: found, status } = await examine({ business: { ...REAL_BUSINESS, icon: null } })
    expect(found).toEqual([trouble('look', 'icon', 'five pins of a lock')])
    expect(status).toBe(0)
  })

  test('are not reported when a variable is wrong', async () => {
    set({ PORT: 'x', SMTP_URL: 'mail' })
    const { status, findings } = await examine()
    expect(status).toBe(1)
    expect(findings).toEqual([
      trouble('open', 'Environment', "PORT 'x'"),
      trouble('open', 'Environment', 'SMTP_URL'),
    ])
  })
})

describe('runtime', () => {
  test('reports an old Node.js as open', async () => {
    const { trouble: found } = await examine({ nodeVersion: '20.19.0' })
    expect(found).toEqual([trouble('open', 'Node.js', '20.19.0 is older')])
  })

  test('reports disabled rate limits as open', async () => {
    set({ RATE_LIMIT: 'off' })
    expect((await examine()).trouble).toEqual([trouble('open', 'RATE_LIMIT', 'is off')])
  })

  test('reports a server of another installation as open', async () => {
    const elsewhere = await examine({ fetch: createHealthyFetch('/srv/another') })
    expect(elsewhere.trouble).toEqual([
      trouble('open', 'Server', 'port 3000 answers, but not with this installation'),
    ])
  })

  test.each([
    ['ECONNREFUSED', 'look', 'none answers on port 3000 of this machine (ECONNREFUSED)'],
    ['503', 'open', 'port 3000 answers with status 503: database not ready'],
  ] as const)('judges a local server that gives %s', async (answer, state, words) => {
    const { trouble: found } = await examine({
      fetch: async (input, init) => {
        if (!String(input).endsWith('/readyz')) return await healthyFetch(input, init)
        if (answer === '503') return new Response('database not ready\n', { status: 503 })
        throw new TypeError('fetch failed', {
          cause: Object.assign(new Error(''), { code: answer }),
        })
      },
    })
    expect(found).toEqual([trouble(state, 'Server', words)])
  })
})

describe('SITE_URL', () => {
  /** Responds for a public address. */
  const answering = (response: () => Response): DoctorOverrides => ({
    fetch: async (input, init) =>
      String(input).endsWith('/healthz') ? response() : await healthyFetch(input, init),
  })

  test.each([
    [undefined, 'is not set'],
    ['http://localhost:3000', 'which no visitor can reach'],
    ['https://www.keys.example', 'which no visitor can reach'],
  ])('reports %s as open', async (address, words) => {
    set({ SITE_URL: address })
    expect((await examine()).trouble).toEqual([trouble('open', 'SITE_URL', words)])
  })

  test('reports a missing TLS as open', async () => {
    set({ SITE_URL: 'http://www.hudson-keys.com' })
    expect((await examine()).trouble).toEqual([
      trouble('open', 'SITE_URL', 'http://www.hudson-keys.com is not encrypted'),
    ])
  })

  test('warns about a name that this machine cannot reach', async () => {
    const { status, trouble: found } = await examine(
      answering(() => {
        const cause = Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' })
        throw new TypeError('fetch failed', { cause })
      }),
    )
    expect(found).toEqual([trouble('look', 'SITE_URL', 'cannot be reached from this machine')])
    expect(status).toBe(0)
  })

  test('reports a certificate that browsers refuse as open', async () => {
    const { trouble: found } = await examine({
      ...answering(() => {
        const cause = Object.assign(new Error(''), { code: 'CERT_HAS_EXPIRED' })
        throw new TypeError('fetch failed', { cause })
      }),
      certificateExpiry: async () => null,
    })
    expect(found).toEqual([trouble('open', 'SITE_URL', 'CERT_HAS_EXPIRED')])
  })

  test('warns about a certificate that expires soon', async () => {
    const ends = harness.now + 3 * 24 * 3_600_000
    expect((await examine({ certificateExpiry: async () => ends })).trouble).toEqual([
      trouble('look', 'Certificate', 'ends in 3 days'),
    ])
  })

  test('reports a redirect to another address as open', async () => {
    const moved = answering(
      () => new Response('', { status: 301, headers: { location: 'https://hudson-keys.com/' } }),
    )
    expect((await examine(moved)).trouble).toEqual([
      trouble('open', 'SITE_URL', 'leads on to https://hudson-keys.com/'),
    ])
  })

  test('reports another site at the address as open, unless a static host is in front', async () => {
    const other = answering(() => new Response('<h1>Welcome to nginx</h1>'))
    expect((await examine(other)).trouble).toEqual([
      trouble('open', 'SITE_URL', "not this server's ok"),
    ])
    set({ ALLOWED_ORIGINS: 'https://www.hudson-keys.com' })
    expect((await examine(other)).trouble).toEqual([
      trouble('look', 'SITE_URL', "not this server's ok"),
    ])
  })

  test('requires TRUST_PROXY behind TLS, because all visitors would share one address', async () => {
    set({ TRUST_PROXY: undefined })
    expect((await examine()).trouble).toEqual([trouble('look', 'TRUST_PROXY', 'is not set')])
  })
})

describe('mail', () => {
  test("reports a refused recipient as open, with the server's message", async () => {
    set({ STAFF_EMAIL: 'nobody@hudson-keys.com' })
    expect((await examine()).trouble).toEqual([trouble('open', 'Mail', '550 no such user')])
  })

  test('reports one of two refused recipients as open', async () => {
    set({ STAFF_EMAIL: 'desk@hudson-keys.com,nobody@hudson-keys.com' })
    expect((await examine()).trouble).toEqual([
      trouble('open', 'Mail', 'refused nobody@hudson-keys.com of the'),
    ])
  })

  test.each([[[]], [['--no-send']]])(
    'reports an unreachable mail server as open (%j)',
    async (args) => {
      set({ SMTP_URL: 'smtp://user:hush@127.0.0.1:1' })
      const { trouble: found } = await examine({}, ...args)
      expect(found).toEqual([trouble('open', 'Mail', /127\.0\.0\.1:1 .*ECONNREFUSED/)])
      expect(JSON.stringify(found)).not.toContain('hush')
    },
  )

  test.each([[[]], [['--no-send']]])(
    'names an untrusted certificate as the reason (%j)',
    async (args) => {
      // The package's own self-signed certificate.
      const strange = await startFakeSmtpServer({ secure: true })
      set({ SMTP_URL: `smtps://127.0.0.1:${strange.port}` })
      const { trouble: found } = await examine({}, ...args)
      expect(found[0]?.action).toMatch(
        /^It is the certificate of 127\.0\.0\.1:\d+: .*NODE_EXTRA_CA_CERTS/,
      )
      await strange.stop()
    },
  )

  test.each([[[]], [['--no-send']]])(
    'names smtp:// for a port that is not encrypted from the start (%j)',
    async (args) => {
      set({ SMTP_URL: `smtps://127.0.0.1:${smtp.port}` })
      const { trouble: found } = await examine({}, ...args)
      expect(found[0]?.action).toContain('write smtp:// instead of smtps:// in SMTP_URL')
    },
  )

  test('tests the outbox folder without a mail server, and reports that no mail is sent', async () => {
    set({ SMTP_URL: undefined })
    expect((await examine()).trouble).toEqual([trouble('open', 'Mail', 'none leaves this machine')])
    expect(readdirSync(join(harness.dataDir, 'outbox'))).toEqual([])
    // A file instead of the folder.
    rmSync(join(harness.dataDir, 'outbox'), { recursive: true })
    writeFileSync(join(harness.dataDir, 'outbox'), '')
    expect((await examine()).trouble).toEqual([trouble('open', 'Mail', /cannot be written \(\w+/)])
  })

  test('reports delayed and refused mail as open', async () => {
    await harness.withDb(async (db) => {
      await storeSubmission(db, sampleSubmission({ now: harness.now - 3 * 3_600_000 }))
      const [job] = await claimMails(db, 'staff', { now: harness.now, leaseMs: 1, limit: 1 })
      await db.single((tx) => markDead(tx, job?.id ?? '', '550'))
      await storeSubmission(db, sampleSubmission({ now: harness.now - 2 * 3_600_000 }))
    })
    expect((await examine()).trouble).toEqual([
      trouble('open', 'Unsent mail', '1 mail, the oldest for 2 h'),
      trouble('open', 'Refused mail', '1 mail refused for good'),
      trouble('open', 'Alarms', 'no server is at work on it'),
    ])
  })

  test('reports mail queued in the future as open', async () => {
    const ahead = 400 * 24 * 3_600_000
    await harness.withDb((db) =>
      storeSubmission(db, sampleSubmission({ now: harness.now + ahead })),
    )
    expect((await examine()).trouble).toEqual([
      trouble('open', 'Unsent mail', '1 mail, queued 400 days from now: a clock was wrong'),
    ])
  })

  test('warns about mail queued a moment ago', async () => {
    await harness.withDb((db) => storeSubmission(db, sampleSubmission({ now: harness.now - 4000 })))
    expect((await examine()).trouble).toEqual([trouble('look', 'Unsent mail', 'for 4 s')])
  })
})

describe('captcha and address field', () => {
  const choose = (rows: Record<string, string>): Promise<void> =>
    harness.withDb(async (db) => {
      for (const [key, value] of Object.entries(rows))
        await db.write((tx) => setSetting(tx, key, value))
    })
  /** Calls the fake of Google; the site's own addresses respond as usual. */
  const askGoogle: DoctorOverrides = {
    fetch: async (input, init) =>
      String(input).startsWith(google.verifyUrl)
        ? await fetch(input, init)
        : await healthyFetch(input, init),
  }
  const sharedHost = trouble('look', 'STAFF_URL', 'run on the host of the board')
  const RECAPTCHA = { captcha_provider: 'recaptcha', recaptcha_site_key: 'site-key' }

  beforeEach(() => set({ RECAPTCHA_VERIFY_URL: google.verifyUrl }))

  test('accepts reCAPTCHA with both keys and a valid secret', async () => {
    await choose(RECAPTCHA)
    set({ RECAPTCHA_SECRET_KEY: google.secret })
    const { trouble: found, findings } = await examine(askGoogle)
    expect(found).toEqual([sharedHost])
    expect(findings).toContainEqual({
      state: 'ok',
      subject: 'Captcha',
      text: 'reCAPTCHA answers and takes the secret',
    })
  })

  test('reports every missing key as open', async () => {
    await choose({ captcha_provider: 'recaptcha', address_provider: 'google' })
    expect((await examine(askGoogle)).trouble).toEqual([
      trouble('open', 'Captcha', 'recaptcha_site_key is missing'),
      trouble('open', 'Captcha', 'RECAPTCHA_SECRET_KEY is not set'),
      trouble('open', 'Address field', 'GOOGLE_MAPS_API_KEY is missing'),
      sharedHost,
    ])
  })

  test('reports a wrong secret as open', async () => {
    await choose(RECAPTCHA)
    set({ RECAPTCHA_SECRET_KEY: 'mistyped-secret' })
    expect((await examine(askGoogle)).trouble).toEqual([
      trouble('open', 'Captcha', 'reCAPTCHA refuses RECAPTCHA_SECRET_KEY'),
      sharedHost,
    ])
  })

  test('reports a closed connection to Google as open', async () => {
    await choose(RECAPTCHA)
    set({ RECAPTCHA_SECRET_KEY: google.secret })
    google.behavior = 'hanging-up'
    expect((await examine(askGoogle)).trouble).toEqual([
      trouble('open', 'Captcha', 'cannot be reached'),
      sharedHost,
    ])
  })

  test('reports test keys, which accept everything, as open', async () => {
    await choose(RECAPTCHA)
    set({ RECAPTCHA_SECRET_KEY: 'takes-everything' })
    const everything: DoctorOverrides = {
      fetch: async (input, init) =>
        String(input).startsWith(google.verifyUrl)
          ? Response.json({ success: true, hostname: 'testkey.google.com' })
          : await healthyFetch(input, init),
    }
    expect((await examine(everything)).trouble).toEqual([
      trouble('open', 'Captcha', 'these are keys for tests'),
      sharedHost,
    ])
  })

  test('reports a self-hosted secret that is too short to sign as open', async () => {
    await choose({ altcha_hmac_secret: 'short' })
    expect((await examine()).trouble).toEqual([trouble('open', 'Captcha', 'too short')])
  })

  test('warns that only a browser can check a maps key', async () => {
    await choose({ address_provider: 'google', GOOGLE_MAPS_API_KEY: 'AIza' })
    expect((await examine()).trouble).toEqual([
      trouble('look', 'Address field', 'suggestions from Google Maps'),
      sharedHost,
    ])
  })
})

describe('database and disk', () => {
  test('reports a missing database before the first start, and creates nothing', async () => {
    rmSync(harness.dataDir, { recursive: true })
    set({ SMTP_URL: undefined })
    expect((await examine()).trouble).toEqual([
      trouble('look', 'Database', 'none in'),
      trouble('open', 'Mail', 'none leaves this machine'),
      trouble('look', 'Captcha', 'not known'),
    ])
    expect(readdirSync(harness.folder)).not.toContain('data')
  })

  test('reports a file that is no database as open', async () => {
    rmSync(harness.dataDir, { recursive: true })
    mkdirSync(harness.dataDir)
    writeFileSync(databaseFile(harness.dataDir), 'x'.repeat(5000))
    const { status, trouble: found } = await examine()
    expect(status).toBe(1)
    expect(found).toContainEqual(trouble('open', 'Database', 'file is not a database'))
  })

  test('reports a database locked by another process as open', async () => {
    const holder = new DatabaseSync(databaseFile(harness.dataDir))
    holder.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
    const { trouble: found } = await examine()
    holder.close()
    expect(found).toContainEqual(trouble('open', 'Database', 'database is locked'))
  }, 20_000)

  test('warns about tables of another release', async () => {
    const database = new DatabaseSync(databaseFile(harness.dataDir))
    database.exec('DELETE FROM site_migrations')
    database.close()
    expect((await examine()).trouble).toContainEqual(
      trouble('look', 'Database', 'not those of this release'),
    )
  })

  test('warns about a data folder in a git work tree', async () => {
    mkdirSync(join(harness.folder, '.git'))
    expect((await examine()).trouble).toEqual([
      trouble('look', 'DATA_DIR', 'where git clean -xfd deletes every lead'),
    ])
  })

  test.each([
    [10 * 1024 ** 2, 0xef53, 'open', '10 MB free: submissions are refused below 64 MB'],
    [500 * 1024 ** 2, 0xef53, 'look', '0.5 GB free'],
    [1024 ** 4, 0x01021994, 'open', 'is in memory'],
    [1024 ** 4, 0x6969, 'open', 'network drive'],
    [1024 ** 4, 0x794c7630, 'look', "container's own layer"],
  ] as const)(
    'judges %i free bytes on a file system of type %i',
    async (freeBytes, type, state, words) => {
      const { trouble: found } = await examine({ fileSystem: async () => ({ freeBytes, type }) })
      expect(found).toEqual([trouble(state, 'Disk', words)])
    },
  )
})

test.each([[['--what']], [['all']]])('refuses the arguments %j', async (args) => {
  expect((await harness.run(command(), ...args)).status).toBe(2)
})

test('explains the exit status in the help', async () => {
  expect((await harness.run(command(), '--help')).out).toMatch(/exit status is 1\s+while/i)
})
