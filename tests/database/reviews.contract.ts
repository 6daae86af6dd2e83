import { createLeadTransactions } from '#server/leads/lead-transactions.ts'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Review } from '#domain/lead/review.ts'
import type { Store } from '#server/operations.ts'
import { sampleSubmission } from '#server/store/sample-submission.fixture.ts'
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
  const complete = async (store: Store, by?: string): Promise<string> => {
    const id = await recordSubmission(store)
    for (const to of ['accepted', 'done'] as const)
      await createLeadTransactions(store).transitionLead(id, { ...acceptance(by), to })
    return id
  }

  test('stores one review of a completed lead, and none of another', async () => {
    const { store } = fixture
    const pending = await recordSubmission(store)
    expect(await createLeadTransactions(store).addReview(pending, review(), NO_CHANNELS)).toBe(
      'open',
    )
    expect(await createLeadTransactions(store).addReview(randomUUID(), review(), NO_CHANNELS)).toBe(
      'unknown',
    )
    const id = await complete(store)
    const first = review()
    expect(await createLeadTransactions(store).addReview(id, first, NO_CHANNELS)).toBe('added')
    expect(
      await createLeadTransactions(fixture.another()).addReview(
        id,
        review({ stars: 1 }),
        NO_CHANNELS,
      ),
    ).toBe('again')
    expect(await store.reviews.list()).toEqual([{ ...first, state: 'new' }])
  })

  test('tells the owner of a review once', async () => {
    const { store } = fixture
    const settings = {
      configuredChannels: new Set(['mail'] as const),
      staffEmail: ['o@palisade.example'],
    }
    const told = async () =>
      (await store.notices.claimNotices({ channel: 'mail', now: NOW + 61 * MINUTE, ...LEASE })).map(
        ({ kind, address }) => [kind, JSON.parse(address)],
      )
    for (const [stars, kind] of [
      [5, 'review'],
      [2, 'poor-review'],
    ] as const) {
      const id = await complete(store)
      await createLeadTransactions(store).addReview(id, review({ stars }), settings)
      await createLeadTransactions(store).addReview(id, review({ stars }), settings)
      expect(await told()).toEqual([[kind, { kind: 'mail', to: ['o@palisade.example'] }]])
    }
  })

  test('queues one mail that asks for a review, after the job, also if it is done twice', async () => {
    const { store } = fixture
    const step = (id: string, to: 'pending' | 'done') =>
      createLeadTransactions(store).transitionLead(id, { ...acceptance(), to, now: NOW + MINUTE })
    const claim = async (now: number) =>
      await store.visitorMail.claimMail({ now, leaseMs: 15_000, limit: 10 })
    const [id, reviewed] = [await complete(store), await complete(store)]
    const [{ kind, id: statusMail } = { kind: '', id: '' }] = await claim(NOW)
    expect(kind).toBe('status')
    await store.visitorMail.markMailSent(statusMail, NOW)
    await createLeadTransactions(store).addReview(reviewed, review(), NO_CHANNELS)
    await step(id, 'pending')
    expect(await store.visitorMail.queueStats()).toMatchObject({ queued: 1 })
    const silent = sampleSubmission({ now: NOW, visitorMail: null })
    await store.record(silent)
    for (const each of [id, silent.row.id]) {
      await createLeadTransactions(store).transitionLead(each, acceptance())
      await step(each, 'done')
    }
    const [mail, ...others] = (await claim(NOW + 60 * MINUTE)).filter(
      (each) => each.kind === 'review',
    )
    expect(others).toEqual([])
    expect(mail).toMatchObject({ messageId: `<review.${id}@palisade.example>`, lead: { id } })
    await store.visitorMail.markMailSent(mail?.id ?? '', NOW)
    for (const to of ['pending', 'done'] as const) await step(id, to)
    expect(await store.visitorMail.queueStats()).toMatchObject({ queued: 1, sent: 2 })
  })

  test('publishes and hides, but only with consent', async () => {
    const { store } = fixture
    const [open, closed] = [review(), review({ isPublishable: false })]
    await createLeadTransactions(store).addReview(await complete(store), open, NO_CHANNELS)
    await createLeadTransactions(store).addReview(await complete(store), closed, NO_CHANNELS)
    expect(await store.reviews.setState(open.id, 'published')).toBe('changed')
    expect(await store.reviews.setState(closed.id, 'published')).toBe('refused')
    expect(await store.reviews.setState(randomUUID(), 'hidden')).toBe('unknown')
    expect(await store.reviews.listPublished(4)).toMatchObject([{ id: open.id }])
    await store.reviews.setState(open.id, 'hidden')
    expect(await store.reviews.listPublished(4)).toEqual([])
  })

  test('of own work, it is published by another owner, if there is one', async () => {
    const { store } = fixture
    const olga = await addStaffMember(store, 'Olga')
    const [one, two] = [review(), review()]
    await createLeadTransactions(store).addReview(await complete(store, olga), one, NO_CHANNELS)
    await createLeadTransactions(store).addReview(await complete(store, olga), two, NO_CHANNELS)
    expect(await store.reviews.setState(one.id, 'published', olga)).toBe('changed')
    const leo = await addStaffMember(store, 'Leo')
    await store.staff.setRole(leo, 'owner')
    expect(await store.reviews.setState(two.id, 'published', olga)).toBe('own')
    expect(await store.reviews.setState(two.id, 'hidden', olga)).toBe('changed')
    expect(await store.reviews.setState(two.id, 'published', leo)).toBe('changed')
  })

  test('keeps only published reviews when their leads are purged', async () => {
    const { store } = fixture
    const [published, unread] = [review(), review()]
    await createLeadTransactions(store).addReview(await complete(store), published, NO_CHANNELS)
    await createLeadTransactions(store).addReview(await complete(store), unread, NO_CHANNELS)
    await store.reviews.setState(published.id, 'published')
    await store.maintenance.purgeLeads(NOW + 24 * 60 * MINUTE)
    expect(await store.reviews.list()).toMatchObject([{ id: published.id, state: 'published' }])
  })
}
