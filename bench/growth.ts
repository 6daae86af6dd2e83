/**
 * `npm run bench:growth -- [LEADS]`: fills databases of both engines with a thousand and with LEADS
 * finished jobs, and prints what a person then waits for, in turn.
 */

import '#tests/support/put-facts-in-force.ts'
import { loadavg } from 'node:os'
import { performance } from 'node:perf_hooks'
import { A_SERVICE } from '#domain/services/sample-services.fixture.ts'
import { A_TOWN } from '#domain/places/sample-towns.fixture.ts'
import { DAY_MS, MINUTE_MS } from '#domain/time/durations.ts'
import { sampleSubmission } from '#server/db/sample-submission.fixture.ts'
import { MINE_ADDRESS, leadAddress, OVERVIEW_ADDRESS } from '#server/board/addresses.ts'
import { savePayment } from '#server/board/lead/payment.ts'
import { takeStep } from '#server/board/lead/step.ts'
import { type Db, execute, rows, type Tx } from '#server/db/db.ts'
import { record } from '#server/leads/record.ts'
import { createCaptchaMint } from '#tests/support/captcha-mint.ts'
import { NO_CHANNELS } from '#tests/support/alarm-samples.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { type RunningProcess, startAppProcess } from '#tests/support/running-app.ts'
import { DEFAULT_PUBLIC_ANON_KEY } from '#server/environment.ts'
import { sampleSubmission as sampleBody } from '#tests/support/running-app-request.ts'
import { type SignedInMember, signInStaff } from '#tests/support/staff-session.ts'

const FEW = 1_000
const MANY = 100_000
/** The oldest lead; below the days after which leads are deleted. */
const SPREAD_MS = 150 * DAY_MS
const OPEN = 10
const ROUNDS = 15
const PER_TRANSACTION = 200

const many = Number(process.argv[2] ?? MANY)
if (!Number.isInteger(many) || many < FEW) {
  console.error(`usage: npm run bench:growth -- [LEADS], at least ${FEW}`)
  process.exit(2)
}

interface Filled {
  readonly app: RunningProcess
  readonly owner: SignedInMember
  readonly openIds: readonly string[]
}

const mint = createCaptchaMint()

async function startFilled(leads: number, databaseUrl: string | null): Promise<Filled> {
  const app = await startAppProcess({
    site: 'built',
    environment: {
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'silent',
      ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
    },
    settings: mint.settings,
  })
  const began = performance.now()
  const filled = await app.withDb(async (db) => {
    const members = []
    for (const name of ['Maria Lopez', 'Dan Reyes', 'Rosa Diaz'])
      members.push(await signInStaff(db, name, { role: 'owner' }))
    return { owner: members[0] as SignedInMember, openIds: await fill(db, leads, members) }
  })
  const seconds = Math.round((performance.now() - began) / 1000)
  console.log(`${databaseUrl === null ? 'SQLite' : 'PostgreSQL'}: ${leads} leads in ${seconds} s`)
  return { app, ...filled }
}

/** Records leads that were taken, done and paid, and a few that wait; returns the ids of these. */
async function fill(db: Db, leads: number, members: readonly SignedInMember[]) {
  const start = Date.now() - SPREAD_MS
  const every = (SPREAD_MS - DAY_MS) / FEW
  for (let first = 0; first < FEW; first += PER_TRANSACTION)
    await db.write(async (tx) => {
      for (let index = first; index < first + PER_TRANSACTION; index++) {
        const now = Math.round(start + index * every)
        const { staffMemberId } = members[index % members.length] as SignedInMember
        const lead = sample(index, now)
        await record(tx, lead)
        const press = { staffMemberId, now: now + MINUTE_MS, settings: NO_CHANNELS }
        const steps = [
          { from: 'pending', to: 'accepted' },
          { from: 'accepted', to: 'done' },
        ] as const
        for (const step of steps) await takeStep(tx, lead.row.id, step, press)
        const cents = 9_500 + (index % 40) * 500
        await savePayment(
          tx,
          lead.row.id,
          { agreedCents: cents, paidCents: cents, method: 'card', note: null },
          { staffMemberId, now: now + 2 * MINUTE_MS },
        )
      }
    })
  // Mails and notices of the past are sent: the server has nothing to do but what is measured.
  await db.write(async (tx) => {
    await execute(tx, `UPDATE outbox SET state = 'sent', sent_at = due_at`)
    await execute(tx, `UPDATE notices SET state = 'sent', settled_at = due_at`)
  })
  for (let copy = 1; copy < leads / FEW; copy++)
    await db.write((tx) => copyAll(tx, db.engine, copy))
  const openIds = []
  for (let index = 0; index < OPEN; index++) {
    const lead = sample(leads + index, Date.now() - index * MINUTE_MS)
    await db.write((tx) => record(tx, lead))
    openIds.push(lead.row.id)
  }
  return openIds
}

/** Columns that tell a copy from what it was made of. */
const OWN_COLUMNS = ['id', 'submission_id', 'idempotency_key', 'token_hash', 'transition_id']

/** Copies the first leads, with all that belongs to them, as those of other customers. */
async function copyAll(tx: Tx, engine: Db['engine'], copy: number): Promise<void> {
  for (const table of ['submissions', 'outbox', 'alarms', 'events', 'notices']) {
    const columns = await rows<{ name: string }>(
      tx,
      engine === 'sqlite'
        ? 'SELECT name FROM pragma_table_info(:table)'
        : `SELECT column_name AS name FROM information_schema.columns
           WHERE table_schema = current_schema() AND table_name = :table`,
      { table },
    )
    const names = columns.map(({ name }) => name)
    const values = names.map((name) => {
      if (OWN_COLUMNS.includes(name)) return `${name} || '.${copy}'`
      return name === 'phone_digits'
        ? `CAST(CAST(phone_digits AS bigint) + ${copy * 13} AS text)`
        : name
    })
    const id = table === 'submissions' ? 'id' : 'submission_id'
    await execute(
      tx,
      `INSERT INTO ${table} (${names.join(', ')}) SELECT ${values.join(', ')} FROM ${table}
       WHERE ${id} NOT LIKE '%.%'`,
    )
  }
}

const sample = (index: number, now: number) =>
  sampleSubmission({
    now,
    row: {
      name: `Customer ${index}`,
      phone: `(${201 + (index % 700)}) 555-${String(index % 10_000).padStart(4, '0')}`,
      address: `${index + 1} Sample St, ${A_TOWN}`,
      service: A_SERVICE,
    },
  })

/** What a person does, and how long the answer takes, ms. */
const ACTS: Readonly<Record<string, (filled: Filled, round: number) => Promise<void>>> = {
  board: (filled) => get(filled, '/staff'),
  mine: (filled) => get(filled, MINE_ADDRESS),
  lead: (filled) => get(filled, leadAddress(filled.openIds[0] ?? '')),
  'overview, 30 days': (filled) => get(filled, OVERVIEW_ADDRESS),
  'overview, longest': (filled) => get(filled, `${OVERVIEW_ADDRESS}?days=90`),
  'search, one hit': (filled) => get(filled, `/staff/search?q=Customer+${FEW - 1}`),
  'search, none': (filled) => get(filled, '/staff/search?q=nobodyofthisname'),
  'search, a street': (filled) => get(filled, '/staff/search?q=sample+st'),
  'export, 30 days': (filled) => get(filled, '/staff/leads.csv'),
  submission: ({ app }) => submit(app),
  acceptance: ({ app, owner, openIds }, round) =>
    round >= OPEN
      ? Promise.resolve()
      : post(app.url + `${leadAddress(openIds[round] ?? '')}/step`, owner.cookie),
}

async function get({ app, owner }: Filled, path: string): Promise<void> {
  const answer = await fetch(app.url + path, { headers: { cookie: owner.cookie } })
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`)
}

async function submit(app: RunningProcess): Promise<void> {
  const answer = await fetch(`${app.url}/rest/v1/submissions`, {
    method: 'POST',
    headers: { apikey: DEFAULT_PUBLIC_ANON_KEY, 'content-type': 'application/json' },
    body: JSON.stringify(sampleBody({ recaptcha_token: mint.token() })),
  })
  await answer.arrayBuffer()
  if (answer.status !== 201) throw new Error(`a submission: ${answer.status}`)
}

async function post(url: string, cookie: string): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie, origin: new URL(url).origin },
    body: new URLSearchParams({ from: 'pending', to: 'accepted' }),
  })
  await answer.arrayBuffer()
  if (answer.status !== 303) throw new Error(`${url}: ${answer.status}`)
}

/** Returns the medians of an act on each of the servers, which take turns. */
async function medians(
  servers: readonly Filled[],
  act: (filled: Filled, round: number) => Promise<void>,
): Promise<readonly number[]> {
  const times = servers.map((): number[] => [])
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, filled] of servers.entries()) {
      const began = performance.now()
      await act(filled, round)
      times[index]?.push(performance.now() - began)
    }
  return times.map((each) => {
    // Rounds without an open lead take no time.
    const taken = each.filter((time) => time > 0.5).toSorted((a, b) => a - b)
    return Math.round((taken[Math.floor(taken.length / 2)] ?? 0) * 10) / 10
  })
}

const postgres = await startPostgres()
const engines = [
  ['SQLite', async () => null],
  ...(postgres.kind === 'missing'
    ? []
    : ([['PostgreSQL', async () => (await postgres.createSchema()).url]] as const)),
] as const
try {
  for (const [name, address] of engines) {
    const few = await startFilled(FEW, await address())
    const lots = await startFilled(many, await address())
    const table: Record<string, Record<string, number>> = {}
    for (const [title, act] of Object.entries(ACTS)) {
      const [less = 0, more = 0] = await medians([few, lots], act)
      table[title] = {
        [`${FEW} leads, ms`]: less,
        [`${many} leads, ms`]: more,
        ratio: Math.round((more / less) * 10) / 10,
      }
    }
    console.log(`\n${name}, machine load ${loadavg()[0]?.toFixed(1)}: medians of ${ROUNDS}`)
    console.table(table)
    await few.app.remove()
    await lots.app.remove()
  }
} finally {
  await postgres.stop()
}
