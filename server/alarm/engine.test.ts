import { nextNoticeOfCall } from '#server/alarm/call-callbacks/call-notice.ts'
import { addShift, setOverride } from '#tests/support/schedules.ts'
import { describe, expect, test } from 'vitest'
import { business, putInForce } from '#domain/business/business.ts'
import { A_TOWN } from '#domain/places/sample-towns.fixture.ts'
import { SAMPLE_SERVICE, sampleSubmission } from '#server/db/sample-submission.fixture.ts'
import { transitionLead } from '#tests/support/board-setup.ts'
import type { SendOutcome } from './channel.ts'
import { SENT, START, useEngineHarness } from './engine-harness.fixture.ts'
import { listEvents } from '#server/db/tables/events.ts'
import { getLead } from '#server/db/tables/lead-queries.ts'
import { alarmStats } from '#server/alarm/escalation/alarm-stats.ts'

// Hours in these tests are in New York's time zone.
putInForce({ ...business, timeZone: 'America/New_York' })

const harness = useEngineHarness()
/** Of one customer: the first call about each is not delayed for long. */
const KNOWN = '(201) 555-0199'

const MINUTE = 60_000
/** Adds staff members with a phone, records a lead and starts the engine; returns the lead's id. */
async function startWith(...names: readonly (keyof typeof PHONES)[]): Promise<string> {
  for (const name of names) await harness.addStaffMember(name, PHONES[name])
  const id = await harness.record()
  harness.engine()
  return id
}

const PHONES = { Ana: '+12015550111', Ben: '+12015550122' }
const ringing: SendOutcome = { outcome: 'sent', providerId: 'CA1' }
const tokenOf = (url: string | null): string => url?.split('/').at(-1) ?? ''

const later = (hour: string) => ({
  row: { timeframe: 'Same Day', created_at: `2031-03-04T${hour}:00.000Z` },
})

describe('plan of an ASAP lead', () => {
  test('notifies every staff member and calls each in five rounds over the whole hour', async () => {
    await startWith('Ana', 'Ben')
    await harness.advanceClock(61 * MINUTE)
    const everybody = (at: number, kind: string) => [
      `${at}s mail Ana ${kind}`,
      `${at}s mail Ben ${kind}`,
      `${at}s push Ana ${kind}`,
      `${at}s push Ben ${kind}`,
      `${at}s webhook ${kind}`,
    ]
    const sorted = (lines: readonly string[]) => lines.toSorted()
    expect(sorted(harness.sentNotices())).toEqual(
      sorted([
        ...[0, 765, 1530, 2295, 3060].flatMap((at) =>
          everybody(at, at === 0 ? 'created' : 'waiting'),
        ),
        // In the first round each is called again; then the caps hold calls back.
        ...[45, 405, 945, 1575, 2340, 3645].map((at) => `${at}s call Ana waiting`),
        ...[225, 585, 1125, 1755, 2520].map((at) => `${at}s call Ben waiting`),
        '3600s mail expired',
        '3600s mail Ana expired',
        '3600s mail Ben expired',
      ]),
    )
    expect(harness.logged.filter(({ level }) => level === 'error')).toMatchObject([
      { message: 'nobody accepted this lead, its alarm is over' },
    ])
  })

  test('mails STAFF_EMAIL while no staff member is added', async () => {
    await harness.record()
    harness.engine()
    await harness.advanceClock(20 * MINUTE)
    const mails = harness.sent.filter(({ channel }) => channel === 'mail')
    // At 0 s it is the staff mail, which the mail worker sends.
    expect(mails.map(({ at }) => at)).toEqual([765])
    expect(mails[0]?.notice).toMatchObject({
      staffMember: null,
      to: { kind: 'mail', to: ['dispatch@palisade.example'] },
    })
    expect(harness.sent.some(({ channel }) => channel === 'call')).toBe(false)
  })

  test('mails a staff member who has the address of STAFF_EMAIL once when nobody has accepted', async () => {
    await harness.addStaffMember('Dispatch')
    await harness.record()
    harness.engine()
    await harness.advanceClock(61 * MINUTE)
    expect(harness.sentNotices().filter((line) => line.endsWith('expired'))).toEqual([
      '3600s mail expired',
    ])
  })

  test('sends notices with facts but no personal data', async () => {
    await harness.addStaffMember('Ana')
    await harness.record()
    harness.engine()
    await harness.processDue()
    const { notice } = harness.sent[0] ?? {}
    expect(notice?.facts).toMatchObject({
      service: SAMPLE_SERVICE,
      town: A_TOWN,
      timeframe: 'ASAP',
      spanish: null,
      createdAt: START,
      waiting: 1,
      round: 1,
      step: 1,
    })
    const { row } = sampleSubmission()
    for (const secret of [row.name, row.phone, '12 Sample', row.gate_code, row.notes])
      expect(JSON.stringify(notice)).not.toContain(secret)
    expect(notice?.acceptUrl).toMatch(/^https:\/\/keys\.example\/a\/[\w-]{22}$/)
  })

  test('counts positions within who is on call at each step, also over a handover', async () => {
    const shift = (from: string, to: string) => ({ days: ['tue'] as const, from, to })
    const [ana, ben, cy] = [
      await harness.addStaffMember('Ana', '+12015550111'),
      await harness.addStaffMember('Ben', '+12015550122'),
      await harness.addStaffMember('Cy', '+12015550133'),
    ]
    await addShift(harness.db, ana, shift('06:00', '12:02'))
    await addShift(harness.db, ben, shift('12:02', '12:30'))
    harness.settings['alarm_plan'] = '0s push all; 45s call 1; 3m call next; 3m call 1'
    await harness.record()
    harness.engine()
    await harness.advanceClock(8 * MINUTE)
    // Besides the notice that a shift has begun.
    const ofPlan = () => harness.sentNotices().filter((line) => !line.endsWith(' shift'))
    expect(ofPlan()).toEqual([
      '0s push Ana created',
      '45s call Ana waiting',
      '105s call Ana waiting',
      '285s call Ben waiting',
    ])
    await setOverride(harness.db, ben, { kind: 'off', until: harness.now + MINUTE })
    await setOverride(harness.db, cy, { kind: 'on', until: harness.now + MINUTE })
    await harness.record()
    await harness.processDue()
    expect(ofPlan().slice(4)).toEqual(['480s push Cy created'])
  })

  test('calls the staff member who has come on call at the next step, not in the next round', async () => {
    const ana = await harness.addStaffMember('Ana', '+12015550111')
    const ben = await harness.addStaffMember('Ben', '+12015550122')
    await addShift(harness.db, ana, { days: ['tue'], from: '06:00', to: '12:02' })
    await addShift(harness.db, ben, { days: ['tue'], from: '12:02', to: '18:00' })
    await harness.record()
    harness.engine()
    await harness.advanceClock(4 * MINUTE)
    expect(harness.sentNotices().filter((line) => line.includes('call'))).toEqual([
      '45s call Ana waiting',
      '105s call Ana waiting',
      '180s call Ben waiting',
      '240s call Ben waiting',
    ])
  })

  test('notifies everybody while nobody is on call', async () => {
    const ana = await harness.addStaffMember('Ana')
    await harness.addStaffMember('Ben')
    await addShift(harness.db, ana, { days: ['sun'], from: '06:00', to: '12:00' })
    await harness.record()
    harness.engine()
    await harness.processDue()
    expect(harness.sentNotices().filter((line) => line.includes('push'))).toHaveLength(2)
  })

  test('never calls or pushes to who is off, and mails the owner while everybody is', async () => {
    const ana = await harness.addStaffMember('Ana', '+12015550111')
    const ben = await harness.addStaffMember('Ben', '+12015550122')
    const until = harness.now + 30 * MINUTE
    await addShift(harness.db, ben, { days: ['sun'], from: '06:00', to: '12:00' })
    await setOverride(harness.db, ana, { kind: 'off', until })
    await harness.record()
    harness.engine()
    await harness.advanceClock(5 * MINUTE)
    const names = () => harness.sent.map(({ notice }) => notice.staffMember?.name)
    expect(names()).toContain('Ben')
    expect(names()).not.toContain('Ana')
    await setOverride(harness.db, ben, { kind: 'off', until })
    const { length } = harness.sent
    await harness.advanceClock(20 * MINUTE)
    const toStaff = harness.sent.slice(length).filter(({ channel }) => channel !== 'webhook')
    expect(toStaff.map(({ at, channel, notice }) => [at, channel, notice.staffMember])).toEqual([
      [765, 'mail', null],
    ])
    await harness.advanceClock(10 * MINUTE)
    expect(names()).toContain('Ana')
  })

  test('calls who speaks Spanish first about a Spanish lead, then the order of the list', async () => {
    await harness.addStaffMember('Ana', '+12015550111')
    await harness.addStaffMember('Ben', '+12015550122', 'es')
    await harness.addStaffMember('Cy', '+12015550133')
    harness.settings['alarm_plan'] = '0s call 1; 1m call 2; 1m call 3'
    await harness.record({ row: { source_url: '/es' } })
    harness.engine()
    await harness.advanceClock(3 * MINUTE)
    const called = () =>
      harness.sent
        .filter(({ channel }) => channel === 'call')
        .map(({ notice }) => notice.staffMember?.name)
    expect(called()).toEqual(['Ben', 'Ana', 'Cy'])
    harness.now += 60 * MINUTE
    await harness.record({ row: { source_url: '/' } })
    await harness.advanceClock(3 * MINUTE)
    expect(called().slice(3)).toEqual(['Ana', 'Ben', 'Cy'])
  })

  test('uses the plan of the settings table, and the default with an error for an invalid one', async () => {
    harness.settings['alarm_plan'] = '10s sms 2'
    await startWith('Ana', 'Ben')
    await harness.advanceClock(MINUTE)
    expect(harness.sentNotices()).toEqual(['10s sms Ben created'])
    harness.settings['alarm_plan'] = 'call everybody!'
    await harness.record()
    await harness.processDue()
    expect(harness.sentNotices()).toContain('60s push Ana created')
    expect(harness.logged).toContainEqual(
      expect.objectContaining({ message: 'invalid alarm plan, using the default' }),
    )
  })

  test('does not change alarms that have begun when the plan changes', async () => {
    harness.settings['alarm_plan'] = '0s push all; 1m sms 1'
    await startWith('Ana')
    await harness.processDue()
    harness.settings['alarm_plan'] = '0s mail all'
    await harness.advanceClock(2 * MINUTE)
    expect(harness.sentNotices()).toEqual(['0s push Ana created', '60s sms Ana waiting'])
  })

  test('sends nothing without configured channels', async () => {
    await harness.addStaffMember('Ana', '+12015550111')
    await harness.record()
    harness.engine({ channels: {} })
    await harness.advanceClock(61 * MINUTE)
    expect(harness.sent).toEqual([])
  })
})

describe('other timeframes and suspicious submissions', () => {
  test.each([
    ['sends nothing by night', '04:00', []],
    ["makes the plan's calls by day", '17:00', ['sms', 'call']],
  ])('%s', async (_name, hour, channels) => {
    harness.now = Date.parse(`2031-03-04T${hour}:00.000Z`)
    harness.settings['alarm_plan_later'] = '0s sms 1; 1m call 1; hours 7-22'
    await harness.addStaffMember('Ana', '+12015550111')
    await harness.record(later(hour))
    harness.engine()
    await harness.advanceClock(5 * MINUTE)
    expect(harness.sent.map(({ channel }) => channel)).toEqual(channels)
  })

  test('uses every channel for a verified submission, however fast the form was filled in', async () => {
    await harness.addStaffMember('Ana', '+12015550111')
    const fast = { suspicion: 30, suspicionReasons: ['form filled in within 3 seconds'] }
    await harness.record({ checks: fast })
    harness.engine()
    await harness.advanceClock(MINUTE)
    const used = [...new Set(harness.sent.map(({ channel }) => channel))].toSorted()
    expect(used).toEqual(['call', 'mail', 'push', 'webhook'])
  })

  test('calls one staff member once about an urgent lead without a verified captcha', async () => {
    await harness.addStaffMember('Ana', '+12015550111')
    await harness.addStaffMember('Ben', '+12015550122')
    await harness.record({ checks: { verification: 'unverified' } })
    harness.engine()
    await harness.advanceClock(60 * MINUTE)
    const used = harness.sent.map(({ channel }) => channel).filter((kind) => kind !== 'mail')
    expect(used.filter((kind) => kind === 'call')).toEqual(['call'])
    expect([...new Set(used)].toSorted()).toEqual(['call', 'push'])
  })

  test.each([
    { checks: { verification: 'unverified' as const }, row: { timeframe: 'Same Day' } },
    {
      checks: {
        verification: 'unverified' as const,
        suspicion: 60,
        suspicionReasons: ['honeypot filled in'],
      },
    },
    { checks: { suspicion: 60, suspicionReasons: ['honeypot filled in'] } },
  ])('uses mail and push only for a suspicious submission: %j', async (submission) => {
    await harness.addStaffMember('Ana', '+12015550111')
    await harness.record(submission)
    harness.engine()
    await harness.advanceClock(20 * MINUTE)
    expect([...new Set(harness.sent.map(({ channel }) => channel))].toSorted()).toEqual([
      'mail',
      'push',
    ])
  })

  test.each([
    ['ASAP', 2],
    ['Same Day', 3],
  ])('%s: %i of three leads of one network use every channel', async (timeframe, count) => {
    for (const plan of ['alarm_plan', 'alarm_plan_later']) harness.settings[plan] = '0s sms 1'
    await harness.addStaffMember('Ana', '+12015550111')
    harness.engine()
    for (let lead = 0; lead < 3; lead++) {
      await harness.record({ network: 'one', row: { timeframe } })
      await harness.advanceClock(2 * MINUTE)
    }
    expect(harness.sent).toHaveLength(count)
  })
})

describe('after acceptance', () => {
  test('sends nothing but a question to the assignee, once', async () => {
    const ana = await harness.addStaffMember('Ana', '+12015550111')
    await harness.addStaffMember('Ben', '+12015550122')
    const id = await harness.record()
    harness.engine()
    await harness.advanceClock(30_000)
    const push = harness.sent.find(
      ({ channel, notice }) => channel === 'push' && notice.staffMember?.id === ana,
    )
    const before = harness.sent.length
    expect(await harness.leads.accept(tokenOf(push?.notice.acceptUrl ?? null))).toEqual({
      outcome: 'accepted',
      submissionId: id,
    })
    await harness.advanceClock(61 * MINUTE)
    expect(harness.sentNotices().slice(before)).toEqual(['630s push Ana question'])
    expect((await harness.db.read((tx) => listEvents(tx, id))).at(-1)).toMatchObject({
      kind: 'accepted',
      staffMemberId: ana,
      via: 'push',
    })
  })

  test('tells an owner that a colleague accepted, and is not on the way', async () => {
    await harness.addStaffMember('Olga', '+12015550111')
    const ana = await harness.addStaffMember('Ana', '+12015550122')
    await harness.record()
    harness.engine()
    await harness.advanceClock(30_000)
    const push = harness.sent.find(
      ({ channel, notice }) => channel === 'push' && notice.staffMember?.id === ana,
    )
    await harness.leads.accept(tokenOf(push?.notice.acceptUrl ?? null))
    await harness.advanceClock(61 * MINUTE)
    expect(
      harness
        .sentNotices()
        .filter((line) => line.startsWith('630s'))
        .toSorted(),
    ).toEqual([
      '630s mail Olga no-progress',
      '630s push Ana question',
      '630s push Olga no-progress',
    ])
  })

  test('does not ask an assignee who is on the way', async () => {
    await harness.addStaffMember('Ana')
    const id = await harness.record()
    harness.engine()
    await harness.processDue()
    await harness.leads.accept(tokenOf(harness.sent[0]?.notice.acceptUrl ?? null))
    await transitionLead(harness.db, id, 'en_route', null, harness.now)
    await harness.advanceClock(61 * MINUTE)
    expect(harness.sentNotices().some((line) => line.includes('question'))).toBe(false)
  })

  test('does not ask an assignee whose appointment is ahead', async () => {
    await harness.addStaffMember('Ana')
    const start = harness.now + 3 * 60 * MINUTE
    await harness.record({
      row: {
        appointment_start: new Date(start).toISOString(),
        appointment_end: new Date(start + 60 * MINUTE).toISOString(),
      },
    })
    harness.engine()
    await harness.processDue()
    await harness.leads.accept(tokenOf(harness.sent[0]?.notice.acceptUrl ?? null))
    await harness.advanceClock(61 * MINUTE)
    expect(harness.sentNotices().some((line) => line.includes('question'))).toBe(false)
  })

  test('asks an assignee who is ten minutes late once for each arrival time, and not when done', async () => {
    const ana = await harness.addStaffMember('Ana')
    const id = await harness.record()
    harness.engine()
    await harness.processDue()
    const token = tokenOf(
      harness.sent.find(({ notice }) => notice.staffMember?.id === ana)?.notice.acceptUrl ?? null,
    )
    await harness.leads.announceArrival(token, 20)
    expect((await harness.db.read((tx) => getLead(tx, id)))?.status).toBe('pending')
    await harness.leads.accept(token)
    const before = harness.sentNotices().length
    const start = (harness.now - START) / 1000
    await harness.leads.announceArrival(token, 20)
    await harness.advanceClock(5 * MINUTE)
    await harness.leads.announceArrival(token, 30)
    await harness.advanceClock(120 * MINUTE)
    const late = harness.sentNotices().slice(before)
    expect(late.filter((line) => line.includes('Ana'))).toEqual([
      `${start + (5 + 30 + 10) * 60}s push Ana question`,
    ])
    await harness.leads.announceArrival(token, 10)
    const step = { from: 'en_route', to: 'done', staffMemberId: ana } as const
    expect(await harness.leads.transitionLead(id, step)).toBe('changed')
    await harness.advanceClock(60 * MINUTE)
    expect(harness.sentNotices().slice(before)).toEqual(late)
    const events = await harness.db.read((tx) => listEvents(tx, id))
    expect(events.slice(2).map(({ kind, payload }) => [kind, payload])).toEqual([
      ['en_route', {}],
      ['eta', { minutes: 20 }],
      ['eta', { minutes: 30 }],
      ['eta', { minutes: 10 }],
      ['done', {}],
    ])
  })

  test('ends other ringing calls, but not the one that accepted', async () => {
    harness.settings['alarm_plan'] = '0s call all'
    harness.answer = ({ to }) => ({
      outcome: 'sent',
      providerId: to.kind === 'call' ? `CA ${to.phone}` : null,
    })
    await startWith('Ana', 'Ben')
    await harness.processDue()
    const mine = harness.sent.find(({ notice }) => notice.staffMember?.name === 'Ana')
    await harness.leads.acceptByNotice(mine?.notice.id ?? '')
    await harness.processDue()
    expect(harness.ended).toEqual(['CA +12015550122'])
  })

  test('ends a call that begins to ring during acceptance', async () => {
    harness.settings['alarm_plan'] = '0s call 1'
    const { promise, resolve } = Promise.withResolvers<SendOutcome>()
    harness.answer = () => promise
    await harness.addStaffMember('Ana', '+12015550111')
    const id = await harness.record()
    harness.engine().nudge()
    while (harness.sent.length === 0) await new Promise(setImmediate)
    await transitionLead(harness.db, id, 'accepted', null, harness.now)
    resolve(ringing)
    await harness.processDue()
    expect(harness.ended).toEqual(['CA1'])
  })

  test("allows acceptance after the alarm's hour", async () => {
    await harness.addStaffMember('Ana')
    await harness.record()
    harness.engine()
    await harness.advanceClock(61 * MINUTE)
    const last = harness.sent.at(-1)
    expect(last?.notice.kind).toBe('expired')
    expect(await harness.leads.accept(tokenOf(last?.notice.acceptUrl ?? null))).toMatchObject({
      outcome: 'accepted',
    })
  })
})

describe('missed call', () => {
  test.each(['no-answer', 'busy', 'failed', 'completed'])(
    'takes the next step at once after %s',
    async (status) => {
      harness.settings['alarm_plan'] = '0s call 1; 5m call 2; 5m sms 1'
      harness.answer = () => ringing
      await startWith('Ana', 'Ben')
      await harness.advanceClock(20_000)
      const callback = { providerId: 'CA1', status, sequence: 3 }
      await harness.report(harness.sent[0]?.notice.id ?? '', callback)
      await harness.advanceClock(1000)
      expect(harness.sentNotices()).toEqual(['0s call Ana created', '20s call Ben waiting'])
    },
  )

  test('never repeats a call after a time-out, and takes the next step at its time', async () => {
    harness.settings['alarm_plan'] = '0s call 1; 1m call 2'
    harness.answer = () => ({ outcome: 'unknown', error: 'no answer' })
    await startWith('Ana', 'Ben')
    await harness.advanceClock(20 * MINUTE)
    expect(harness.sentNotices()).toEqual(['0s call Ana created', '60s call Ben waiting'])
  })

  test('stops waiting for a channel without an answer, and continues with the others', async () => {
    harness.settings['alarm_plan'] = '0s call 1; 1m sms 1'
    harness.answer = ({ to }) => (to.kind === 'call' ? new Promise<SendOutcome>(() => {}) : SENT)
    await harness.addStaffMember('Ana', '+12015550111')
    await harness.record()
    harness.engine().nudge()
    while (harness.sent.length === 0) await new Promise(setImmediate)
    harness.now += 25_000
    await harness.advanceClock(2 * MINUTE)
    expect(harness.sent.map(({ channel }) => channel)).toEqual(['call', 'sms'])
    expect(harness.logged).toContainEqual(
      expect.objectContaining({ message: 'notice outcome unknown' }),
    )
  })

  test('sends a mail again to the addresses only that did not take it', async () => {
    const left = { kind: 'mail', to: ['grey@palisade.example'] } as const
    let count = 0
    harness.answer = ({ to }) =>
      to.kind === 'mail' && count++ === 0
        ? { outcome: 'failed', permanent: false, gone: 'no', error: 'later', left }
        : SENT
    await startWith('Ana')
    await harness.advanceClock(30_000)
    const mails = harness.sent.filter(({ channel }) => channel === 'mail')
    expect(mails.map(({ notice: { to } }) => to).slice(0, 2)).toEqual([
      expect.not.objectContaining(left),
      left,
    ])
    expect(new Set(mails.slice(0, 2).map(({ notice: { id } }) => id)).size).toBe(1)
  })

  test('tries a call that did not go out three times, then takes the next step', async () => {
    harness.settings['alarm_plan'] = '0s call 1; 5m sms 1'
    harness.answer = ({ to }) =>
      to.kind === 'call'
        ? { outcome: 'failed', permanent: false, gone: 'no', error: 'ECONNREFUSED' }
        : SENT
    await startWith('Ana')
    await harness.advanceClock(MINUTE)
    expect(harness.sentNotices()).toEqual([
      '0s call Ana created',
      '15s call Ana created',
      '30s call Ana created',
      '30s sms Ana waiting',
    ])
  })
})

describe('caps and missed calls', () => {
  const calls = () =>
    harness.sent
      .filter(({ channel }) => channel === 'call')
      .map(({ at, notice: { staffMember } }) => `${at} ${staffMember?.name}`)

  test('does not end the rounds early after missed calls', async () => {
    harness.answer = ({ to }) => (to.kind === 'call' ? ringing : SENT)
    await startWith('Ana', 'Ben')
    let missed = 0
    for (let minute = 0; minute < 61; minute++) {
      await harness.advanceClock(MINUTE)
      for (const { notice } of harness.sent
        .filter(({ channel }) => channel === 'call')
        .slice(missed))
        await harness.report(notice.id, {
          providerId: 'CA1',
          status: 'busy',
          sequence: 9,
        })
      missed = harness.sent.filter(({ channel }) => channel === 'call').length
      await harness.processDue()
    }
    const secondsOf = (name: string) =>
      calls()
        .filter((call) => call.endsWith(name))
        .map((call) => Number.parseInt(call, 10))
    for (const name of ['Ana', 'Ben']) {
      // Once in each round, and once more in the first.
      expect(secondsOf(name).length).toBeLessThanOrEqual(6)
      expect(secondsOf(name).at(-1)).toBeGreaterThan(2295)
    }
  })

  test('delays a call over the cap, and calls the next staff member meanwhile', async () => {
    harness.settings['alarm_plan'] = '0s call 1'
    await harness.addStaffMember('Ana', '+12015550111')
    await harness.addStaffMember('Ben', '+12015550122')
    harness.engine()
    for (let lead = 0; lead < 5; lead++) {
      await harness.record({ row: { phone: KNOWN } })
      await harness.advanceClock(2 * MINUTE)
    }
    expect(calls()).toEqual(['0 Ana', '120 Ana', '240 Ana', '360 Ben', '480 Ben'])
    // Its lead was announced to Ben: the last third of Ana's cap stays reserved.
    await harness.advanceClock(10 * MINUTE)
    expect(calls().slice(5)).toEqual(['1020 Ana'])
    expect(harness.sent.at(-1)?.notice.facts.waiting).toBe(5)
  })

  test('delays a call until the hours of its plan', async () => {
    // 21:50 where the business is.
    harness.now = Date.parse('2031-03-05T02:50:00.000Z')
    harness.settings['alarm_plan_later'] = '0s call 1; hours 7-22'
    await harness.addStaffMember('Ana', '+12015550111')
    harness.engine()
    const begun = harness.now
    for (let lead = 0; lead < 4; lead++) {
      await harness.record({ row: { timeframe: 'Same Day', phone: KNOWN } })
      await harness.advanceClock(70_000)
    }
    await harness.advanceClock(11 * 60 * MINUTE)
    const minutes = harness.sent
      .filter(({ channel }) => channel === 'call')
      .map(({ at }) => Math.floor(((START - begun) / 1000 + at) / 60))
    // 9 h 10 min later it is seven in the morning.
    expect(minutes).toEqual([0, 1, 2, 9 * 60 + 10])
  })

  test.each([
    ['the last step of the last round', 1, 'owner'],
    ['a round with another staff member to call', 2, 'now'],
  ])('returns what follows a declined call at %s', async (_place, people, follows) => {
    harness.settings['alarm_plan'] = '0s call next; 1m call next'
    await harness.addStaffMember('Ana', '+12015550111')
    if (people > 1) await harness.addStaffMember('Ben', '+12015550122')
    await harness.record()
    harness.engine()
    await harness.advanceClock(1000)
    expect(await harness.leads.decline(harness.sent[0]?.notice.id ?? '')).toBe(follows)
  })

  test("postpones an alarm by at most its plan's delay after the clock was set back", async () => {
    harness.settings['alarm_plan'] = '0s push 1; 3m sms 1'
    await harness.addStaffMember('Ana', '+12015550111')
    await harness.record()
    const engine = harness.engine()
    await harness.advanceClock(MINUTE)
    await engine.stop(0)
    harness.now -= 30 * MINUTE
    harness.engine()
    const back = (harness.now - START) / 1000
    await harness.advanceClock(4 * MINUTE)
    expect(harness.sent.map(({ channel }) => channel)).toEqual(['push', 'sms'])
    expect((harness.sent[1]?.at ?? 0) - back).toBeLessThanOrEqual(180 + 15)
  })
})

describe('failed notice', () => {
  test('is retried with increasing delays until the alarm is over', async () => {
    harness.settings['alarm_plan'] = '0s push 1'
    harness.answer = ({ kind }) =>
      kind === 'expired'
        ? SENT
        : { outcome: 'failed', permanent: false, gone: 'no', error: 'status 503' }
    await harness.addStaffMember('Ana')
    await harness.record()
    harness.engine()
    await harness.advanceClock(70 * MINUTE)
    const tries = harness.sent.filter(({ channel }) => channel === 'push').map(({ at }) => at)
    expect(tries.slice(0, 7)).toEqual([0, 2, 6, 14, 30, 62, 122])
    expect(tries.at(-1)).toBeLessThan(3600)
  })

  test('retires an address that is gone', async () => {
    harness.settings['alarm_plan'] = '0s push 1; 1m push 1'
    harness.answer = () => ({
      outcome: 'failed',
      permanent: true,
      gone: 'yes',
      error: 'status 410',
    })
    await harness.addStaffMember('Ana')
    await harness.record()
    harness.engine()
    await harness.advanceClock(2 * MINUTE)
    expect(harness.sentNotices()).toEqual(['0s push Ana created', '0s mail Ana message'])
  })
})

test('sends notices dated by a clock that ran a year ahead once it is corrected', async () => {
  harness.settings['alarm_plan'] = '0s push 1; 1m sms 1'
  await harness.addStaffMember('Ana', '+12015550111')
  harness.now += 365 * 24 * 60 * MINUTE
  await harness.record()
  harness.now = START
  harness.engine()
  await harness.advanceClock(90_000)
  expect(harness.sent.map(({ channel }) => channel)).toEqual(['push', 'sms'])
})

describe('concurrency', () => {
  test('merges several open alarms into one call, and accepts each by its own digit', async () => {
    harness.settings['alarm_plan'] = '45s call 1'
    harness.answer = () => ringing
    await harness.addStaffMember('Ana', '+12015550111')
    const ids = [await harness.record(), await harness.record(), await harness.record()]
    harness.engine()
    await harness.advanceClock(MINUTE)
    expect(harness.sent).toHaveLength(1)
    const call = harness.sent[0]?.notice
    expect(call?.facts.waiting).toBe(3)
    const offered = [call?.facts.submissionId ?? '']
    await harness.leads.acceptByNotice(call?.id ?? '')
    let next = await nextNoticeOfCall(harness.app, call?.id ?? '', null)
    while (next !== null) {
      offered.push(next.facts.submissionId)
      await harness.leads.acceptByNotice(next.id, next.facts.submissionId)
      next = await nextNoticeOfCall(harness.app, next.id, next.facts.submissionId)
    }
    expect(offered.toSorted()).toEqual(ids.toSorted())
    expect((await harness.db.read((tx) => alarmStats(tx, harness.now))).escalating).toBe(0)
  })

  test('sends nothing twice from two engines', async () => {
    await harness.addStaffMember('Ana', '+12015550111')
    await harness.addStaffMember('Ben', '+12015550122')
    harness.engine()
    harness.engine()
    await harness.record()
    await harness.advanceClock(20 * MINUTE)
    const deliveries = harness.sent.map(({ channel, notice: { staffMember, facts } }) =>
      [channel, staffMember?.name, facts.round, facts.step].join(),
    )
    expect(new Set(deliveries).size).toBe(deliveries.length)
    expect(deliveries).toHaveLength(16)
  })

  test('continues after eight restarts, 15 seconds apart', async () => {
    harness.settings['alarm_plan'] = '0s push 1; 30s sms 1; 30s push 1; 30s sms 1'
    await harness.addStaffMember('Ana', '+12015550111')
    await harness.record()
    for (let at = 0; at < 8; at++) {
      const engine = harness.engine()
      await harness.advanceClock(15_000)
      await engine.stop(1000)
    }
    expect(harness.sentNotices()).toEqual([
      '0s push Ana created',
      '30s sms Ana waiting',
      '60s push Ana waiting',
      '90s sms Ana waiting',
    ])
  })
})
