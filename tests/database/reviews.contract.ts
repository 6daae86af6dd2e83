import type { ReadyMessage } from '#domain/alarm/notice-kind.ts'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Review } from '#domain/lead/review.ts'
import type { Db } from '#server/db/db.ts'
import { sampleSubmission } from '#server/db/sample-submission.fixture.ts'
import {
  acceptance,
  LEASE,
  MINUTE,
  NO_CHANNELS,
  addStaffMember,
  NOW,
  recordSubmission,
} from '../support/alarm-samples.ts'
import type { Fixture } from './database.fixture.ts'
import {
  addReview,
  listReviews,
  setReviewState,
  listPublishedReviews,
} from '#server/leads/reviews.ts'
import { claimNotices } from '#server/db/tables/notices.ts'
import { markSent, outboxStats } from '#server/db/tables/outbox.ts'
import { claimMails } from '#tests/support/claim-mails.ts'
import { storeSubmission } from '#server/leads/record.ts'
import { setRole } from '#server/staff/team.ts'
import { purgeLeads } from '#server/maintenance/purge.ts'
import { transitionLead } from '#server/leads/transition.ts'

const review = (changes: Partial<Review> = {}): Omit<Review, 'state'> => ({
  id: randomUUID(),
  createdAt: NOW + 60 * MINUTE,
  stars: 5,
  text: 'Quoted, came, opened.',
  author: 'Ada',
  town: 'Hoboken',
  service: 'House Lockout',
  language: 'en',
  isPublishable: true,
  linkChannel: '',
  ...changes,
})

export function reviewsContract(fixture: Fixture): void {
  const complete = async (db: Db, by?: string): Promise<string> => {
    const id = await recordSubmission(db)
    for (const to of ['accepted', 'done'] as const)
      await db.write((tx) => transitionLead(tx, id, { ...acceptance(by), to }))
    return id
  }

  test('stores one review of a completed lead, and none of another', async () => {
    const { db } = fixture
    const pending = await recordSubmission(db)
    expect(await db.write((tx) => addReview(tx, pending, review(), NO_CHANNELS))).toBe('open')
    expect(await db.write((tx) => addReview(tx, randomUUID(), review(), NO_CHANNELS))).toBe(
      'unknown',
    )
    const id = await complete(db)
    const first = review()
    expect(await db.write((tx) => addReview(tx, id, first, NO_CHANNELS))).toBe('added')
    expect(
      await fixture.another().write((tx) => addReview(tx, id, review({ stars: 1 }), NO_CHANNELS)),
    ).toBe('again')
    expect(await db.read((tx) => listReviews(tx))).toEqual([{ ...first, state: 'new' }])
  })

  test('tells the owner of a review once', async () => {
    const { db } = fixture
    const settings = {
      configuredChannels: new Set(['mail'] as const),
      staffEmail: ['o@palisade.example'],
    }
    const told = async () =>
      (
        await db.writeRelaxed((tx) =>
          claimNotices(tx, { channel: 'mail', now: NOW + 61 * MINUTE, ...LEASE }),
        )
      ).map(({ payload, address }) => [
        (JSON.parse(payload) as ReadyMessage).title.split(':')[0],
        JSON.parse(address),
      ])
    for (const [stars, title] of [
      [5, 'New review'],
      [2, 'A review of one or two stars'],
    ] as const) {
      const id = await complete(db)
      await db.write((tx) => addReview(tx, id, review({ stars }), settings))
      await db.write((tx) => addReview(tx, id, review({ stars }), settings))
      expect(await told()).toEqual([[title, { kind: 'mail', to: ['o@palisade.example'] }]])
    }
  })

  test('queues one mail that asks for a review, after the job, also if it is done twice', async () => {
    const { db } = fixture
    const step = (id: string, to: 'pending' | 'done') =>
      db.write((tx) => transitionLead(tx, id, { ...acceptance(), to, now: NOW + MINUTE }))
    const claim = async (now: number) =>
      await claimMails(db, 'visitor', { now, leaseMs: 15_000, limit: 10 })
    const [id, reviewed] = [await complete(db), await complete(db)]
    const [{ kind, id: statusMail } = { kind: '', id: '' }] = await claim(NOW + MINUTE)
    expect(kind).toBe('status')
    await db.writeRelaxed((tx) => markSent(tx, statusMail, NOW))
    await db.write((tx) => addReview(tx, reviewed, review(), NO_CHANNELS))
    await step(id, 'pending')
    expect(await db.read((tx) => outboxStats(tx, 'visitor'))).toMatchObject({ queued: 1 })
    const silent = sampleSubmission({ now: NOW, visitorMail: null })
    await storeSubmission(db, silent)
    for (const each of [id, silent.row.id]) {
      await db.write((tx) => transitionLead(tx, each, acceptance()))
      await step(each, 'done')
    }
    const [mail, ...others] = (await claim(NOW + 60 * MINUTE)).filter(
      (each) => each.kind === 'review',
    )
    expect(others).toEqual([])
    expect(mail).toMatchObject({ messageId: `<review.${id}@palisade.example>`, lead: { id } })
    await db.writeRelaxed((tx) => markSent(tx, mail?.id ?? '', NOW))
    for (const to of ['pending', 'done'] as const) await step(id, to)
    expect(await db.read((tx) => outboxStats(tx, 'visitor'))).toMatchObject({
      queued: 1,
      sent: 2,
    })
  })

  test('publishes and hides, but only with consent', async () => {
    const { db } = fixture
    const [open, closed] = [review(), review({ isPublishable: false })]
    for (const one of [open, closed]) {
      const id = await complete(db)
      await db.write((tx) => addReview(tx, id, one, NO_CHANNELS))
    }
    expect(await db.write((tx) => setReviewState(tx, open.id, 'published'))).toBe('changed')
    expect(await db.write((tx) => setReviewState(tx, closed.id, 'published'))).toBe('refused')
    expect(await db.write((tx) => setReviewState(tx, randomUUID(), 'hidden'))).toBe('unknown')
    expect(await db.read((tx) => listPublishedReviews(tx, 4))).toMatchObject([{ id: open.id }])
    await db.write((tx) => setReviewState(tx, open.id, 'hidden'))
    expect(await db.read((tx) => listPublishedReviews(tx, 4))).toEqual([])
  })

  test('of own work, it is published by another owner, if there is one', async () => {
    const { db } = fixture
    const olga = await addStaffMember(db, 'Olga')
    const [one, two] = [review(), review()]
    for (const each of [one, two]) {
      const id = await complete(db, olga)
      await db.write((tx) => addReview(tx, id, each, NO_CHANNELS))
    }
    expect(await db.write((tx) => setReviewState(tx, one.id, 'published', olga))).toBe('changed')
    const leo = await addStaffMember(db, 'Leo')
    await db.write((tx) => setRole(tx, leo, 'owner'))
    expect(await db.write((tx) => setReviewState(tx, two.id, 'published', olga))).toBe('own')
    expect(await db.write((tx) => setReviewState(tx, two.id, 'hidden', olga))).toBe('changed')
    expect(await db.write((tx) => setReviewState(tx, two.id, 'published', leo))).toBe('changed')
  })

  test('keeps only published reviews when their leads are purged', async () => {
    const { db } = fixture
    const [published, unread] = [review(), review()]
    for (const each of [published, unread]) {
      const id = await complete(db)
      await db.write((tx) => addReview(tx, id, each, NO_CHANNELS))
    }
    await db.write((tx) => setReviewState(tx, published.id, 'published'))
    await purgeLeads(db, NOW + 24 * 60 * MINUTE)
    expect(await db.read((tx) => listReviews(tx))).toMatchObject([
      { id: published.id, state: 'published' },
    ])
  })
}
