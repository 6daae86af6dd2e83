import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { sampleSubmission } from '#server/db/sample-submission.fixture.ts'
import type { Db } from '#server/db/db.ts'
import type { Fixture } from './database.fixture.ts'
import {
  addStaffMember,
  LEASE,
  MINUTE,
  NO_CHANNELS,
  NOW,
  recordSubmission,
  acceptance,
  samplePhoto,
} from '../support/alarm-samples.ts'
import { storeSubmission } from '#server/leads/record.ts'
import { findStatusPage, hasPhotoRoom } from '#server/leads/status-page.ts'
import { listEvents } from '#server/db/tables/events.ts'
import { claimNotices } from '#server/db/tables/notices.ts'
import { boardDetail, getPhoto } from '#server/leads/board-leads.ts'
import { getLead } from '#server/db/tables/lead-queries.ts'
import { purgeLeads } from '#server/maintenance/purge.ts'
import {
  markDead,
  markSent,
  outboxQueue,
  outboxStats,
  requeueMail,
} from '#server/db/tables/outbox.ts'
import { claimMails } from '#tests/support/claim-mails.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { purgeGateCodesAndPhotos } from '#server/maintenance/delete-expired.ts'
import { addVisitorNote, addPhoto } from '#server/leads/visitor-additions.ts'
import { transitionLead } from '#server/leads/transition.ts'

export function statusPagesContract(fixture: Fixture): void {
  const note = (db: Db, id: string, staffEmail = NO_CHANNELS.staffEmail) =>
    db.write((tx) =>
      addVisitorNote(tx, id, {
        text: 'At the back door',
        limit: 2,
        now: NOW + MINUTE,
        settings: { configuredChannels: new Set(['mail'] as const), staffEmail },
      }),
    )

  test("finds a lead by the hash of its status page's token, with its events", async () => {
    const submission = sampleSubmission({ now: NOW })
    await storeSubmission(fixture.db, submission)
    const found = await fixture
      .another()
      .read((tx) => findStatusPage(tx, submission.statusPageTokenHash))
    const { id, name, traffic_source } = submission.row
    expect(found?.lead).toMatchObject({
      id,
      name,
      status: 'pending',
      type: 'booking',
      traffic_source,
    })
    expect(found?.events).toMatchObject([{ kind: 'stored', at: NOW }])
    expect(await fixture.db.read((tx) => findStatusPage(tx, 'another'))).toBeNull()
  })

  test('writes a note and its notices together', async () => {
    const id = await recordSubmission(fixture.db)
    expect(await note(fixture.db, id)).toBe('added')
    expect((await fixture.db.read((tx) => listEvents(tx, id))).at(-1)).toMatchObject({
      kind: 'note',
      via: 'status-page',
      payload: { text: 'At the back door' },
    })
    const claim = { channel: 'mail', now: NOW + MINUTE, ...LEASE }
    expect(await fixture.db.writeRelaxed((tx) => claimNotices(tx, claim))).toMatchObject([
      { kind: 'news' },
    ])
    // No address: the notice cannot be written, and the note is rolled back with it.
    await expect(note(fixture.db, id, [1n as never])).rejects.toThrow()
    expect(await fixture.db.read((tx) => listEvents(tx, id))).toHaveLength(2)
  })

  test('limits notes, concurrent ones included', async () => {
    const id = await recordSubmission(fixture.db)
    const other = fixture.another()
    const results = await Promise.all(
      [fixture.db, other, fixture.db, other].map((db) => note(db, id)),
    )
    expect(results.toSorted()).toEqual(['added', 'added', 'full', 'full'])
  })

  test('limits photos, concurrent ones included, and deletes them with their lead', async () => {
    const id = await recordSubmission(fixture.db)
    await fixture.db.write((tx) => transitionLead(tx, id, acceptance()))
    const other = fixture.another()
    const settings = { ...NO_CHANNELS, configuredChannels: new Set(['mail'] as const) }
    const add = (db: Db, byte: number) => {
      const jpeg = Uint8Array.of(0, byte, 0xff)
      return db.write((tx) =>
        addPhoto(tx, id, {
          ...samplePhoto(jpeg),
          settings,
        }),
      )
    }
    const results = await Promise.all([fixture.db, other, fixture.db, other, fixture.db].map(add))
    expect(results.toSorted()).toEqual(['added', 'added', 'added', 'added', 'full'])
    const [photoId = '', ...others] =
      (await other.read((tx) => boardDetail(tx, id)))?.photoIds ?? []
    expect(others).toHaveLength(3)
    expect(await fixture.db.read((tx) => getPhoto(tx, photoId))).toHaveProperty('length', 3)
    expect((await fixture.db.read((tx) => listEvents(tx, id))).at(-1)).toMatchObject({
      kind: 'photo',
    })
    // One for each recipient, whatever the number of photos.
    const claim = { channel: 'mail', now: NOW, ...LEASE }
    expect(await fixture.db.writeRelaxed((tx) => claimNotices(tx, claim))).toMatchObject([
      { kind: 'news' },
    ])
    await purgeLeads(fixture.db, NOW + MINUTE)
    expect(await other.read((tx) => getPhoto(tx, photoId))).toBeNull()
  })

  test('stores two photos of a verified lead before it is accepted, within half of the budget', async () => {
    const { db } = fixture
    const [id, another] = [await recordSubmission(db), await recordSubmission(db)]
    const add = (photo = samplePhoto(), to = id) => db.write((tx) => addPhoto(tx, to, photo))
    expect([await add(), await add(), await add()]).toEqual(['added', 'added', 'waiting'])
    const earlyBudget = { photos: 2, bytes: 1000 }
    expect(await add({ ...samplePhoto(), earlyBudget }, another)).toBe('noRoom')
    await db.write((tx) => transitionLead(tx, another, acceptance()))
    expect(await add({ ...samplePhoto(), earlyBudget }, another)).toBe('added')
    await db.write((tx) => transitionLead(tx, id, acceptance()))
    expect([await add(), await add(), await add()]).toEqual(['added', 'added', 'full'])
  })

  test('deletes photos of a lead that nobody took for a week', async () => {
    const id = await recordSubmission(fixture.db)
    await fixture.db.write((tx) => addPhoto(tx, id, samplePhoto()))
    const purge = (closedBefore: number) =>
      fixture.db.write((tx) => purgeGateCodesAndPhotos(tx, closedBefore))
    expect(await purge(NOW + 6 * DAY_MS)).toBe(0)
    expect(await purge(NOW + 6 * DAY_MS + 1)).toBe(1)
  })

  test('stores photos of an unverified lead once it was accepted, also after it was handed back', async () => {
    const unverified = sampleSubmission({ now: NOW, checks: { verification: 'unverified' } })
    await storeSubmission(fixture.db, unverified)
    const { id } = unverified.row
    expect(await fixture.db.write((tx) => addPhoto(tx, id, samplePhoto()))).toBe('waiting')
    await fixture.db.write((tx) => transitionLead(tx, id, acceptance()))
    expect(await fixture.db.write((tx) => addPhoto(tx, id, samplePhoto()))).toBe('added')
    await fixture.db.write((tx) => transitionLead(tx, id, { ...acceptance(), to: 'pending' }))
    expect(await fixture.db.write((tx) => addPhoto(tx, id, samplePhoto()))).toBe('added')
  })

  test('keeps the photos of all leads within their budget, by number and by bytes', async () => {
    const { db } = fixture
    const ids = [await recordSubmission(db), await recordSubmission(db)]
    for (const id of ids) await db.write((tx) => transitionLead(tx, id, acceptance()))
    const [one = '', another = ''] = ids
    const add = (id: string, photos: number, bytes: number) =>
      db.write((tx) =>
        addPhoto(tx, id, {
          ...samplePhoto(new Uint8Array(40)),
          budget: { photos, bytes },
        }),
      )
    expect(await add(one, 2, 100)).toBe('added')
    expect(await add(another, 2, 79)).toBe('noRoom')
    expect(await add(another, 2, 80)).toBe('added')
    expect(await add(one, 2, 1000)).toBe('noRoom')
    const room = (photos: number, bytes: number, more: number) =>
      fixture.another().read((tx) => hasPhotoRoom(tx, { photos, bytes }, more))
    expect(await room(3, 80, 0)).toBe(true)
    expect(await room(3, 80, 1)).toBe(false)
    expect(await room(2, 1000, 0)).toBe(false)
    await purgeLeads(db, NOW + MINUTE)
    expect(await room(1, 1, 1)).toBe(true)
  })

  test('refuses a note for a closed or unknown lead', async () => {
    const id = await recordSubmission(fixture.db)
    await fixture.db.write((tx) =>
      transitionLead(tx, id, {
        ...acceptance(),
        to: 'cancelled',
      }),
    )
    expect(await note(fixture.db, id)).toBe('closed')
    expect(await note(fixture.db, randomUUID())).toBe('unknown')
  })

  test('reads the assignee for the notices of a note', async () => {
    const id = await recordSubmission(fixture.db)
    const maria = await addStaffMember(fixture.db, 'Maria')
    await fixture.db.write((tx) => transitionLead(tx, id, acceptance(maria)))
    expect(await note(fixture.db, id)).toBe('added')
    const claim = { channel: 'mail', now: NOW + MINUTE, ...LEASE }
    expect(await fixture.db.writeRelaxed((tx) => claimNotices(tx, claim))).toMatchObject([
      { kind: 'news', staffMember: { id: maria } },
    ])
  })

  test('refuses a step to a visitor that only staff may take', async () => {
    const id = await recordSubmission(fixture.db)
    const cancel = { ...acceptance(), to: 'cancelled', role: 'visitor' } as const
    await fixture.db.write((tx) => transitionLead(tx, id, acceptance()))
    await fixture.db.write((tx) =>
      transitionLead(tx, id, {
        ...acceptance(),
        to: 'en_route',
      }),
    )
    expect(await fixture.db.write((tx) => transitionLead(tx, id, cancel))).toMatchObject({
      outcome: 'refused',
      status: 'en_route',
    })
  })

  test('queues one mail to the visitor if there is an address', async () => {
    const { db } = fixture
    const submission = sampleSubmission({ now: NOW })
    await storeSubmission(db, submission)
    expect((await storeSubmission(db, submission)).outcome).toBe('repeated')
    await storeSubmission(db, sampleSubmission({ now: NOW, visitorMail: null }))
    expect(await db.read((tx) => outboxStats(tx, 'visitor'))).toMatchObject({ queued: 1 })
    expect(await db.read((tx) => outboxStats(tx, 'staff'))).toMatchObject({ queued: 2 })
    const claim = { now: NOW, leaseMs: 15_000, limit: 10 }
    const [job, ...others] = await claimMails(fixture.another(), 'visitor', claim)
    expect(others).toEqual([])
    expect(job).toMatchObject({
      id: submission.visitorMail?.id,
      messageId: submission.visitorMail?.messageId,
      idempotencyKey: submission.idempotencyKey,
      attempt: 1,
      lead: { id: submission.row.id, email: submission.row.email },
    })
    expect(await claimMails(db, 'visitor', claim)).toEqual([])
  })

  test('queues no mail to the visitor of a refused submission', async () => {
    const nonce = { value: 'once', expiresAt: NOW + MINUTE }
    await storeSubmission(fixture.db, sampleSubmission({ now: NOW, nonce }))
    await storeSubmission(fixture.db, sampleSubmission({ now: NOW, nonce }))
    expect(await fixture.db.read((tx) => outboxStats(tx, 'visitor'))).toMatchObject({
      queued: 1,
    })
  })

  test('records no event and marks no staff mail for a mail to the visitor', async () => {
    const { db } = fixture
    const id = await recordSubmission(db)
    const [job] = await claimMails(db, 'visitor', { now: NOW, leaseMs: 15_000, limit: 1 })
    await db.writeRelaxed((tx) => markSent(tx, job?.id ?? '', NOW))
    expect(await db.read((tx) => outboxStats(tx, 'visitor'))).toMatchObject({
      queued: 0,
      sent: 1,
    })
    expect((await db.read((tx) => getLead(tx, id)))?.mail.state).toBe('queued')
    expect(await db.read((tx) => listEvents(tx, id))).toHaveLength(1)
    expect(await db.write((tx) => requeueMail(tx, id, NOW))).toBe(true)
    expect(await db.read((tx) => outboxStats(tx, 'visitor'))).toMatchObject({
      queued: 0,
      sent: 1,
    })
  })

  test('retries, buries and frees a mail to the visitor like a staff mail', async () => {
    await recordSubmission(fixture.db)
    const claim = async (now: number) =>
      (await claimMails(fixture.db, 'visitor', { now, leaseMs: 1000, limit: 1 }))[0]
    const first = await claim(NOW)
    const id = first?.id ?? ''
    await fixture.db.single((tx) =>
      outboxQueue.retry(tx, id, {
        attempt: 1,
        dueAt: NOW + 2000,
        error: 'away',
      }),
    )
    expect(await claim(NOW + 1999)).toBeUndefined()
    expect(await claim(NOW + 2000)).toMatchObject({
      attempt: 2,
      lead: { mail: { lastError: 'away' } },
    })
    await fixture.db.single((tx) => markDead(tx, id, '550'))
    expect(await fixture.db.read((tx) => outboxStats(tx, 'visitor'))).toMatchObject({
      queued: 0,
      dead: 1,
    })
    expect(await purgeLeads(fixture.db, NOW + 1)).toBe(1)
    expect(await fixture.db.read((tx) => outboxStats(tx, 'visitor'))).toMatchObject({ dead: 0 })
  })
}
