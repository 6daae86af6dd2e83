import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { purgeFiles } from '#server/retention/purge-files.ts'
import { createPerson, type Person } from '../cases/people.ts'
import type { Target } from '../target.ts'
import { ask, from, get, insert } from './asking.ts'
import type { Fault } from './fault.ts'

const LEADS = 40
const MAILS_WITHIN_MS = 20_000
const RETRY_PAUSE_MS = 50

/** R176: whoever reads the files of the data folder after a purge. */
export const purgedData: Fault = {
  id: 'purged-data',
  name: 'after a purge beside a busy server no file of the data folder holds a private word',
  engines: ['sqlite'],
  async run({ start, random }) {
    const target = await start({ environment: { RATE_LIMIT: 'off' } })
    const people = Array.from({ length: LEADS }, (_, number) => createPerson(number, random))
    for (const person of people) {
      const { status } = await ask(target.port, submissionOf(person, target))
      if (status !== 201) return [`a request was answered ${status}`]
    }
    const words = people.flatMap(({ name, phone, email, address, gateCode, notes }) => [
      ...[name, phone, email, address, gateCode],
      notes.split('\n')[0] ?? '',
    ])
    if (!(await mailsAreWritten(target))) return ['the mails were not written in time']
    const before = await filesWith(words, target.dataDir)
    const over = new AbortController()
    const readers = readOn(target, over.signal)
    const isErased = await purge(target).finally(() => over.abort())
    await readers
    const after = await filesWith(words, target.dataDir)
    return [
      !before.includes('palisade.db-wal') && 'the log held nothing before: this proves nothing',
      !isErased && 'the log could not be truncated beside the readers',
      ...after.map((name) => `${name} still holds a private word`),
    ].filter((problem) => problem !== false)
  },
}

const submissionOf = (person: Person, { mint }: Target) =>
  insert(
    {
      recaptcha_token: mint.token(),
      name: person.name,
      phone: person.phone,
      email: person.email,
      address: person.address,
      gate_code: person.gateCode,
      notes: person.notes,
    },
    from('198.51.100.7'),
  )

/** Waits for the mails to staff and to visitors, which are files here. */
async function mailsAreWritten({ withStore }: Target): Promise<boolean> {
  const end = performance.now() + MAILS_WITHIN_MS
  return await withStore(async (store) => {
    while (performance.now() < end) {
      const [staff, visitors] = [await store.outboxStats(), await store.visitorMail.outboxStats()]
      if (staff.queued + visitors.queued === 0) return true
      await pause(RETRY_PAUSE_MS)
    }
    return false
  })
}

/** What `npm run leads -- purge` does, beside the running server. */
const purge = ({ dataDir, withStore }: Target): Promise<boolean> =>
  withStore(async (store) => {
    const before = Date.now() + 1000
    const leadIds = new Set<string>()
    for await (const { id } of store.listLeads({})) leadIds.add(id)
    await store.purgeLeads(before)
    const { isErased } = await purgeFiles({ store, dataDir }, { before, leadIds })
    return isErased
  })

/** Requests that read the database, one after the other, until told to stop. */
async function readOn({ port }: Target, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) await ask(port, get('/readyz'))
}

/** Names of the files whose bytes hold one of the words. */
async function filesWith(words: readonly string[], folder: string): Promise<readonly string[]> {
  const found: string[] = []
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const bytes = await readFile(join(entry.parentPath, entry.name))
    if (words.some((word) => bytes.includes(word))) found.push(entry.name)
  }
  return found
}
