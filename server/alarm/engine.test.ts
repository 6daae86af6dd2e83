import { NO_CHANNELS } from '#server/store/contract/alarm-samples.fixture.ts'
import { describe, expect, test, vi } from 'vitest'
import { A_TOWN } from '#domain/sample-towns.fixture.ts'
import { SAMPLE_SERVICE, sampleSubmission } from '#server/store/sample-submission.fixture.ts'
import type { SendOutcome } from './channel.ts'
import { SENT, START, useEngineHarness } from './engine-harness.fixture.ts'

// Hours in these tests are in New York's time zone.
vi.mock('#domain/business.ts', async (original) => {
  const { withNewYorkTimeZone } = await import('#domain/new-york-time-zone.fixture.ts')
  return await withNewYorkTimeZone(original)
})

const stage = useEngineHarness()

const MINUTE = 60_000
const ringing: SendOutcome = { outcome: 'sent', providerId: 'CA1' }
const tokenOf = (url: string | null): string => url?.split('/').at(-1) ?? ''

const later = (hour: string) => ({
  row: { timeframe: 'Same Day', created_at: `2031-03-04T${hour}:00.000Z` },
})

describe('plan of an ASAP lead', () => {
  test('notifies every staff member and calls each in five rounds over the whole hour', async () => {
    await stage.addStaffMember('Ana', '+12015550111')
    await stage.addStaffMember('Ben', '+12015550122')
    await stage.record()
    stage.engine()
    await stage.advanceClock(61 * MINUTE)
    const everybody = (at: number, kind: string) => [
      `${at}s mail Ana ${kind}`,
      `${at}s mail Ben ${kind}`,
      `${at}s ntfy ${kind}`,
      `${at}s push Ana ${kind}`,
      `${at}s push Ben ${kind}`,
      `${at}s webhook ${kind}`,
    ]
    const sorted = (lines: readonly string[]) => lines.toSorted()
    expect(sorted(stage.story())).toEqual(
      sorted([
        ...[0, 765, 1530, 2295, 3060].flatMap((at) => [
          ...everybody(at, at === 0 ? 'created' : 'waiting'),
          `${at + 45}s call Ana waiting`,
          `${at + 225}s call Ben waiting`,
        ]),
        '3600s mail nobody',
        '3600s mail Ana nobody',
        '3600s mail Ben nobody',
      ]),
    )
    expect(stage.logged.filter(({ level }) => level === 'error')).toMatchObject([
      { message: 'nobody accepted this lead, its alarm is over' },
    ])
  })

  test('mails STAFF_EMAIL while no staff member is added', async () => {
    await stage.record()
    stage.engine()
    await stage.advanceClock(20 * MINUTE)
    const mails = stage.sent.filter(({ channel }) => channel === 'mail')
    // At 0 s it is the staff mail, which the mail worker sends.
    expect(mails.map(({ at }) => at)).toEqual([765])
    expect(mails[0]?.notice).toMatchObject({
      staffMember: null,
      to: { kind: 'mail', to: ['dispatch@palisade.example'] },
    })
    expect(stage.sent.some(({ channel }) => channel === 'call')).toBe(false)
  })

  test('sends notices with facts but no personal data', async () => {
    await stage.addStaffMember('Ana')
    await stage.record()
    stage.engine()
    await stage.processDue()
    const { notice } = stage.sent[0] ?? {}
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
      await stage.addStaffMember('Ana', '+12015550111'),
      await stage.addStaffMember('Ben', '+12015550122'),
      await stage.addStaffMember('Cy', '+12015550133'),
    ]
    await stage.store.alarms.addShift(ana, shift('06:00', '12:02'))
    await stage.store.alarms.addShift(ben, shift('12:02', '12:30'))
    stage.settings['alarm_plan'] = '0s push all; 45s call 1; 3m call next; 3m call 1'
    await stage.record()
    stage.engine()
    await stage.advanceClock(8 * MINUTE)
    expect(stage.story()).toEqual([
      '0s push Ana created',
      '45s call Ana waiting',
      '225s call Ben waiting',
      '405s call Ben waiting',
    ])
    await stage.store.alarms.setOverride(ben, { kind: 'off', until: stage.now + MINUTE })
    await stage.store.alarms.setOverride(cy, { kind: 'on', until: stage.now + MINUTE })
    await stage.record()
    await stage.processDue()
    expect(stage.story().slice(4)).toEqual(['480s push Cy created'])
  })

  test('calls the staff member who has come on call at the next step, not in the next round', async () => {
    const ana = await stage.addStaffMember('Ana', '+12015550111')
    const ben = await stage.addStaffMember('Ben', '+12015550122')
    await stage.store.alarms.addShift(ana, { days: ['tue'], from: '06:00', to: '12:02' })
    await stage.store.alarms.addShift(ben, { days: ['tue'], from: '12:02', to: '18:00' })
    await stage.record()
    stage.engine()
    await stage.advanceClock(8 * MINUTE)
    expect(stage.story().filter((line) => line.includes('call'))).toEqual([
      '45s call Ana waiting',
      '225s call Ben waiting',
    ])
  })

  test('notifies everybody while nobody is on call', async () => {
    const ana = await stage.addStaffMember('Ana')
    await stage.addStaffMember('Ben')
    await stage.store.alarms.addShift(ana, { days: ['sun'], from: '06:00', to: '12:00' })
    await stage.record()
    stage.engine()
    await stage.processDue()
    expect(stage.story().filter((line) => line.includes('push'))).toHaveLength(2)
  })

  test('uses the plan of the settings table, and the default with an error for an invalid one', async () => {
    stage.settings['alarm_plan'] = '10s sms 2'
    await stage.addStaffMember('Ana', '+12015550111')
    await stage.addStaffMember('Ben', '+12015550122')
    await stage.record()
    stage.engine()
    await stage.advanceClock(MINUTE)
    expect(stage.story()).toEqual(['10s sms Ben created'])
    stage.settings['alarm_plan'] = 'call everybody!'
    await stage.record()
    await stage.processDue()
    expect(stage.story()).toContain('60s push Ana created')
    expect(stage.logged).toContainEqual(
      expect.objectContaining({ message: 'alarm plan not understood, the default rings' }),
    )
  })

  test('does not change alarms that have begun when the plan changes', async () => {
    stage.settings['alarm_plan'] = '0s push all; 1m sms 1'
    await stage.addStaffMember('Ana', '+12015550111')
    await stage.record()
    stage.engine()
    await stage.processDue()
    stage.settings['alarm_plan'] = '0s mail all'
    await stage.advanceClock(2 * MINUTE)
    expect(stage.story()).toEqual(['0s push Ana created', '60s sms Ana waiting'])
  })

  test('sends nothing without configured channels', async () => {
    await stage.addStaffMember('Ana', '+12015550111')
    await stage.record()
    stage.engine({ channels: new Map() })
    await stage.advanceClock(61 * MINUTE)
    expect(stage.sent).toEqual([])
  })
})

describe('other timeframes and doubtful submissions', () => {
  test.each([
    ['sends nothing by night', '04:00', []],
    ["makes the plan's calls by day", '17:00', ['sms', 'call']],
  ])('%s', async (_name, hour, channels) => {
    stage.now = Date.parse(`2031-03-04T${hour}:00.000Z`)
    stage.settings['alarm_plan_later'] = '0s sms 1; 1m call 1; hours 7-22'
    await stage.addStaffMember('Ana', '+12015550111')
    await stage.record(later(hour))
    stage.engine()
    await stage.advanceClock(5 * MINUTE)
    expect(stage.sent.map(({ channel }) => channel)).toEqual(channels)
  })

  test('uses every channel for a verified submission, however fast the form was filled in', async () => {
    await stage.addStaffMember('Ana', '+12015550111')
    const fast = { suspicion: 30, suspicionReasons: ['form filled in within 3 seconds'] }
    await stage.record({ checks: fast })
    stage.engine()
    await stage.advanceClock(MINUTE)
    const used = [...new Set(stage.sent.map(({ channel }) => channel))].toSorted()
    expect(used).toEqual(['call', 'mail', 'ntfy', 'push', 'webhook'])
  })

  test.each([
    { verification: 'unverified' as const },
    { suspicion: 60, suspicionReasons: ['honeypot filled in'] },
  ])('uses mail and push only for a doubtful submission: %j', async (checks) => {
    await stage.addStaffMember('Ana', '+12015550111')
    await stage.record({ checks })
    stage.engine()
    await stage.advanceClock(20 * MINUTE)
    expect([...new Set(stage.sent.map(({ channel }) => channel))].toSorted()).toEqual([
      'mail',
      'push',
    ])
  })

  test.each([
    ['ASAP', 2],
    ['Same Day', 3],
  ])('%s: %i of three leads of one network use every channel', async (timeframe, count) => {
    for (const plan of ['alarm_plan', 'alarm_plan_later']) stage.settings[plan] = '0s sms 1'
    await stage.addStaffMember('Ana', '+12015550111')
    stage.engine()
    for (let lead = 0; lead < 3; lead++) {
      await stage.record({ network: 'one', row: { timeframe } })
      await stage.advanceClock(2 * MINUTE)
    }
    expect(stage.sent).toHaveLength(count)
  })
})

describe('after acceptance', () => {
  test('sends only a webhook, and asks the assignee once', async () => {
    const ana = await stage.addStaffMember('Ana', '+12015550111')
    await stage.addStaffMember('Ben', '+12015550122')
    const id = await stage.record()
    stage.engine()
    await stage.advanceClock(30_000)
    const push = stage.sent.find(
      ({ channel, notice }) => channel === 'push' && notice.staffMember?.id === ana,
    )
    const before = stage.sent.length
    expect(await stage.leads.accept(tokenOf(push?.notice.acceptUrl ?? null))).toEqual({
      outcome: 'accepted',
      submissionId: id,
    })
    await stage.advanceClock(61 * MINUTE)
    expect(stage.story().slice(before)).toEqual([
      '30s webhook accepted',
      '630s push Ana still-yours',
    ])
    expect((await stage.store.alarms.listEvents(id)).at(-1)).toMatchObject({
      kind: 'accepted',
      staffMemberId: ana,
      via: 'push',
    })
  })

  test('does not ask an assignee who is on the way', async () => {
    await stage.addStaffMember('Ana')
    const id = await stage.record()
    stage.engine()
    await stage.processDue()
    await stage.leads.accept(tokenOf(stage.sent[0]?.notice.acceptUrl ?? null))
    await stage.store.alarms.moveLead(id, {
      to: 'en_route',
      by: { staffMemberId: null, via: 'board' },
      now: stage.now,
      noticeId: null,
      role: 'staff',
      settings: NO_CHANNELS,
    })
    await stage.advanceClock(61 * MINUTE)
    expect(stage.story().some((line) => line.includes('still-yours'))).toBe(false)
  })

  test('asks an assignee who is ten minutes late once for each arrival time, and not when done', async () => {
    const ana = await stage.addStaffMember('Ana')
    const id = await stage.record()
    stage.engine()
    await stage.processDue()
    const token = tokenOf(
      stage.sent.find(({ notice }) => notice.staffMember?.id === ana)?.notice.acceptUrl ?? null,
    )
    await stage.leads.announceArrival(token, 20)
    expect((await stage.store.getLead(id))?.status).toBe('pending')
    await stage.leads.accept(token)
    const before = stage.story().length
    const start = (stage.now - START) / 1000
    await stage.leads.announceArrival(token, 20)
    await stage.advanceClock(5 * MINUTE)
    await stage.leads.announceArrival(token, 30)
    await stage.advanceClock(120 * MINUTE)
    const late = stage.story().slice(before)
    expect(late.filter((line) => line.includes('Ana'))).toEqual([
      `${start + (5 + 30 + 10) * 60}s push Ana late`,
    ])
    await stage.leads.announceArrival(token, 10)
    const step = { from: 'en_route', to: 'done', staffMemberId: ana } as const
    expect(await stage.leads.advance(id, step)).toBe('moved')
    await stage.advanceClock(60 * MINUTE)
    expect(stage.story().slice(before)).toEqual(late)
    const events = await stage.store.alarms.listEvents(id)
    expect(events.slice(2).map(({ kind, detail }) => [kind, detail])).toEqual([
      ['en_route', null],
      ['eta', '20 min'],
      ['eta', '30 min'],
      ['eta', '10 min'],
      ['done', null],
    ])
  })

  test('ends other ringing calls, but not the one that accepted', async () => {
    stage.settings['alarm_plan'] = '0s call all'
    stage.answer = ({ to }) => ({
      outcome: 'sent',
      providerId: to.kind === 'call' ? `CA ${to.phone}` : null,
    })
    await stage.addStaffMember('Ana', '+12015550111')
    await stage.addStaffMember('Ben', '+12015550122')
    await stage.record()
    stage.engine()
    await stage.processDue()
    const mine = stage.sent.find(({ notice }) => notice.staffMember?.name === 'Ana')
    await stage.leads.acceptByNotice(mine?.notice.id ?? '')
    await stage.processDue()
    expect(stage.ended).toEqual(['CA +12015550122'])
  })

  test('ends a call that begins to ring during acceptance', async () => {
    stage.settings['alarm_plan'] = '0s call 1'
    const { promise, resolve } = Promise.withResolvers<SendOutcome>()
    stage.answer = () => promise
    await stage.addStaffMember('Ana', '+12015550111')
    const id = await stage.record()
    stage.engine().nudge()
    while (stage.sent.length === 0) await new Promise(setImmediate)
    await stage.store.alarms.moveLead(id, {
      to: 'accepted',
      by: { staffMemberId: null, via: 'board' },
      now: stage.now,
      noticeId: null,
      role: 'staff',
      settings: NO_CHANNELS,
    })
    resolve(ringing)
    await stage.processDue()
    expect(stage.ended).toEqual(['CA1'])
  })

  test("allows acceptance after the alarm's hour", async () => {
    await stage.addStaffMember('Ana')
    await stage.record()
    stage.engine()
    await stage.advanceClock(61 * MINUTE)
    const last = stage.sent.at(-1)
    expect(last?.notice.kind).toBe('nobody')
    expect(await stage.leads.accept(tokenOf(last?.notice.acceptUrl ?? null))).toMatchObject({
      outcome: 'accepted',
    })
  })
})

describe('missed call', () => {
  test.each(['no-answer', 'busy', 'failed', 'completed'])(
    'takes the next step at once after %s',
    async (status) => {
      stage.settings['alarm_plan'] = '0s call 1; 5m call 2; 5m sms 1'
      stage.answer = () => ringing
      await stage.addStaffMember('Ana', '+12015550111')
      await stage.addStaffMember('Ben', '+12015550122')
      await stage.record()
      stage.engine()
      await stage.advanceClock(20_000)
      const callback = { providerId: 'CA1', status, sequence: 3 }
      await stage.calls.recordStatus(stage.sent[0]?.notice.id ?? '', callback)
      await stage.advanceClock(1000)
      expect(stage.story()).toEqual(['0s call Ana created', '20s call Ben waiting'])
    },
  )

  test('never repeats a call after a time-out, and takes the next step at its time', async () => {
    stage.settings['alarm_plan'] = '0s call 1; 1m call 2'
    stage.answer = () => ({ outcome: 'unknown', error: 'no answer' })
    await stage.addStaffMember('Ana', '+12015550111')
    await stage.addStaffMember('Ben', '+12015550122')
    await stage.record()
    stage.engine()
    await stage.advanceClock(20 * MINUTE)
    expect(stage.story()).toEqual(['0s call Ana created', '60s call Ben waiting'])
  })

  test('stops waiting for a channel without an answer, and continues with the others', async () => {
    stage.settings['alarm_plan'] = '0s call 1; 1m sms 1'
    stage.answer = ({ to }) => (to.kind === 'call' ? new Promise<SendOutcome>(() => {}) : SENT)
    await stage.addStaffMember('Ana', '+12015550111')
    await stage.record()
    stage.engine().nudge()
    while (stage.sent.length === 0) await new Promise(setImmediate)
    stage.now += 25_000
    await stage.advanceClock(2 * MINUTE)
    expect(stage.sent.map(({ channel }) => channel)).toEqual(['call', 'sms'])
    expect(stage.logged).toContainEqual(
      expect.objectContaining({ message: 'notice sent or not: nobody knows' }),
    )
  })

  test('tries a call that did not go out three times, then takes the next step', async () => {
    stage.settings['alarm_plan'] = '0s call 1; 5m sms 1'
    stage.answer = ({ to }) =>
      to.kind === 'call'
        ? { outcome: 'failed', permanent: false, gone: 'no', error: 'ECONNREFUSED' }
        : SENT
    await stage.addStaffMember('Ana', '+12015550111')
    await stage.record()
    stage.engine()
    await stage.advanceClock(MINUTE)
    expect(stage.story()).toEqual([
      '0s call Ana created',
      '15s call Ana created',
      '30s call Ana created',
      '30s sms Ana waiting',
    ])
  })

  test('takes the next step at once after a declined call', async () => {
    stage.settings['alarm_plan'] = '0s call 1; 5m call 2'
    stage.answer = () => ringing
    await stage.addStaffMember('Ana', '+12015550111')
    await stage.addStaffMember('Ben', '+12015550122')
    await stage.record()
    stage.engine()
    await stage.advanceClock(10_000)
    expect(await stage.leads.decline(stage.sent[0]?.notice.id ?? '')).toBe('now')
    await stage.processDue()
    expect(stage.story().at(-1)).toBe('10s call Ben waiting')
  })
})

describe('caps and missed calls', () => {
  const [ANA, BEN] = ['+12015550111', '+12015550122']
  const calls = () =>
    stage.sent
      .filter(({ channel }) => channel === 'call')
      .map(({ at, notice: { staffMember } }) => `${at} ${staffMember?.name}`)

  test('does not end the rounds early after missed calls', async () => {
    stage.answer = ({ to }) => (to.kind === 'call' ? ringing : SENT)
    await stage.addStaffMember('Ana', ANA)
    await stage.addStaffMember('Ben', BEN)
    await stage.record()
    stage.engine()
    let missed = 0
    for (let minute = 0; minute < 61; minute++) {
      await stage.advanceClock(MINUTE)
      for (const { notice } of stage.sent.filter(({ channel }) => channel === 'call').slice(missed))
        await stage.calls.recordStatus(notice.id, {
          providerId: 'CA1',
          status: 'busy',
          sequence: 9,
        })
      missed = stage.sent.filter(({ channel }) => channel === 'call').length
      await stage.processDue()
    }
    expect(calls().filter((call) => call.endsWith('Ana'))).toHaveLength(5)
    expect(calls().filter((call) => call.endsWith('Ben'))).toHaveLength(5)
    expect(Number.parseInt(calls().at(-1) ?? '', 10)).toBeGreaterThan(3000)
  })

  test('calls about the third lead after two accepted calls in a quarter of an hour', async () => {
    stage.settings['alarm_plan'] = '45s call 1'
    await stage.addStaffMember('Ana', ANA)
    stage.engine()
    for (let lead = 0; lead < 5; lead++) {
      await stage.record()
      await stage.advanceClock(2 * MINUTE)
      const call = stage.sent.at(-1)?.notice
      if (lead > 0) await stage.leads.acceptByNotice(call?.id ?? '')
    }
    expect(calls()).toEqual([45, 165, 285, 405, 525].map((at) => `${at} Ana`))
  })

  test('delays a call over the cap, and calls the next staff member meanwhile', async () => {
    stage.settings['alarm_plan'] = '0s call 1'
    await stage.addStaffMember('Ana', ANA)
    await stage.addStaffMember('Ben', BEN)
    stage.engine()
    for (let lead = 0; lead < 5; lead++) {
      await stage.record()
      await stage.advanceClock(2 * MINUTE)
    }
    expect(calls()).toEqual(['0 Ana', '120 Ana', '240 Ana', '360 Ben', '480 Ben'])
    // Its lead was announced to Ben: the last third of Ana's cap stays reserved.
    await stage.advanceClock(10 * MINUTE)
    expect(calls().slice(5)).toEqual(['1020 Ana'])
    expect(stage.sent.at(-1)?.notice.facts.waiting).toBe(5)
  })

  test('delays a call until the hours of its plan', async () => {
    // 21:50 where the business is.
    stage.now = Date.parse('2031-03-05T02:50:00.000Z')
    stage.settings['alarm_plan_later'] = '0s call 1; hours 7-22'
    await stage.addStaffMember('Ana', ANA)
    stage.engine()
    const begun = stage.now
    for (let lead = 0; lead < 4; lead++) {
      await stage.record({ row: { timeframe: 'Same Day' } })
      await stage.advanceClock(70_000)
    }
    await stage.advanceClock(11 * 60 * MINUTE)
    const minutes = stage.sent
      .filter(({ channel }) => channel === 'call')
      .map(({ at }) => Math.floor(((START - begun) / 1000 + at) / 60))
    // 9 h 10 min later it is seven in the morning.
    expect(minutes).toEqual([0, 1, 2, 9 * 60 + 10])
  })

  test.each([
    ['the last step of the last round', 1, 'none'],
    ['a round with another staff member to call', 2, 'now'],
  ])('returns what follows a declined call at %s', async (_place, people, follows) => {
    stage.settings['alarm_plan'] = '0s call next; 1m call next'
    await stage.addStaffMember('Ana', ANA)
    if (people > 1) await stage.addStaffMember('Ben', BEN)
    await stage.record()
    stage.engine()
    await stage.advanceClock(1000)
    expect(await stage.leads.decline(stage.sent[0]?.notice.id ?? '')).toBe(follows)
  })

  test("postpones an alarm by at most its plan's delay after the clock was set back", async () => {
    stage.settings['alarm_plan'] = '0s push 1; 3m sms 1'
    await stage.addStaffMember('Ana', ANA)
    await stage.record()
    const engine = stage.engine()
    await stage.advanceClock(MINUTE)
    await engine.stop(0)
    stage.now -= 30 * MINUTE
    stage.engine()
    const back = (stage.now - START) / 1000
    await stage.advanceClock(4 * MINUTE)
    expect(stage.sent.map(({ channel }) => channel)).toEqual(['push', 'sms'])
    expect((stage.sent[1]?.at ?? 0) - back).toBeLessThanOrEqual(180 + 15)
  })
})

describe('failed notice', () => {
  test('is retried with increasing delays until the alarm is over', async () => {
    stage.settings['alarm_plan'] = '0s push 1'
    stage.answer = ({ kind }) =>
      kind === 'nobody'
        ? SENT
        : { outcome: 'failed', permanent: false, gone: 'no', error: 'status 503' }
    await stage.addStaffMember('Ana')
    await stage.record()
    stage.engine()
    await stage.advanceClock(70 * MINUTE)
    const tries = stage.sent.filter(({ channel }) => channel === 'push').map(({ at }) => at)
    expect(tries.slice(0, 7)).toEqual([0, 2, 6, 14, 30, 62, 122])
    expect(tries.at(-1)).toBeLessThan(3600)
  })

  test('retires an address that is gone', async () => {
    stage.settings['alarm_plan'] = '0s push 1; 1m push 1'
    stage.answer = () => ({ outcome: 'failed', permanent: true, gone: 'yes', error: 'status 410' })
    await stage.addStaffMember('Ana')
    await stage.record()
    stage.engine()
    await stage.advanceClock(2 * MINUTE)
    expect(stage.story()).toEqual(['0s push Ana created'])
  })
})

test('sends notices dated by a clock that ran a year ahead once it is corrected', async () => {
  stage.settings['alarm_plan'] = '0s push 1; 1m sms 1'
  await stage.addStaffMember('Ana', '+12015550111')
  stage.now += 365 * 24 * 60 * MINUTE
  await stage.record()
  stage.now = START
  stage.engine()
  await stage.advanceClock(90_000)
  expect(stage.sent.map(({ channel }) => channel)).toEqual(['push', 'sms'])
  expect(stage.logged).toContainEqual(
    expect.objectContaining({ message: 'what a wrong clock had put off rings now' }),
  )
})

describe('concurrency', () => {
  test('merges several open alarms into one call, and accepts each by its own digit', async () => {
    stage.settings['alarm_plan'] = '45s call 1'
    stage.answer = () => ringing
    await stage.addStaffMember('Ana', '+12015550111')
    const ids = [await stage.record(), await stage.record(), await stage.record()]
    stage.engine()
    await stage.advanceClock(MINUTE)
    expect(stage.sent).toHaveLength(1)
    const call = stage.sent[0]?.notice
    expect(call?.facts.waiting).toBe(3)
    const offered = [call?.facts.submissionId ?? '']
    await stage.leads.acceptByNotice(call?.id ?? '')
    let next = await stage.calls.nextWaiting(call?.id ?? '', null)
    while (next !== null) {
      offered.push(next.facts.submissionId)
      await stage.leads.acceptByNotice(next.id, next.facts.submissionId)
      next = await stage.calls.nextWaiting(next.id, next.facts.submissionId)
    }
    expect(offered.toSorted()).toEqual(ids.toSorted())
    expect((await stage.store.alarms.stats(stage.now)).escalating).toBe(0)
  })

  test('sends nothing twice from two engines', async () => {
    await stage.addStaffMember('Ana', '+12015550111')
    await stage.addStaffMember('Ben', '+12015550122')
    stage.engine()
    stage.engine()
    await stage.record()
    await stage.advanceClock(20 * MINUTE)
    const deliveries = stage.sent.map(({ channel, notice: { staffMember, facts } }) =>
      [channel, staffMember?.name, facts.round, facts.step].join(),
    )
    expect(new Set(deliveries).size).toBe(deliveries.length)
    expect(deliveries).toHaveLength(16)
  })

  test('continues after eight restarts, 15 seconds apart', async () => {
    stage.settings['alarm_plan'] = '0s push 1; 30s sms 1; 30s push 1; 30s sms 1'
    await stage.addStaffMember('Ana', '+12015550111')
    await stage.record()
    for (let at = 0; at < 8; at++) {
      const engine = stage.engine()
      await stage.advanceClock(15_000)
      await engine.stop(1000)
    }
    expect(stage.story()).toEqual([
      '0s push Ana created',
      '30s sms Ana waiting',
      '60s push Ana waiting',
      '90s sms Ana waiting',
    ])
  })
})
