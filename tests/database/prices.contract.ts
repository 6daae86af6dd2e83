import { createLeadTransactions } from '#server/leads/lead-transactions.ts'
import { expect, test } from 'vitest'
import { currentQuote } from '#domain/lead/quote.ts'
import type { LeadPayment } from '#domain/lead/payment.ts'
import { NO_PAYMENT } from '#server/store/sample-submission.fixture.ts'
import {
  acceptance,
  addStaffMember,
  MINUTE,
  NO_CHANNELS,
  NOW,
  recordSubmission,
} from '../support/alarm-samples.ts'
import type { Fixture } from './database.fixture.ts'

const PAYMENT: LeadPayment = {
  agreedCents: 14_900,
  paidCents: 16_050,
  method: 'card',
  note: 'New cylinder, too',
}

export function pricesContract(fixture: Fixture): void {
  const leads = () => fixture.store.leads
  const transactions = () => createLeadTransactions(fixture.store)
  const accepted = async (): Promise<{ id: string; staffMemberId: string }> => {
    const staffMemberId = await addStaffMember(fixture.store, 'Maria')
    const id = await recordSubmission(fixture.store)
    await transactions().transitionLead(id, acceptance(staffMemberId))
    return { id, staffMemberId }
  }
  const quote = (id: string, staffMemberId: string, totalCents: number, now = NOW + 2 * MINUTE) =>
    transactions().addQuote(id, { totalCents, includes: 'Opening', limit: 3, staffMemberId, now })
  const latest = async (id: string) => currentQuote(await fixture.store.leads.listEvents(id))
  const agree = (id: string, quoteId: number) =>
    createLeadTransactions(fixture.another()).agree(id, {
      quoteId,
      now: NOW + 3 * MINUTE,
      settings: NO_CHANNELS,
    })

  test('accepts quotes of an open lead from its assignee only, up to a limit', async () => {
    const { id, staffMemberId } = await accepted()
    const colleague = await addStaffMember(fixture.store, 'Dan')
    expect(await quote(id, colleague, 14_900)).toBe('refused')
    expect(await quote('nothing', staffMemberId, 14_900)).toBe('unknown')
    for (const cents of [14_900, 15_900, 16_900])
      expect(await quote(id, staffMemberId, cents)).toBe('added')
    expect(await quote(id, staffMemberId, 17_900)).toBe('full')
    expect(await latest(id)).toMatchObject({ totalCents: 16_900, includes: 'Opening' })
    const open = await accepted()
    await transactions().transitionLead(open.id, {
      ...acceptance(open.staffMemberId),
      to: 'done',
    })
    expect(await quote(open.id, open.staffMemberId, 14_900)).toBe('refused')
  })

  test('a changed quote needs a new agreement, and an agreement is recorded once', async () => {
    const { id, staffMemberId } = await accepted()
    expect(await agree(id, NOW)).toBe('changed')
    await quote(id, staffMemberId, 14_900)
    const first = (await latest(id))?.id ?? 0
    expect([await agree(id, first), await agree(id, first)]).toEqual(['agreed', 'agreed'])
    expect(await latest(id)).toMatchObject({ id: first, agreedAt: NOW + 3 * MINUTE })
    await quote(id, staffMemberId, 15_900, NOW + 4 * MINUTE)
    expect(await latest(id)).toMatchObject({ totalCents: 15_900, agreedAt: null })
    expect(await agree(id, first)).toBe('changed')
    const kinds = (await fixture.store.leads.listEvents(id)).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'agreed')).toHaveLength(1)
    await transactions().transitionLead(id, {
      ...acceptance(staffMemberId),
      to: 'lost',
    })
    expect(await agree(id, (await latest(id))?.id ?? 0)).toBe('closed')
  })

  test('never counts an agreement for a quote that changed at the same time', async () => {
    const { id, staffMemberId } = await accepted()
    await quote(id, staffMemberId, 14_900)
    const first = (await latest(id))?.id ?? 0
    await Promise.all([
      agree(id, first),
      quote(id, staffMemberId, 15_900, NOW + 4 * MINUTE),
      agree(id, first),
    ])
    expect(await latest(id)).toMatchObject({ totalCents: 15_900, agreedAt: null })
  })

  test('a payment is kept with a closed lead, and each change is one event', async () => {
    const { id, staffMemberId } = await accepted()
    const save = (payment: LeadPayment) =>
      transactions().savePayment(id, { payment, staffMemberId, now: NOW + 5 * MINUTE })
    expect(await save(PAYMENT)).toBe('refused')
    await transactions().transitionLead(id, {
      ...acceptance(staffMemberId),
      to: 'done',
    })
    expect([await save(PAYMENT), await save(PAYMENT)]).toEqual(['saved', 'saved'])
    expect((await fixture.store.leads.getLead(id))?.payment).toEqual(PAYMENT)
    const period = { since: NOW - MINUTE, until: NOW + MINUTE }
    expect(await leads().countOutcomes(period, NOW)).toMatchObject({ paidCents: 16_050 })
    await save(NO_PAYMENT)
    expect(await leads().countOutcomes(period, NOW)).toMatchObject({ paidCents: 0 })
    const events = await fixture.store.leads.listEvents(id)
    expect(events.filter(({ kind }) => kind === 'payment')).toHaveLength(2)
    expect(
      await transactions().savePayment('nothing', { payment: PAYMENT, staffMemberId, now: NOW }),
    ).toBe('unknown')
  })
}
