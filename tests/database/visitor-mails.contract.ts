import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { LeadStatus } from '#domain/lead/lifecycle.ts'
import type { LeadPayment } from '#domain/lead/payment.ts'
import type { Submission } from '#domain/submission/fields.ts'
import { NO_PAYMENT, sampleSubmission } from '#server/db/sample-submission.fixture.ts'
import { acceptance, addStaffMember, MINUTE, NOW } from '../support/alarm-samples.ts'
import type { Fixture } from './database.fixture.ts'
import { storeSubmission } from '#server/leads/record.ts'
import { markSent } from '#server/db/tables/outbox.ts'
import { claimMails } from '#tests/support/claim-mails.ts'
import { queueParkedMails } from '#server/maintenance/parked-mails.ts'
import { transitionLead } from '#server/leads/transition.ts'
import { addQuote } from '#server/board/lead/quote.ts'
import { savePayment } from '#server/board/lead/payment.ts'
import { addStaffNote } from '#server/board/lead/note.ts'

const PLANNED = { timeframe: 'Within Couple of Days' }
const APPOINTMENT = {
  timeframe: 'Same Day',
  appointment_start: new Date(NOW + 300 * MINUTE).toISOString(),
  appointment_end: new Date(NOW + 420 * MINUTE).toISOString(),
}

export function visitorMailsContract(fixture: Fixture): void {
  const record = async (row: Partial<Submission> = {}, isMailed = true): Promise<string> => {
    const submission = sampleSubmission({ now: NOW, row, ...(!isMailed && { visitorMail: null }) })
    await storeSubmission(fixture.db, submission)
    return submission.row.id
  }
  const step = (id: string, to: LeadStatus, by?: string) =>
    fixture.db.write((tx) => transitionLead(tx, id, { ...acceptance(by), to, now: NOW }))
  /** Sends what is due, and names what followed the first mail. */
  const sent = async (now: number): Promise<readonly string[]> => {
    const jobs = await claimMails(fixture.another(), 'visitor', {
      now,
      leaseMs: 15_000,
      limit: 20,
    })
    for (const { id } of jobs) await fixture.db.writeRelaxed((tx) => markSent(tx, id, now))
    return jobs.filter(({ kind }) => kind !== 'status').map(({ messageId }) => messageId)
  }

  test.each([
    ['work in a couple of days', PLANNED],
    ['an appointment', APPOINTMENT],
  ])('tells of an acceptance of %s once, when it can no longer be undone', async (_what, row) => {
    const id = await record(row)
    await step(id, 'accepted')
    expect(await sent(NOW + 10_000)).toEqual([])
    expect(await sent(NOW + MINUTE)).toEqual([`<accepted.${id}@palisade.example>`])
    for (const to of ['pending', 'accepted'] as const) await step(id, to)
    expect(await sent(NOW + 5 * MINUTE)).toEqual([])
  })

  test('tells of no acceptance that was taken back, is urgent, or has no mailbox', async () => {
    const [back, urgent, silent] = [
      await record(PLANNED),
      await record(),
      await record(PLANNED, false),
    ]
    for (const id of [back, urgent, silent]) await step(id, 'accepted')
    await step(back, 'pending')
    expect(await sent(NOW + MINUTE)).toEqual([])
    await step(back, 'accepted')
    expect(await sent(NOW + MINUTE)).toEqual([`<accepted.${back}@palisade.example>`])
  })

  test('tells of each quote once; a refused one and a lead without a mailbox get none', async () => {
    const staffMemberId = await addStaffMember(fixture.db, 'Maria')
    const [id, silent] = [await record(), await record({}, false)]
    const quote = (lead: string, totalCents: number, now: number, by = staffMemberId) =>
      fixture.db.write((tx) =>
        addQuote(tx, lead, { totalCents, includes: 'Opening' }, { staffMemberId: by, now }),
      )
    for (const lead of [id, silent]) {
      await step(lead, 'accepted', staffMemberId)
      expect(await quote(lead, 14_900, NOW + MINUTE, randomUUID())).toBe('conflict')
      expect(await quote(lead, 14_900, NOW + MINUTE)).toBe('saved')
    }
    expect(await sent(NOW + MINUTE)).toEqual([`<quote.${NOW + MINUTE}.${id}@palisade.example>`])
    expect(await sent(NOW + MINUTE)).toEqual([])
    for (const minutes of [2, 3]) await quote(id, 15_900, NOW + minutes * MINUTE)
    expect(await sent(NOW + 4 * MINUTE)).toEqual([
      `<quote.${NOW + 3 * MINUTE}.${id}@palisade.example>`,
    ])
  })

  test('sends one receipt for a paid job, and a corrected one after a change', async () => {
    const staffMemberId = await addStaffMember(fixture.db, 'Maria')
    const [id, lost] = [await record(), await record()]
    const pay = (lead: string, minute: number, changes: Partial<LeadPayment>) =>
      fixture.db.write((tx) =>
        savePayment(
          tx,
          lead,
          { ...NO_PAYMENT, ...changes },
          { staffMemberId, now: NOW + minute * MINUTE },
        ),
      )
    const receipts = async (minute: number) =>
      (await sent(NOW + minute * MINUTE)).filter((messageId) => messageId.startsWith('<receipt'))
    const messageId = (kind: string, minute: number): string =>
      `<${kind}.${NOW + minute * MINUTE}.${id}@palisade.example>`
    for (const lead of [id, lost]) await step(lead, 'accepted', staffMemberId)
    await step(lost, 'lost', staffMemberId)
    await step(id, 'done', staffMemberId)
    await pay(lost, 1, { paidCents: 2900 })
    expect(await receipts(4)).toEqual([`<receipt.${NOW + MINUTE}.${lost}@palisade.example>`])
    await pay(id, 1, { agreedCents: 14_900, note: 'New cylinder' })
    expect(await receipts(10)).toEqual([])
    await pay(id, 10, { paidCents: 1605 })
    await pay(id, 11, { paidCents: 16_050 })
    expect(await receipts(12)).toEqual([])
    expect(await receipts(13)).toEqual([messageId('receipt', 11)])
    await pay(id, 14, { paidCents: 16_050, note: 'Only a note' })
    expect(await receipts(20)).toEqual([])
    for (const [minute, change] of [
      [20, { paidCents: 15_050 }],
      [30, { paidCents: 15_050, method: 'card' }],
      [40, {}],
    ] as const) {
      await pay(id, minute, change)
      await pay(id, minute, change)
      expect(await receipts(minute + 2)).toEqual([messageId('receipt-corrected', minute)])
    }
  })

  test('a mail about an earlier quote that is still being sent does not stop the next', async () => {
    const staffMemberId = await addStaffMember(fixture.db, 'Maria')
    const id = await record()
    await step(id, 'accepted', staffMemberId)
    const quote = (totalCents: number, now: number) =>
      fixture.db.write((tx) =>
        addQuote(tx, id, { totalCents, includes: 'Opening' }, { staffMemberId, now }),
      )
    await quote(14_900, NOW + MINUTE)
    const claim = { now: NOW + MINUTE, leaseMs: 15_000, limit: 20 }
    const earlier = (await claimMails(fixture.db, 'visitor', claim)).find(
      ({ kind }) => kind === 'quote',
    )
    await quote(15_900, NOW + 2 * MINUTE)
    await fixture.db.writeRelaxed((tx) => markSent(tx, earlier?.id ?? '', NOW + 2 * MINUTE))
    expect(await sent(NOW + 2 * MINUTE)).toEqual([
      `<quote.${NOW + 2 * MINUTE}.${id}@palisade.example>`,
    ])
  })

  test('asks the customer of a lead that nobody touched for a week, once', async () => {
    const day = 24 * 60 * MINUTE
    const staffMemberId = await addStaffMember(fixture.db, 'Maria')
    const ahead = {
      timeframe: 'Within Couple of Weeks',
      appointment_start: new Date(NOW + 9 * day).toISOString(),
      appointment_end: new Date(NOW + 10 * day).toISOString(),
    }
    const [id, touched, closed] = [await record(), await record(), await record()]
    await record(ahead)
    await record({}, false)
    await sent(NOW + MINUTE)
    await step(closed, 'cancelled')

    await fixture.db.write((tx) =>
      addStaffNote(tx, touched, { note: 'Called' }, { staffMemberId, now: NOW + 3 * day }),
    )
    expect(await fixture.db.write((tx) => queueParkedMails(tx, NOW + 6 * day))).toBe(0)
    expect(await fixture.db.write((tx) => queueParkedMails(tx, NOW + 8 * day))).toBe(1)
    expect(await fixture.another().write((tx) => queueParkedMails(tx, NOW + 8 * day))).toBe(0)
    expect(await sent(NOW + 8 * day)).toEqual([`<parked.${id}@palisade.example>`])
    expect(await fixture.db.write((tx) => queueParkedMails(tx, NOW + 9 * day))).toBe(0)
    // The week begins again after a note.
    expect(await fixture.db.write((tx) => queueParkedMails(tx, NOW + 12 * day))).toBe(2)
  })
}
