import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { business, putInForce } from '#domain/business/business.ts'
import { ANOTHER_TOWN, A_TOWN } from '#domain/places/sample-towns.fixture.ts'
import { ANOTHER_SERVICE } from '#domain/services/sample-services.fixture.ts'
import {
  SAMPLE_SERVICE,
  type SampleChanges,
  sampleSubmission,
} from '#server/db/sample-submission.fixture.ts'
import type { Lead } from '#server/db/tables/lead.ts'
import { type CommandResult, useCommandHarness } from '../database/command-harness.fixture.ts'
import { leadsCommand } from './command.ts'
import { storeSubmission } from '#server/leads/record.ts'
import { listLeads } from '#server/db/tables/lead-queries.ts'
import { markDead, outboxQueue } from '#server/db/tables/outbox.ts'
import { claimMails } from '#tests/support/claim-mails.ts'

// Times in these tests are New York times.
putInForce({ ...business, timeZone: 'America/New_York' })

const HOUR = 3_600_000
const DAY = 24 * HOUR

const harness = useCommandHarness()

const leads = (...args: string[]): Promise<CommandResult> => harness.run(leadsCommand, ...args)

/** Stores one submission with this age in milliseconds. */
const record = (
  agoMs: number,
  row: SampleChanges['row'] = {},
  checks: SampleChanges['checks'] = {},
): Promise<unknown> =>
  harness.withDb((db) =>
    storeSubmission(db, sampleSubmission({ now: harness.now - agoMs, row, checks })),
  )

const all = (): Promise<Lead[]> => harness.withDb((db) => Array.fromAsync(listLeads(db, {})))
/** `street` repeats the address, for links only. */
const allExported = async (): Promise<readonly object[]> =>
  (await all()).map((lead) => ({ ...lead, street: undefined }))

describe('leads list', () => {
  test('shows the newest first, one readable line each', async () => {
    await record(2 * HOUR, { name: 'Older', timeframe: 'Within Couple of Weeks' })
    await record(HOUR, { id: 'aaaaaaaa-0000', name: 'Newer' }, { suspicion: 2 })
    const { status, out, err } = await leads('list')
    expect(status).toBe(0)
    expect(out.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
      ['ID', 'RECEIVED', 'WHEN', 'SERVICE', 'NAME', 'PHONE', 'TOWN', 'MAIL'],
      [
        'aaaaaaaa',
        '03-04 11:30',
        '!',
        'ASAP',
        SAMPLE_SERVICE,
        'Newer',
        '(201) 555-0199',
        A_TOWN,
        'queued',
      ],
      [
        expect.stringMatching(/^\w{8}$/),
        '03-04 10:30',
        'weeks',
        SAMPLE_SERVICE,
        'Older',
        '(201) 555-0199',
        A_TOWN,
        'queued',
      ],
      [''],
    ])
    expect(err).toContain('! looks unusual')
  })

  test('fits 100 columns, whatever visitors typed', async () => {
    const long = {
      service: 'Ignition Lock Cylinder Repair',
      name: '山田太郎 Wolfeschlegelsteinhausen',
      phone: '+1 (201) 555-0123 ext. 12345',
      address: `1 Main St, ${ANOTHER_TOWN}, NJ`,
      timeframe: 'Within Couple of Days',
    }
    await record(0, long, { verification: 'unverified' })
    await record(400 * DAY, long)
    const { out } = await leads('list')
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(100)
    expect(out).toContain(ANOTHER_TOWN)
    expect(out).toContain('2030-')
  })

  test('prints no control characters of a name', async () => {
    await record(0, { name: 'Eve\u001b[2J\u202e\nNewline' })
    const { out } = await leads('list')
    expect(out).not.toMatch(/[\u001b\u202e]/)
    expect(out.split('\n')).toHaveLength(3)
  })

  test('filters by time, service and campaign, and says when there is more', async () => {
    await record(10 * DAY, { name: 'Olga', service: ANOTHER_SERVICE })
    await record(HOUR, { name: 'Mila', traffic_source: null })
    await record(0, { name: 'Nina' })
    const names = async (...args: string[]): Promise<string[]> =>
      (await leads('list', ...args)).out.match(/Olga|Mila|Nina/g) ?? []
    expect(await names()).toEqual(['Nina', 'Mila', 'Olga'])
    expect(await names('--since', '7d')).toEqual(['Nina', 'Mila'])
    expect(await names('--until', '2031-03-03')).toEqual(['Olga'])
    expect(await names('--service', ANOTHER_SERVICE.toLowerCase())).toEqual(['Olga'])
    expect(await names('--campaign', 'night-lockouts')).toEqual(['Nina', 'Olga'])
    expect(await names('--mail', 'sent')).toEqual([])
    expect(await names('--limit', '1')).toEqual(['Nina'])
    expect((await leads('list', '--limit', '1')).err).toBe('1 of 3 leads; --limit 0 lists all.\n')
  })

  test('accepts a database without leads, but not a missing one', async () => {
    expect(await leads('list')).toMatchObject({
      status: 1,
      err: expect.stringContaining('There is no database at') as string,
    })
    await harness.withDb(async () => {})
    expect(await leads('list')).toEqual({ status: 0, out: '', err: 'No requests.\n' })
  })
})

describe('leads show', () => {
  test('shows all fields of one lead, found by an ID prefix', async () => {
    await record(DAY, { id: 'abcdef-1', name: 'Maria' })
    await record(0, { id: 'uvwxyz-1' })
    const { status, out } = await leads('show', 'ABCDEF')
    expect(status).toBe(0)
    expect(out).toMatch(new RegExp(String.raw`^ASAP: ${SAMPLE_SERVICE}\n\nName +Maria\n`))
    for (const fact of ['#9876', '2019 Honda Civic', 'Second level', 'night-lockouts', 'abcdef-1'])
      expect(out).toContain(fact)
    expect(out).toMatch(/^Mail +queued, 0 tries so far$/m)
    expect(out).not.toContain('This mail is late')
  })

  test('lists the leads that share a prefix', async () => {
    await record(0, { id: 'abcdef-1' })
    await record(0, { id: 'abcdef-2' })
    const { status, err } = await leads('show', 'abcdef')
    expect(status).toBe(1)
    expect(err).toMatch(/begins more than one id: abcdef-\d, abcdef-\d\./)
    expect((await leads('show', 'abcdef-2')).status).toBe(0)
  })

  test('requires six characters, unless they are the whole ID', async () => {
    await record(0, { id: 'abcdef-1' })
    await record(0, { id: 'abc-1' })
    for (const verb of ['show', 'resend']) {
      expect(await leads(verb, 'abcde')).toMatchObject({
        status: 1,
        err: expect.stringContaining('at least 6 characters') as string,
      })
      expect((await leads(verb, 'abc-1')).status).toBe(0)
    }
  })

  test('shows why a mail is not sent, until it is', async () => {
    await record(HOUR, { id: 'abcdef-1' })
    await harness.withDb(async (db) => {
      const [job] = await claimMails(db, 'staff', { now: harness.now, leaseMs: 1000, limit: 1 })
      const error = 'ESOCKET at CONN: connect ECONNREFUSED 127.0.0.1:25'
      await db.single((tx) =>
        outboxQueue.retry(tx, job?.id ?? '', { attempt: 1, dueAt: harness.now, error }),
      )
    })
    const { out } = await leads('show', 'abcdef')
    expect(out).toMatch(/^Mail +queued, 1 try so far$/m)
    expect(out).toMatch(/^Last try +ESOCKET at CONN: connect ECONNREFUSED 127\.0\.0\.1:25$/m)
    await leads('resend', 'abcdef')
    expect((await leads('show', 'abcdef')).out).not.toContain('Last try')
  })

  test('reports an unknown or missing ID', async () => {
    await record(0)
    expect((await leads('show', 'zzzzzz')).err).toContain("begins with 'zzzzzz'")
    expect((await leads('show', '')).status).toBe(1)
    expect((await leads('show')).status).toBe(2)
  })
})

describe('leads export', () => {
  test('writes CSV with the byte order mark and one header line, oldest last', async () => {
    await record(DAY, { name: '=HYPERLINK("http://evil.example")' })
    await record(0, { name: 'Zoë, "Z"' })
    const { status, out } = await leads('export')
    expect(status).toBe(0)
    const [titles, first, second, end] = out.split('\r\n')
    expect(titles).toMatch(/^\ufeffReceived,Timeframe,Service,Name,Phone,/)
    expect(first).toContain(',"Zoë, ""Z""",')
    expect(second).toContain(`,"'=HYPERLINK(""http://evil.example"")",`)
    expect(end).toBe('')
  })

  test('writes JSON as an array of all stored fields', async () => {
    await record(DAY)
    await record(0)
    const { out } = await leads('export', '--format', 'json')
    expect(JSON.parse(out)).toEqual(await allExported())
    expect((await leads('export', '--format', 'json', '--since', '2031-03-05')).out).toBe('[\n]\n')
  })

  test.each(['csv', 'json'])(
    'writes no control characters that visitors typed as %s',
    async (format) => {
      const evil = 'Ann\u009b2J\u001b[2J\u202egnp.exe\u2066\u200f\u2028\u007f'
      await record(0, { name: evil, notes: evil, gate_code: evil, source_url: `/${evil}` })
      const { out } = await leads('export', '--format', format)
      // oxlint-disable-next-line no-control-regex -- these are the ones that must not be there
      expect(out.replaceAll(/[\r\n]/g, '')).not.toMatch(/[\u0000-\u001f\u007f-\u009f]/)
      expect(out).not.toMatch(/[\u061c\u200e\u200f\u2028-\u202e\u2066-\u206f]/)
      if (format === 'json') expect(JSON.parse(out)).toEqual(await allExported())
    },
  )

  test('writes a file for its owner only and overwrites one only on request', async () => {
    await record(0)
    const { status, out, err } = await leads('export', '--out', 'leads.csv')
    expect({ status, out, err }).toEqual({ status: 0, out: '', err: '1 lead in leads.csv\n' })
    const file = join(harness.folder, 'leads.csv')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readFileSync(file, 'utf8')).toBe((await leads('export')).out)
    expect((await leads('export', '--out', 'leads.csv')).status).toBe(1)
    expect((await leads('export', '--out', 'leads.csv', '--overwrite')).status).toBe(0)
    expect((await leads('export', '--out', 'no/leads.csv')).err).toContain('folder does not exist')
  })

  test('refuses an unknown format', async () => {
    expect(await leads('export', '--format', 'xlsx')).toMatchObject({ status: 2, out: '' })
  })
})

describe('leads resend', () => {
  test('queues the mail of one lead again', async () => {
    await record(HOUR, { id: 'abcdef-1' })
    await harness.withDb(async (db) => {
      const [job] = await claimMails(db, 'staff', { now: harness.now, leaseMs: 1000, limit: 1 })
      await db.single((tx) => markDead(tx, job?.id ?? '', '550 no such user'))
    })
    expect((await leads('list', '--mail', 'dead')).out).toContain('abcdef-1'.slice(0, 8))
    const shown = (await leads('show', 'abcdef')).out
    expect(shown).toContain('refused for good after 1 try')
    expect(shown).toMatch(/^Last try +550 no such user$/m)
    const { status, out } = await leads('resend', 'abcdef')
    expect(status).toBe(0)
    expect(out).toContain('The mail about abcdef-1 is queued again.')
    expect((await all())[0]?.mail).toEqual({
      state: 'queued',
      attempts: 0,
      sentAt: null,
      lastError: null,
    })
  })

  test('changes nothing for an unknown ID', async () => {
    await record(0)
    expect((await leads('resend', 'zzzzzz')).status).toBe(1)
  })
})

describe('leads purge', () => {
  const AGE = ['purge', '--older-than', '180d']

  beforeEach(async () => {
    await record(200 * DAY, { name: 'Old' })
    await record(181 * DAY, { name: 'Older than that' })
    await record(179 * DAY, { name: 'Young' })
  })

  const names = async (): Promise<string[]> => (await all()).map(({ name }) => name)

  test('counts first and deletes nothing without a terminal', async () => {
    const { status, err } = await leads(...AGE)
    expect(status).toBe(1)
    expect(err).toContain(
      'Older than 180d (2030-09-05 13:30): 2 leads (2 never mailed to anybody).',
    )
    expect(err).toContain('add --yes')
    expect(await names()).toHaveLength(3)
  })

  test('asks at a terminal, and accepts only yes', async () => {
    harness.answer = 'y'
    expect(await leads(...AGE)).toMatchObject({ status: 1 })
    expect(await names()).toHaveLength(3)
    harness.answer = 'Yes'
    const { status, out, err } = await leads(...AGE)
    expect({ status, out }).toEqual({ status: 0, out: '2 leads deleted.\n' })
    expect(err).toContain('Delete them for good?')
    expect(await names()).toEqual(['Young'])
  })

  test('does not ask with --yes', async () => {
    expect((await leads(...AGE, '--yes')).out).toBe('2 leads deleted.\n')
    expect(await leads(...AGE, '--yes')).toMatchObject({
      status: 0,
      out: expect.stringContaining('Nothing is older than 180d') as string,
    })
  })

  test('deletes mails of the same age from the outbox folder', async () => {
    const outbox = join(harness.dataDir, 'outbox')
    mkdirSync(outbox)
    for (const [name, days] of [
      ['old.eml', 181],
      ['young.eml', 1],
      ['old.txt', 181],
    ] as const) {
      writeFileSync(join(outbox, name), '')
      utimesSync(join(outbox, name), harness.now / 1000, (harness.now - days * DAY) / 1000)
    }
    const { out, err } = await leads(...AGE, '--yes')
    expect(err).toContain('2 leads (2 never mailed to anybody), and 1 mail in outbox/.')
    expect(out).toBe('2 leads deleted, and 1 mail in outbox/.\n')
    expect(readdirSync(outbox).toSorted()).toEqual(['old.txt', 'young.eml'])
  })

  test.each([[['purge']], [['purge', '--older-than', '180']], [['purge', '--older-than', '1y']]])(
    'refuses the arguments %j',
    async (args) => {
      expect((await leads(...args, '--yes')).status).toBe(2)
      expect(await names()).toHaveLength(3)
    },
  )
})

describe('leads summary', () => {
  test('prints the figures of the last days, without spam, and as JSON', async () => {
    await record(31 * DAY)
    await record(2 * DAY, { service: ANOTHER_SERVICE, address: `1 Main St, ${ANOTHER_TOWN}` })
    await record(DAY)
    await record(HOUR / 2)
    await record(HOUR, { status: 'spam' })
    const { status, out } = await leads('summary')
    expect(status).toBe(0)
    expect(out).toContain('2031-02-03 00:00 to 2031-03-04 12:30\n')
    expect(out).toContain(
      '3 submissions, 3 open, 0 done, 0 lost, 0 unpaid, 0 accepted, 2 missed, 0 cancelled\n',
    )
    expect(out).toMatch(new RegExp(String.raw`^${SAMPLE_SERVICE} +2$`, 'm'))
    expect(JSON.parse((await leads('summary', '--days', '1', '--json')).out)).toEqual({
      submissions: 1,
      open: 1,
      lost: 0,
      unpaid: 0,
      accepted: 0,
      missed: 0,
      done: 0,
      cancelled: 0,
      paid_cents: 0,
      seconds_to_accept: { p50: null, p90: null },
      by_loss: [],
      by_person: [],
      by_service: [{ name: SAMPLE_SERVICE, count: 1 }],
      by_town: [{ name: A_TOWN, count: 1 }],
      by_source: [
        {
          name: 'google',
          count: 1,
          calls: 0,
          leads: 1,
          missed: 0,
          done: 0,
          paid_cents: 0,
          cost_cents: 0,
        },
      ],
    })
    expect((await leads('summary', '--days', '0')).status).toBe(2)
  })
})

test('leads search finds by phone number and words, and prints no control characters', async () => {
  await record(DAY, { name: 'Yvette\u001b[2J\u202e', phone: '(201) 555-0123' })
  await record(0)
  const found = await leads('search', '+1 201', '555.0123', '--json')
  expect(JSON.parse(found.out)).toMatchObject([
    { name: 'Yvette\u001b[2J\u202e', status: 'pending' },
  ])
  const { out } = await leads('search', 'YVETTE')
  expect(out.split('\n')).toHaveLength(3)
  expect(out).not.toMatch(/[\u001b\u202e]/)
  expect(await leads('search', 'nobody')).toEqual({ status: 0, out: '', err: 'No requests.\n' })
})

test.each([
  [['list', 'x']],
  [['list', '--what']],
  [['export', 'x']],
  [['summary', 'x']],
  [['search']],
  [['purge', 'x']],
])('refuses the arguments %j', async (args) => {
  expect((await leads(...args)).status).toBe(2)
})
