import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { A_TOWN, ANOTHER_TOWN } from '#domain/sample-towns.fixture.ts'
import { SERVICE_OPTIONS } from '#domain/services.ts'
import { lastDays, readOverview } from '#server/lead/overview.ts'
import { openStore } from '#server/environment/open-store.ts'
import { acceptance } from '#server/store/contract/alarm-samples.fixture.ts'
import { sampleSubmission } from '#server/store/sample-submission.fixture.ts'
import type { Store } from '#server/store/store.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { machineLoad, percentile } from './measuring.ts'
import { DAY_MS } from '#domain/durations.ts'

const LEADS_PER_YEAR = 20_000
const YEAR_MS = 365 * DAY_MS
const AT_ONCE = 50
const ROUNDS = 100

/**
 * Measures the overview of 90 days and the search on both engines, with 20,000 generated leads a year.
 * @param args the number of leads, by default 20,000
 */
export async function bench([leads = String(LEADS_PER_YEAR)]: readonly string[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'palisade-overview-'))
  const server = await startPostgres()
  try {
    const { url } = await server.createSchema()
    for (const databaseUrl of [null, url]) {
      const store = openStore({ dataDir: folder, databaseUrl })
      await store.migrate()
      await fill(store, Number(leads))
      console.log(store.engine)
      console.table(await measure(store))
      await store.close()
    }
    console.log(`${leads} leads, machine load ${machineLoad()}.`)
  } finally {
    await server.stop()
    await rm(folder, { recursive: true })
  }
}

async function fill(store: Store, count: number): Promise<void> {
  const now = Date.now()
  const add = async (index: number): Promise<void> => {
    const at = now - Math.round((index * YEAR_MS) / LEADS_PER_YEAR)
    const submission = sampleSubmission({
      now: at,
      row: {
        name: `Visitor ${index} Peña`,
        phone: `(201) 555-${String(index % 10_000).padStart(4, '0')}`,
        service: SERVICE_OPTIONS[index % SERVICE_OPTIONS.length] ?? '',
        address: `${index % 900} Main St, ${index % 3 === 0 ? A_TOWN : ANOTHER_TOWN}, NJ 07047, USA`,
      },
    })
    await store.record(submission)
    if (index % 10 !== 0)
      await store.alarms.moveLead(submission.row.id, { ...acceptance(), now: at + 90_000 })
  }
  for (let index = 0; index < count; index += AT_ONCE)
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, count - index) }, (_, each) => add(index + each)),
    )
}

async function measure(store: Store): Promise<object> {
  const now = Date.now()
  const search = (text: string) => store.staff.search({ text, after: null, limit: 50 })
  const work = {
    'overview, 90 days': () => readOverview(store.staff, lastDays(90, now), now),
    'search, phone number': () => search('201.555.0123'),
    'search, common word': () => search('main'),
    'search, no hit': () => search('nobody of this name'),
  }
  const figures: Record<string, object> = {}
  for (const [name, run] of Object.entries(work)) {
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const begun = performance.now()
      await run()
      times.push(performance.now() - begun)
    }
    figures[name] = {
      'p50 ms': Math.round(percentile(times, 50) * 10) / 10,
      'p99 ms': Math.round(percentile(times, 99) * 10) / 10,
    }
  }
  return figures
}
