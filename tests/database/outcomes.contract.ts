import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PLANNED_TIMEFRAMES } from '#domain/submission/urgency.ts'
import { LOSS_CAUSES } from '#domain/lead/loss.ts'
import { A_TOWN, ANOTHER_TOWN } from '#domain/places/sample-towns.fixture.ts'
import { A_SERVICE, ANOTHER_SERVICE } from '#domain/services/sample-services.fixture.ts'
import { COUNTED_GROUPS } from '#server/leads/overview/count-outcomes.ts'
import { listOutcomes, COUNT_NAMES, COUNT_FILTERS } from '#server/leads/overview/counted-leads.ts'
import { nameIn } from '#server/leads/overview/group-names.ts'
import { readOverview } from '#server/leads/overview/overview.ts'
import { overviewJson } from '#server/leads/overview/overview-json.ts'
import {
  NO_PAYMENT,
  type SampleChanges,
  sampleSubmission,
} from '#server/db/sample-submission.fixture.ts'
import type { EventContent } from '#domain/lead/events.ts'
import type { LeadSearch } from '#server/db/tables/board-records.ts'
import {
  acceptance,
  addStaffMember,
  claimedNotice,
  MINUTE,
  NOW,
  sampleCall,
} from '../support/alarm-samples.ts'
import type { Fixture } from './database.fixture.ts'
import { storeSubmission } from '#server/leads/record.ts'
import { purgeLeads } from '#server/maintenance/purge.ts'
import { recordResult } from '#server/alarm/sending/record-result.ts'
import { search } from '#server/db/tables/outcomes.ts'
import { transitionLead } from '#server/leads/transition.ts'
import { undoTransition } from '#server/leads/undo.ts'
import { savePayment } from '#server/board/lead/payment.ts'
import { listDelayedCalls } from '#server/leads/overview/delayed-calls.ts'
import { addEvent } from '#server/db/tables/events.ts'

const DAY = 24 * 60 * MINUTE
const PERIOD = { since: NOW - 2 * DAY, until: NOW + 1 }

/** Half of them at the end of the hour in which a lead is to be accepted. */
const minutes = (min: number, max: number) =>
  fc.oneof(fc.integer({ min, max }), fc.integer({ min: 58, max: 62 }))

/** Times in minutes: the lead's age, and from its recording to acceptance and end. */
const generatedLead = fc.record({
  age: minutes(0, 3 * 24 * 60),
  service: fc.constantFrom(A_SERVICE, ANOTHER_SERVICE),
  timeframe: fc.constantFrom('ASAP', 'Same Day', ...PLANNED_TIMEFRAMES),
  town: fc.constantFrom(A_TOWN, ANOTHER_TOWN),
  source: fc.constantFrom('google', 'bing', null),
  by: fc.constantFrom('Maria', 'Dan'),
  accepted: fc.option(minutes(1, 120), { nil: null }),
  isUndone: fc.boolean(),
  isDriving: fc.boolean(),
  end: fc.constantFrom(null, 'cancelled', 'lost', 'spam', 'done'),
  /** Half a minute later, so that an undo comes before the end. */
  ended: minutes(0, 180),
  cause: fc.constantFrom(null, ...LOSS_CAUSES),
  paid: fc.constantFrom(null, 0, 14_900),
} as const)
type GeneratedLead = typeof generatedLead extends fc.Arbitrary<infer Lead> ? Lead : never

/** A lead that is closed first is accepted no more, but only an accepted one can be done. */
const isAccepted = ({ accepted, age, end, ended }: GeneratedLead): boolean =>
  accepted !== null &&
  accepted <= age &&
  (end === null || end === 'done' || ended >= age || accepted <= ended)

/** Calculates the counts from the generated leads, minute by minute. */
function referenceCounts(all: readonly GeneratedLead[]): object {
  const leads = all
    .map((lead) => ({
      ...lead,
      accepted: lead.isUndone || !isAccepted(lead) ? null : lead.accepted,
      end: lead.ended >= lead.age ? null : lead.end,
    }))
    // Only an accepted lead can be done.
    .map((lead) => ({
      ...lead,
      end: lead.end === 'done' && (lead.accepted ?? Infinity) > lead.ended ? null : lead.end,
    }))
    .filter(({ end, age }) => end !== 'spam' && age <= 2 * 24 * 60)
  const isMissed = ({ age, accepted, timeframe, end, ended }: GeneratedLead): boolean => {
    if (age < 60 || !['ASAP', 'Same Day'].includes(timeframe)) return false
    for (let minute = 0; minute < 60; minute++)
      if (minute === accepted || (end !== null && minute === ended)) return false
    return true
  }
  const lossOf = (lead: GeneratedLead): string | null => {
    return lead.end === 'cancelled' || lead.end === 'lost' ? (lead.cause ?? 'other') : null
  }
  const isUrgent = ({ timeframe }: GeneratedLead): boolean =>
    ['ASAP', 'Same Day'].includes(timeframe)
  const seconds = leads.flatMap((lead) =>
    lead.accepted === null || !isUrgent(lead) ? [] : [lead.accepted * 60],
  )
  const percentile = (share: number): number | null => {
    const enough = seconds.filter(
      (value) => seconds.filter((other) => other <= value).length >= share * seconds.length,
    )
    return enough.length === 0 ? null : Math.min(...enough)
  }
  const counts = (name: (lead: GeneratedLead) => string | null): object => {
    const names = leads.flatMap((lead) => name(lead) ?? [])
    return expect.toSatisfy((found: readonly { name: string; count: number }[]) => {
      const expected = [...new Set(names)].map((each) => ({
        name: each,
        count: names.filter((other) => other === each).length,
      }))
      expect(found.toSorted((one, other) => (one.name < other.name ? -1 : 1))).toEqual(
        expected.toSorted((one, other) => (one.name < other.name ? -1 : 1)),
      )
      return true
    }) as object
  }
  const sourceResults = () =>
    [...Map.groupBy(leads, ({ source }) => source ?? 'unknown')]
      .map(([name, ofSource]) => ({
        name,
        count: ofSource.length,
        calls: 0,
        leads: ofSource.length,
        missed: ofSource.filter(isMissed).length,
        done: ofSource.filter(({ end }) => end === 'done').length,
        paid_cents: ofSource.reduce(
          (sum, { end, paid }) => sum + (end === null ? 0 : (paid ?? 0)),
          0,
        ),
        cost_cents: 0,
      }))
      .toSorted((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1))
  const personResults = () =>
    expect.toSatisfy((found: readonly { readonly name: string }[]) => {
      const taken = leads.filter(({ accepted, by }) => accepted !== null && by !== null)
      const expected = [...Map.groupBy(taken, ({ by }) => by)].map(([name, ofPerson]) => ({
        name: name ?? '',
        count: ofPerson.length,
        done: ofPerson.filter(({ end }) => end === 'done').length,
        paid_cents: ofPerson.reduce(
          (sum, { end, paid }) => sum + (end === null ? 0 : (paid ?? 0)),
          0,
        ),
      }))
      const byName = (one: { name: string }, other: { name: string }) =>
        one.name < other.name ? -1 : 1
      expect(found.toSorted(byName)).toEqual(expected.toSorted(byName))
      return true
    }) as object
  return {
    submissions: leads.length,
    open: leads.filter(({ end }) => end === null).length,
    lost: leads.filter(({ end }) => end === 'cancelled' || end === 'lost').length,
    unpaid: leads.filter(({ end, paid }) => end === 'done' && paid === null).length,
    accepted: leads.filter(({ accepted }) => accepted !== null).length,
    missed: leads.filter(isMissed).length,
    done: leads.filter(({ end }) => end === 'done').length,
    cancelled: leads.filter(({ end }) => end === 'cancelled').length,
    paid_cents: leads.reduce((sum, { end, paid }) => sum + (end === null ? 0 : (paid ?? 0)), 0),
    seconds_to_accept: { p50: percentile(0.5), p90: percentile(0.9) },
    by_loss: counts(lossOf),
    by_person: personResults(),
    by_service: counts(({ service }) => service),
    by_town: counts(({ town }) => town),
    by_source: sourceResults(),
  }
}

export function outcomesContract(fixture: Fixture): void {
  const record = async (ago: number, row: SampleChanges['row'] = {}): Promise<string> => {
    const submission = sampleSubmission({ now: NOW - ago, row })
    await storeSubmission(fixture.db, submission)
    return submission.row.id
  }
  const searchAll = async (text: string, limit = 2): Promise<readonly string[]> => {
    const found: string[] = []
    let after: LeadSearch['next'] = null
    do {
      const page: LeadSearch = await fixture.db.read((tx) => search(tx, { text, after, limit }))
      found.push(...page.leads.map(({ id }) => id))
      after = page.next
    } while (after)
    return found
  }

  test('counts like a slow calculation over generated leads', async () => {
    const people = {
      Maria: await addStaffMember(fixture.db, 'Maria'),
      Dan: await addStaffMember(fixture.db, 'Dan'),
    }
    const store = async (lead: GeneratedLead): Promise<void> => {
      const at = NOW - lead.age * MINUTE
      const id = await record(NOW - at, {
        service: lead.service,
        timeframe: lead.timeframe,
        address: `1 Main St, ${lead.town}, NJ`,
        traffic_source:
          lead.source === null
            ? null
            : { source: lead.source, medium: '', campaign: '', keyword: '', click_path: [] },
      })
      const accept = async (minutes: number): Promise<void> => {
        const accepted = { ...acceptance(people[lead.by]), now: at + minutes * MINUTE }
        await fixture.db.write((tx) => transitionLead(tx, id, accepted))
        const { by, now } = accepted
        if (lead.isUndone)
          await fixture.db.write((tx) => undoTransition(tx, id, { at: now, by, now: now + 9_000 }))
        else if (lead.isDriving)
          await fixture.db.write((tx) =>
            transitionLead(tx, id, { ...accepted, to: 'en_route', now: now + 9_000 }),
          )
      }
      const end = async (to: NonNullable<GeneratedLead['end']>): Promise<void> => {
        await fixture.db.write((tx) =>
          transitionLead(tx, id, {
            ...acceptance(),
            to,
            ...(lead.cause !== null && { cause: lead.cause }),
            now: at + (lead.ended + 0.5) * MINUTE,
          }),
        )
        const payment = { ...NO_PAYMENT, paidCents: lead.paid }
        await fixture.db.write((tx) =>
          savePayment(tx, id, payment, { staffMemberId: people[lead.by] ?? '', now: NOW }),
        )
      }
      const isEndFirst = lead.ended < (lead.accepted ?? Infinity)
      const ends = lead.end !== null && lead.ended < lead.age ? lead.end : null
      if (isEndFirst && ends !== null) await end(ends)
      if (lead.accepted !== null && lead.accepted <= lead.age) await accept(lead.accepted)
      if (!isEndFirst && ends !== null) await end(ends)
    }
    await fc.assert(
      fc.asyncProperty(fc.array(generatedLead, { maxLength: 12 }), async (generated) => {
        await purgeLeads(fixture.db, NOW + 1)
        for (const lead of generated) await store(lead)
        const overview = await readOverview(fixture.db, PERIOD, NOW)
        expect(overviewJson(overview)).toEqual(referenceCounts(generated))
        const { submissions, open, done, lost } = overview
        expect(open + done + lost).toBe(submissions)
        const missedBySource = overview.sources.reduce((sum, { missed }) => sum + missed, 0)
        expect(missedBySource).toBe(overview.missed)
        const listed = await fixture.db.read((tx) => listOutcomes(tx, PERIOD, NOW))
        for (const name of COUNT_NAMES)
          expect(listed.filter((lead) => COUNT_FILTERS[name](lead))).toHaveLength(overview[name])
        for (const group of COUNTED_GROUPS)
          for (const { name, count } of overview.groups[group])
            expect(listed.filter((lead) => nameIn(group, lead) === name)).toHaveLength(count)
      }),
      { numRuns: 40 },
    )
  })

  test('a delayed call is listed with its reason, others are not', async () => {
    const call = await claimedNotice(fixture.db, sampleCall())
    expect(await fixture.db.read((tx) => listDelayedCalls(tx, PERIOD))).toEqual([])
    await fixture.db.writeRelaxed((tx) =>
      recordResult(tx, call.id, {
        attempt: 1,
        now: NOW,
        result: { outcome: 'retry', dueAt: NOW + MINUTE, error: 'busy' },
      }),
    )
    expect(await fixture.db.read((tx) => listDelayedCalls(tx, PERIOD))).toMatchObject([
      { leadId: call.submissionId, reason: { error: 'busy' }, begunAt: null },
    ])
  })

  test('search finds a phone number in any notation, and its beginning', async () => {
    const mine = await record(MINUTE, { phone: '(201) 555-0123' })
    await record(0, { phone: '(201) 555-0199' })
    for (const text of [
      '2015550123',
      '+1 201.555.0123',
      '1-201-555-01 23',
      '(201) 555-012',
      '555-0123',
    ])
      expect(await searchAll(text)).toEqual([mine])
    expect(await searchAll('0123')).toEqual([mine])
  })

  test('search finds words of all that staff can read, with or without accents, and no pattern', async () => {
    const [ana, ben] = [
      await record(2, {
        name: 'ANA PEÑA',
        address: `5 100% Ave, ${A_TOWN}`,
        service: A_SERVICE,
        notes: 'Díaz está en el portón azul',
        vehicle_info: null,
      }),
      await record(1, {
        name: 'Ben_Rey',
        address: `7 Elm St, ${ANOTHER_TOWN}`,
        notes: null,
        vehicle_info: { year: '2019', make: 'Citroën', model: 'Civic', all_keys_lost: true },
      }),
    ]
    for (const text of [
      'peña ana',
      'Pena',
      'PEN\u0303A',
      'ana',
      'diaz',
      'Díaz porton',
      `${A_SERVICE.toUpperCase()} 100%`,
      '0% av',
    ])
      expect(await searchAll(text)).toEqual([ana])
    for (const text of ['n_r', 'elm', 'citroen civic', '2019', ANOTHER_TOWN])
      expect(await searchAll(text)).toEqual([ben])
    for (const text of ['%a%', '_', '\\', "' OR 1=1", 'a'.repeat(10_000)])
      expect(await searchAll(text)).toEqual(text === '_' ? [ben] : [])
    expect(await searchAll(' ')).toEqual([ben, ana])
  })

  test('search finds what the form says beyond the name, and what was written later', async () => {
    const maria = await addStaffMember(fixture.db, 'Maria')
    const id = await record(1, {
      email: 'Rosa.Nuñez@example.com',
      address: '5 Elm St',
      unit_number: 'Apt 4-B',
      notes: `${'The lock is stuck. '.repeat(60)} Llame a mi vecino Íñigo al (551) 555.0142`,
    })
    await record(0, { email: null, notes: null })
    const by = { staffMemberId: maria, via: 'board' }
    const add = (event: EventContent) =>
      fixture.db.write((tx) => addEvent(tx, { ...event, submissionId: id, by, at: NOW }))
    await add({ kind: 'note', payload: { text: 'Detrás de la Panadería' } })
    await add({ kind: 'staff_note', payload: { text: 'Needs the Cylinder 1E-74' } })
    await add({ kind: 'quoted', payload: { totalCents: 9900, includes: 'Two Schlage deadbolts' } })
    await add({ kind: 'payment', payload: { ...NO_PAYMENT, note: 'Check nº 1881' } })
    await add({
      kind: 'corrected',
      payload: { field: 'phone', before: '(201) 555-0199', after: '(201) 555-0177' },
    })
    await add({ kind: 'lost', payload: { reason: 'Went with Güell Locks' } })
    for (const text of [
      'rosa.nunez@example.com',
      'NUÑEZ@',
      'apt 4-b',
      'íñigo',
      'Inigo vecino',
      '551 555 0142',
      'panaderia',
      'PANADERÍA',
      '1e-74',
      'schlage',
      '1881',
      '2015550177',
      'guell',
      // In the form, and in a note.
      'rosa schlage panaderia',
    ])
      expect([text, await searchAll(text)]).toEqual([text, [id]])
  })

  test('search does not find a code for a gate', async () => {
    await record(0, { gate_code: '4711#' })
    expect(await searchAll('4711')).toEqual([])
  })

  test('search pages through leads of one moment, each once', async () => {
    const ids = []
    for (let index = 0; index < 7; index++) ids.push(await record(0))
    expect(await searchAll('zoë', 3)).toEqual(ids.toSorted().toReversed())
    expect(await searchAll('201 555 0199', 3)).toEqual(ids.toSorted().toReversed())
  })
}
