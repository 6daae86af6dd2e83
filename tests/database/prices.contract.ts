import { expect, test } from 'vitest'
import { currentQuote } from '#domain/lead/quote.ts'
import type { LeadPayment } from '#domain/lead/payment.ts'
import { NO_PAYMENT } from '#server/db/sample-submission.fixture.ts'
import {
  acceptance,
  addStaffMember,
  MINUTE,
  NO_CHANNELS,
  NOW,
  recordSubmission,
} from '../support/alarm-samples.ts'
import type { Fixture } from './database.fixture.ts'
import { listEvents } from '#server/db/tables/events.ts'
import { getLead } from '#server/db/tables/lead-queries.ts'
import { transitionLead } from '#server/leads/transition.ts'
import { addQuote } from '#server/board/lead/quote.ts'
import { savePayment } from '#server/board/lead/payment.ts'
import { agree } from '#server/leads/visitor-additions.ts'
import { countOutcomes } from '#server/leads/overview/count-outcomes.ts'

const PAYMENT: LeadPayment = {
  agreedCents: 14_900,
  paidCents: 16_050,
  method: 'card',
  note: 'New cylinder, too',
}

export function pricesContract(fixture: Fixture): void {
  const accepted = async (): Promise<{ id: string; staffMemberId: string }> => {
    const staffMemberId = await addStaffMember(fixture.db, 'Maria')
    const id = await recordSubmission(fixture.db)
    await fixture.db.write((tx) => transitionLead(tx, id, acceptance(staffMemberId)))
    return { id, staffMemberId }
  }
  const quote = (id: string, staffMemberId: string, totalCents: number, now = NOW + 2 * MINUTE) =>
    fixture.db.write((tx) =>
      addQuote(tx, id, { totalCents, includes: 'Opening' }, { staffMemberId, now }),
    )
  const latest = async (id: string) =>
    currentQuote(await fixture.db.read((tx) => listEvents(tx, id)))
  const agreeTo = (id: string, quoteId: number) =>
    fixture.another().write((tx) =>
      agree(tx, id, {
        quoteId,
        now: NOW + 3 * MINUTE,
        settings: NO_CHANNELS,
      }),
    )

  test('accepts quotes of an open lead from its assignee only, up to a limit', async () => {
    const { id, staffMemberId } = await accepted()
    const colleague = await addStaffMember(fixture.db, 'Dan')
    expect(await quote(id, colleague, 14_900)).toBe('conflict')
    expect(await quote('nothing', staffMemberId, 14_900)).toBe('unknown')
    for (let count = 1; count <= 20; count++)
      expect(await quote(id, staffMemberId, 14_900 + count)).toBe('saved')
    expect(await quote(id, staffMemberId, 17_900)).toBe('full')
    expect(await latest(id)).toMatchObject({ totalCents: 14_920, includes: 'Opening' })
    const open = await accepted()
    await fixture.db.write((tx) =>
      transitionLead(tx, open.id, {
        ...acceptance(open.staffMemberId),
        to: 'done',
      }),
    )
    expect(await quote(open.id, open.staffMemberId, 14_900)).toBe('conflict')
  })

  test('a changed quote needs a new agreement, and an agreement is recorded once', async () => {
    const { id, staffMemberId } = await accepted()
    expect(await agreeTo(id, NOW)).toBe('changed')
    await quote(id, staffMemberId, 14_900)
    const first = (await latest(id))?.id ?? 0
    expect([await agreeTo(id, first), await agreeTo(id, first)]).toEqual(['agreed', 'agreed'])
    expect(await latest(id)).toMatchObject({ id: first, agreedAt: NOW + 3 * MINUTE })
    await quote(id, staffMemberId, 15_900, NOW + 4 * MINUTE)
    expect(await latest(id)).toMatchObject({ totalCents: 15_900, agreedAt: null })
    expect(await agreeTo(id, first)).toBe('changed')
    const kinds = (await fixture.db.read((tx) => listEvents(tx, id))).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'agreed')).toHaveLength(1)
    await fixture.db.write((tx) =>
      transitionLead(tx, id, {
        ...acceptance(staffMemberId),
        to: 'lost',
      }),
    )
    expect(await agreeTo(id, (await latest(id))?.id ?? 0)).toBe('closed')
  })

  test('never counts an agreement for a quote that changed at the same time', async () => {
    const { id, staffMemberId } = await accepted()
    await quote(id, staffMemberId, 14_900)
    const first = (await latest(id))?.id ?? 0
    await Promise.all([
      agreeTo(id, first),
      quote(id, staffMemberId, 15_900, NOW + 4 * MINUTE),
      agreeTo(id, first),
    ])
    expect(await latest(id)).toMatchObject({ totalCents: 15_900, agreedAt: null })
  })

  test('a payment is kept with a closed lead, and each change is one event', async () => {
    const { id, staffMemberId } = await accepted()
    const save = (payment: LeadPayment) =>
      fixture.db.write((tx) =>
        savePayment(tx, id, payment, { staffMemberId, now: NOW + 5 * MINUTE }),
      )
    expect(await save(PAYMENT)).toBe('conflict')
    await fixture.db.write((tx) =>
      transitionLead(tx, id, {
        ...acceptance(staffMemberId),
        to: 'done',
      }),
    )
    expect([await save(PAYMENT), await save(PAYMENT)]).toEqual(['saved', 'saved'])
    expect((await fixture.db.read((tx) => getLead(tx, id)))?.payment).toEqual(PAYMENT)
    const period = { since: NOW - MINUTE, until: NOW + MINUTE }
    expect(await fixture.db.read((tx) => countOutcomes(tx, period, NOW))).toMatchObject({
      paidCents: 16_050,
    })
    await save(NO_PAYMENT)
    expect(await fixture.db.read((tx) => countOutcomes(tx, period, NOW))).toMatchObject({
      paidCents: 0,
    })
    const events = await fixture.db.read((tx) => listEvents(tx, id))
    expect(events.filter(({ kind }) => kind === 'payment')).toHaveLength(2)
    expect(
      await fixture.db.write((tx) =>
        savePayment(tx, 'nothing', PAYMENT, { staffMemberId, now: NOW }),
      ),
    ).toBe('unknown')
  })
}
