import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canTransition, LEAD_STATUSES } from '#domain/lead/lifecycle.ts'
import { statusAfter } from '#domain/lead/replay.ts'
import { sampleSubmission } from '#server/db/sample-submission.fixture.ts'
import type { Fixture } from './database.fixture.ts'
import {
  addStaffMember,
  MINUTE,
  samplePhoto,
  NOW,
  recordSubmission,
  advanceAllAlarms,
  acceptance,
} from '../support/alarm-samples.ts'
import { storeSubmission } from '#server/leads/record.ts'
import { listEvents } from '#server/db/tables/events.ts'
import { getLead } from '#server/db/tables/lead-queries.ts'
import { listBoard, countOpen, boardDetail, listAppointments } from '#server/leads/board-leads.ts'
import { transitionLead } from '#server/leads/transition.ts'
import { markSeen } from '#server/leads/seen.ts'
import { markOpened } from '#server/leads/seen.ts'
import { addStaffNote } from '#server/board/lead/note.ts'
import { addPhoto } from '#server/leads/visitor-additions.ts'
import { purgeGateCodesAndPhotos } from '#server/maintenance/delete-expired.ts'

const DAY = 24 * 60 * MINUTE

export function boardContract(fixture: Fixture): void {
  const times = { since: NOW - DAY, now: NOW }
  const list = async () =>
    (await fixture.db.read((tx) => listBoard(tx, { ...times, limit: 50, offset: 0 }))).leads
  const move = (id: string, to: (typeof LEAD_STATUSES)[number], now = NOW) =>
    fixture.db.write((tx) => transitionLead(tx, id, { ...acceptance(), to, now }))

  test('lists all open leads and recent closed ones, those that nobody touched for a week last', async () => {
    const old = await recordSubmission(fixture.db, NOW - 9 * DAY)
    await recordSubmission(fixture.db, NOW - 91 * DAY)
    const oldAndDone = await recordSubmission(fixture.db, NOW - 8 * DAY)
    const maria = await addStaffMember(fixture.db, 'Maria')
    await fixture.db.write((tx) =>
      transitionLead(tx, oldAndDone, {
        ...acceptance(maria),
        to: 'spam',
      }),
    )
    const taken = await recordSubmission(fixture.db, NOW)
    await fixture.db.write((tx) => transitionLead(tx, taken, acceptance(maria)))
    expect(await list()).toMatchObject([
      { id: taken, status: 'accepted', assignee: { name: 'Maria' }, group: 'under-way' },
      { id: old, name: 'Zoë Ångström', status: 'pending', assignee: null, group: 'later' },
    ])
    expect(
      await fixture.db.read((tx) => listBoard(tx, { ...times, limit: 1, offset: 1 })),
    ).toMatchObject({
      leads: [{ id: old }],
      total: 2,
      open: 2,
      waiting: 1,
    })
    expect(await fixture.db.read((tx) => countOpen(tx, NOW))).toBe(2)
  })

  test('lists the arrival of a lead on the way, and how late it is from ten minutes on', async () => {
    const maria = await addStaffMember(fixture.db, 'Maria')
    const id = await recordSubmission(fixture.db, NOW)
    await fixture.db.write((tx) =>
      transitionLead(tx, id, {
        ...acceptance(maria),
        now: NOW,
      }),
    )
    const onTheWay = { ...acceptance(maria), to: 'en_route', now: NOW + 1, etaMinutes: 20 } as const
    await fixture.db.write((tx) => transitionLead(tx, id, onTheWay))
    const lateAt = async (minutes: number) => {
      const options = { ...times, limit: 9, offset: 0, now: NOW + MINUTE + minutes * MINUTE }
      const page = await fixture.db.read((tx) => listBoard(tx, options))
      return page.leads.map(({ eta, lateByMinutes }) => [eta?.minutes, lateByMinutes])
    }
    expect(await lateAt(0)).toEqual([[20, null]])
    expect(await lateAt(28)).toEqual([[20, null]])
    expect(await lateAt(30)).toEqual([[20, 10]])
    expect(await lateAt(50)).toEqual([[20, 30]])
    await fixture.db.write((tx) =>
      transitionLead(tx, id, {
        ...onTheWay,
        now: NOW + 55 * MINUTE,
        etaMinutes: 10,
      }),
    )
    expect(await lateAt(57)).toEqual([[10, null]])
    await move(id, 'done', NOW + 60 * MINUTE)
    expect(await lateAt(90)).toEqual([[undefined, null]])
  })

  test('lists waiting and assigned leads however many leads came later', async () => {
    const waiting = await recordSubmission(fixture.db, NOW - 6 * DAY)
    const taken = await recordSubmission(fixture.db, NOW - 8 * DAY)
    await move(taken, 'accepted')
    for (let later = 1; later <= 5; later++)
      await move(await recordSubmission(fixture.db, NOW - later * MINUTE), 'spam')
    const { leads: found } = await fixture.db.read((tx) =>
      listBoard(tx, { ...times, limit: 3, offset: 0 }),
    )
    expect(found.map(({ id }) => id).slice(0, 2)).toEqual([taken, waiting])
    expect(found).toHaveLength(3)
  })

  test('lists leads with full escalation first, the longest waiting before the others', async () => {
    const suspicious = sampleSubmission({ now: NOW - 4, checks: { verification: 'unverified' } })
    await storeSubmission(fixture.db, suspicious)
    const ofOneNetwork = async (ago: number) =>
      await recordSubmission(fixture.db, NOW - ago, 'hash of a network')
    const first = await ofOneNetwork(3 * MINUTE)
    const second = await ofOneNetwork(2 * MINUTE)
    const limited = await ofOneNetwork(MINUTE)
    const latest = await recordSubmission(fixture.db, NOW)
    await advanceAllAlarms(fixture.db, [])
    const found = await list()
    expect(found.map(({ id }) => id)).toEqual([first, second, latest, limited, suspicious.row.id])
    expect(found.map(({ suspicionFlags }) => suspicionFlags)).toEqual([
      [],
      [],
      [],
      ['network'],
      ['unverified'],
    ])
    expect((await fixture.db.read((tx) => boardDetail(tx, limited)))?.suspicionFlags).toEqual([
      'network',
    ])
  })

  test('lists first what cannot wait, then what has a day, last what can wait', async () => {
    const at = (hours: number) => new Date(NOW + (hours * DAY) / 24).toISOString()
    const record = async (
      timeframe: string,
      { ago = 0, starts }: { readonly ago?: number; readonly starts?: number } = {},
    ) => {
      const appointment =
        starts === undefined
          ? {}
          : { appointment_start: at(starts), appointment_end: at(starts + 2) }
      const submission = sampleSubmission({ row: { timeframe, ...appointment }, now: NOW - ago })
      await storeSubmission(fixture.db, submission)
      return submission.row.id
    }
    const curious = await record('Just Curious', { ago: 3 * DAY })
    const weeks = await record('Within Couple of Weeks', { ago: 2 * DAY })
    const days = await record('Within Couple of Days', { ago: DAY })
    const old = await record('ASAP', { ago: 2 * DAY })
    const parked = await record('ASAP', { ago: 8 * DAY })
    const nextWeek = await record('Within Couple of Weeks', { ago: 3, starts: 6 * 24 })
    const tomorrow = await record('Within Couple of Days', { ago: 2, starts: 24 })
    const soon = await record('Within Couple of Days', { ago: DAY, starts: 1.5 })
    const lockout = await record('ASAP', { ago: 30 * MINUTE })
    const today = await record('Same Day', { ago: 20 * MINUTE })
    const fresh = await record('ASAP', { ago: MINUTE })
    const accepted = await record('ASAP', { ago: 40 * MINUTE })
    const hers = await record('Within Couple of Days', { ago: DAY, starts: 30 })
    const now = await record('Within Couple of Days', { ago: DAY, starts: 1 })
    for (const id of [accepted, hers, now]) await move(id, 'accepted')
    const groups = Map.groupBy(await list(), ({ group }) => group)
    const ids = [...groups].map(([group, leads]) => [group, leads.map(({ id }) => id)])
    expect(ids).toEqual([
      ['urgent', [lockout, today, fresh, soon]],
      ['under-way', [accepted, now]],
      ['overdue', [old]],
      ['planned', [days, tomorrow, hers, nextWeek]],
      ['later', [parked, curious, weeks]],
    ])
  })

  test('lists the appointments of a week, and the leads of one staff member', async () => {
    const maria = await addStaffMember(fixture.db, 'Maria')
    const record = async (days: number) => {
      const start = new Date(NOW + days * DAY).toISOString()
      const row = { appointment_start: start, appointment_end: start }
      const submission = sampleSubmission({ row, now: NOW })
      await storeSubmission(fixture.db, submission)
      return submission.row.id
    }
    const [sunday, monday, closed] = [await record(2), await record(1), await record(3)]
    await record(9)
    await fixture.db.write((tx) => transitionLead(tx, monday, acceptance(maria)))
    await move(closed, 'spam')
    const week = await fixture.db.read((tx) =>
      listAppointments(tx, { since: NOW, until: NOW + 7 * DAY }),
    )
    expect(week.map(({ id, assignee }) => [id, assignee?.name])).toEqual([
      [monday, 'Maria'],
      [sunday, undefined],
    ])
    const mine = { ...times, assigneeId: maria, limit: 9, offset: 0 }
    const page = await fixture.db.read((tx) => listBoard(tx, mine))
    expect([page.leads.map(({ id }) => id), page.open]).toEqual([[monday], 1])
  })

  test('counts the submissions of a phone number, with the time of the latest', async () => {
    const first = sampleSubmission({ now: NOW - DAY })
    await storeSubmission(fixture.db, first)
    await storeSubmission(fixture.db, sampleSubmission({ now: NOW - MINUTE }))
    const third = sampleSubmission({ row: { phone: '+1 201.555.0199' }, now: NOW })
    await storeSubmission(fixture.db, third)
    await storeSubmission(
      fixture.db,
      sampleSubmission({ row: { phone: '(201) 555-0100' }, now: NOW }),
    )
    expect(await fixture.db.read((tx) => boardDetail(tx, third.row.id))).toMatchObject({
      assignee: null,
      events: [{ kind: 'stored' }],
      idempotencyKey: third.idempotencyKey,
      sameNumber: { count: 3, earlier: [{ at: NOW - MINUTE }, { id: first.row.id }] },
    })
    expect((await fixture.db.read((tx) => boardDetail(tx, first.row.id)))?.sameNumber).toEqual({
      count: 1,
      earlier: [],
    })
    expect(await fixture.db.read((tx) => boardDetail(tx, randomUUID()))).toBeNull()
  })

  test('returns the time of closing of a closed lead', async () => {
    const id = await recordSubmission(fixture.db, NOW - MINUTE)
    await move(id, 'accepted')
    expect(await list()).toMatchObject([{ id, closedAt: null }])
    await move(id, 'lost', NOW + MINUTE)
    expect(await list()).toMatchObject([{ id, closedAt: NOW + MINUTE }])
  })

  test('records once that a staff member has seen an unaccepted lead', async () => {
    const staffMemberId = await addStaffMember(fixture.db, 'Maria')
    const [waiting, taken] = [
      await recordSubmission(fixture.db),
      await recordSubmission(fixture.db),
    ]
    await move(taken, 'accepted')
    const by = { staffMemberId, now: NOW + MINUTE }
    expect(await fixture.db.write((tx) => markSeen(tx, [waiting, taken, randomUUID()], by))).toBe(1)
    expect(await fixture.db.write((tx) => markSeen(tx, [waiting], by))).toBe(0)
    expect((await fixture.db.read((tx) => listEvents(tx, waiting))).at(-1)).toMatchObject({
      kind: 'seen',
      staffMemberName: 'Maria',
      via: 'board',
      at: NOW + MINUTE,
    })
  })

  test('records of each staff member once that they saw a lead, and opened a link', async () => {
    const [maria, dan] = [
      await addStaffMember(fixture.db, 'Maria'),
      await addStaffMember(fixture.db, 'Dan'),
    ]
    const id = await recordSubmission(fixture.db)
    const now = NOW + MINUTE
    for (const staffMemberId of [maria, dan, maria])
      await fixture.db.write((tx) => markSeen(tx, [id], { staffMemberId, now }))
    for (const staffMemberId of [dan, null, dan, null])
      await fixture.db.write((tx) =>
        markOpened(tx, id, { by: { staffMemberId, via: 'push' }, now }),
      )
    await move(id, 'accepted', now + MINUTE)
    await fixture.db.write((tx) =>
      markOpened(tx, id, { by: { staffMemberId: maria, via: 'sms' }, now }),
    )
    const events = await fixture.db.read((tx) => listEvents(tx, id))
    expect(events.map(({ kind, staffMemberName }) => `${kind} ${staffMemberName}`)).toEqual([
      'stored null',
      'seen Maria',
      'seen Dan',
      'opened Dan',
      'opened null',
      'accepted null',
    ])
  })

  test('stores staff notes apart from visitor notes, up to a limit', async () => {
    const staffMemberId = await addStaffMember(fixture.db, 'Maria')
    const id = await recordSubmission(fixture.db)
    const add = (to: string) =>
      fixture.db.write((tx) =>
        addStaffNote(tx, to, { note: 'Dog in the yard' }, { staffMemberId, now: NOW }),
      )
    const added = []
    for (let count = 0; count < 51; count++) added.push(await add(id))
    expect([new Set(added.slice(0, 50)), added[50]]).toEqual([new Set(['saved']), 'full'])
    expect(await add(randomUUID())).toBe('unknown')
    expect((await fixture.db.read((tx) => listEvents(tx, id))).at(-1)).toMatchObject({
      kind: 'staff_note',
      payload: { text: 'Dog in the yard' },
      staffMemberName: 'Maria',
    })
  })

  test('deletes gate code and photos when a lead has been closed for the retention period', async () => {
    const [open, done, spam] = [
      await recordSubmission(fixture.db),
      await recordSubmission(fixture.db),
      await recordSubmission(fixture.db),
    ]
    for (const id of [open, done]) {
      await move(id, 'accepted')
      expect(await fixture.db.write((tx) => addPhoto(tx, id, samplePhoto()))).toBe('added')
    }
    await move(done, 'done', NOW + MINUTE)
    await move(spam, 'spam', NOW)
    expect(await fixture.db.write((tx) => purgeGateCodesAndPhotos(tx, NOW + MINUTE))).toBe(1)
    const codes = async () =>
      await Promise.all(
        [open, done, spam].map(
          async (id) => (await fixture.db.read((tx) => getLead(tx, id)))?.gate_code,
        ),
      )
    expect(await codes()).toEqual(['#9876', '#9876', null])
    expect(await fixture.db.write((tx) => purgeGateCodesAndPhotos(tx, NOW + 2 * MINUTE))).toBe(2)
    const photosOf = async (id: string) =>
      (await fixture.db.read((tx) => boardDetail(tx, id)))?.photoIds.length
    expect([await photosOf(open), await photosOf(done)]).toEqual([1, 0])
    expect(await codes()).toEqual(['#9876', null, null])
    expect(await fixture.db.write((tx) => purgeGateCodesAndPhotos(tx, NOW + DAY))).toBe(0)
  })

  test('records an event for every state, in any order of transitions', async () => {
    const doers = [await addStaffMember(fixture.db, 'Maria'), null]
    const step = fc.record({
      to: fc.constantFrom(...LEAD_STATUSES),
      from: fc.option(fc.constantFrom(...LEAD_STATUSES), { nil: null }),
      doer: fc.constantFrom(...doers),
      atOnce: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
        const id = await recordSubmission(fixture.db)
        for (const { to, from, doer, atOnce } of steps) {
          const wanted = { ...acceptance(doer), to, ...(from && { from }) }
          const stores = atOnce ? [fixture.db, fixture.db] : [fixture.db]
          await Promise.all(stores.map((db) => db.write((tx) => transitionLead(tx, id, wanted))))
        }
        const events = await fixture.db.read((tx) => listEvents(tx, id))
        const states = [
          'pending' as const,
          ...events.flatMap(({ kind }) => statusAfter(kind) ?? []),
        ]
        const lead = await fixture.db.read((tx) => getLead(tx, id))
        expect(lead?.status).toBe(states.at(-1))
        for (const [index, to] of states.entries()) {
          const from = states[index - 1]
          const isAllowed = (role: 'staff' | 'assignee') =>
            from === undefined || canTransition(from, to, role)
          expect(isAllowed('staff') || isAllowed('assignee')).toBe(true)
        }
      }),
      { numRuns: 15 },
    )
  })
}
