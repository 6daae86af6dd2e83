import { describe, expect, test, vi } from 'vitest'
import { A_TOWN } from '#domain/some-town.fixture.ts'
import { SAMPLE_SERVICE, sampleSubmission } from '#server/store/sample.fixture.ts'
import type { SendOutcome } from './channel.ts'
import { SENT, START, useEngineStage } from './engine-stage.fixture.ts'

// The hours that are named here are those of New York.
vi.mock('#domain/business.ts', async (original) => {
  const { inNewYork } = await import('#domain/new-york.fixture.ts')
  return await inNewYork(original)
})

const stage = useEngineStage()

const MINUTE = 60_000
const ringing: SendOutcome = { outcome: 'sent', providerId: 'CA1' }
const tokenOf = (url: string | null): string => url?.split('/').at(-1) ?? ''

const later = (hour: string) => ({
  row: { timeframe: 'Same Day', created_at: `2031-03-04T${hour}:00.000Z` },
})

describe('the plan of an ASAP request (R102)', () => {
  test('rings everybody, then the first, then the second, three times, and ends after an hour', async () => {
    await stage.person('Ana', '+12015550111')
    await stage.person('Ben', '+12015550122')
    await stage.record()
    stage.engine()
    await stage.pass(61 * MINUTE)
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
        ...everybody(0, 'created'),
        '45s call Ana waiting',
        '225s call Ben waiting',
        ...everybody(225, 'waiting'),
        '270s call Ana waiting',
        '450s call Ben waiting',
        ...everybody(450, 'waiting'),
        '495s call Ana waiting',
        '675s call Ben waiting',
        '3600s mail nobody',
        '3600s mail Ana nobody',
        '3600s mail Ben nobody',
      ]),
    )
    expect(stage.logged.filter(({ level }) => level === 'error')).toMatchObject([
      { message: 'nobody took this request, its alarm is over' },
    ])
  })

  test('with nobody added, the addresses of STAFF_EMAIL are one person with mail (R101)', async () => {
    await stage.record()
    stage.engine()
    await stage.pass(20 * MINUTE)
    const mails = stage.sent.filter(({ channel }) => channel === 'mail')
    // At 0 s it is the staff mail itself, which is not the engine's (R109).
    expect(mails.map(({ at }) => at)).toEqual([225, 450])
    expect(mails[0]?.notice).toMatchObject({
      person: null,
      to: { kind: 'mail', to: ['dispatch@palisade.example'] },
    })
    expect(stage.sent.some(({ channel }) => channel === 'call')).toBe(false)
  })

  test('says what there is and nothing that identifies anybody (R105)', async () => {
    await stage.person('Ana')
    await stage.record()
    stage.engine()
    await stage.quiet()
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
    expect(notice?.takeUrl).toMatch(/^https:\/\/keys\.example\/a\/[\w-]{22}$/)
  })

  test('a row of the settings is the plan; one that is none rings by default, loudly', async () => {
    stage.settings['alarm_plan'] = '10s sms 2'
    await stage.person('Ana', '+12015550111')
    await stage.person('Ben', '+12015550122')
    await stage.record()
    stage.engine()
    await stage.pass(MINUTE)
    expect(stage.story()).toEqual(['10s sms Ben created'])
    stage.settings['alarm_plan'] = 'call everybody!'
    await stage.record()
    await stage.quiet()
    expect(stage.story()).toContain('60s push Ana created')
    expect(stage.logged).toContainEqual(
      expect.objectContaining({ message: 'alarm plan not understood, the default rings' }),
    )
  })

  test('a plan that is changed changes no alarm that rings', async () => {
    stage.settings['alarm_plan'] = '0s push all; 1m sms 1'
    await stage.person('Ana', '+12015550111')
    await stage.record()
    stage.engine()
    await stage.quiet()
    stage.settings['alarm_plan'] = '0s mail all'
    await stage.pass(2 * MINUTE)
    expect(stage.story()).toEqual(['0s push Ana created', '60s sms Ana waiting'])
  })

  test('a channel that is not set up is skipped', async () => {
    await stage.person('Ana', '+12015550111')
    await stage.record()
    stage.engine({ channels: new Map() })
    await stage.pass(61 * MINUTE)
    expect(stage.sent).toEqual([])
  })
})

describe('other timeframes and doubtful requests', () => {
  test.each([
    ['by night nobody is telephoned', '04:00', ['sms']],
    ['by day the plan’s calls go out', '17:00', ['sms', 'call']],
  ])('%s (R102)', async (_name, hour, channels) => {
    stage.now = Date.parse(`2031-03-04T${hour}:00.000Z`)
    stage.settings['alarm_plan_later'] = '0s sms 1; 1m call 1; hours 7-22'
    await stage.person('Ana', '+12015550111')
    await stage.record(later(hour))
    stage.engine()
    await stage.pass(5 * MINUTE)
    expect(stage.sent.map(({ channel }) => channel)).toEqual(hour === '04:00' ? [] : channels)
  })

  test.each([{ verification: 'unverified' as const }, { suspicion: 60 }])(
    'a request that may be a machine’s rings by mail and push only: %j (R106)',
    async (verdict) => {
      await stage.person('Ana', '+12015550111')
      await stage.record({ verdict })
      stage.engine()
      await stage.pass(20 * MINUTE)
      expect([...new Set(stage.sent.map(({ channel }) => channel))].toSorted()).toEqual([
        'mail',
        'push',
      ])
    },
  )
})

describe('after somebody took it (R103)', () => {
  test('nothing goes out any more, machines are told, and the owner is asked once', async () => {
    const ana = await stage.person('Ana', '+12015550111')
    await stage.person('Ben', '+12015550122')
    const id = await stage.record()
    stage.engine()
    await stage.pass(30_000)
    const push = stage.sent.find(
      ({ channel, notice }) => channel === 'push' && notice.person?.id === ana,
    )
    const before = stage.sent.length
    expect(await stage.desk.take(tokenOf(push?.notice.takeUrl ?? null))).toEqual({
      outcome: 'taken',
      submissionId: id,
    })
    await stage.pass(61 * MINUTE)
    expect(stage.story().slice(before)).toEqual([
      '30s webhook accepted',
      '630s push Ana still-yours',
    ])
    expect((await stage.store.alarms.listEvents(id)).at(-1)).toMatchObject({
      kind: 'accepted',
      personId: ana,
      via: 'push',
    })
  })

  test('an owner who is on the way is not asked', async () => {
    await stage.person('Ana')
    const id = await stage.record()
    stage.engine()
    await stage.quiet()
    await stage.desk.take(tokenOf(stage.sent[0]?.notice.takeUrl ?? null))
    await stage.store.alarms.moveLead(id, {
      to: 'en_route',
      by: { personId: null, via: 'board' },
      now: stage.now,
      noticeId: null,
      askAt: null,
      aftermath: () => [],
    })
    await stage.pass(61 * MINUTE)
    expect(stage.story().some((line) => line.includes('still-yours'))).toBe(false)
  })

  test('a call that rings is ended, the one by which it was taken is not', async () => {
    stage.settings['alarm_plan'] = '0s call all'
    stage.answer = ({ to }) => ({
      outcome: 'sent',
      providerId: to.kind === 'call' ? `CA ${to.phone}` : null,
    })
    await stage.person('Ana', '+12015550111')
    await stage.person('Ben', '+12015550122')
    await stage.record()
    stage.engine()
    await stage.quiet()
    const mine = stage.sent.find(({ notice }) => notice.person?.name === 'Ana')
    await stage.desk.takeByNotice(mine?.notice.id ?? '')
    await stage.quiet()
    expect(stage.ended).toEqual(['CA +12015550122'])
  })

  test('a call that begins to ring while somebody else takes the request is ended too', async () => {
    stage.settings['alarm_plan'] = '0s call 1'
    const { promise, resolve } = Promise.withResolvers<SendOutcome>()
    stage.answer = () => promise
    await stage.person('Ana', '+12015550111')
    const id = await stage.record()
    stage.engine().nudge()
    while (stage.sent.length === 0) await new Promise(setImmediate)
    await stage.store.alarms.moveLead(id, {
      to: 'accepted',
      by: { personId: null, via: 'board' },
      now: stage.now,
      noticeId: null,
      askAt: null,
      aftermath: () => [],
    })
    resolve(ringing)
    await stage.quiet()
    expect(stage.ended).toEqual(['CA1'])
  })

  test('an hour without anybody does not take the request from who comes then', async () => {
    await stage.person('Ana')
    await stage.record()
    stage.engine()
    await stage.pass(61 * MINUTE)
    const last = stage.sent.at(-1)
    expect(last?.notice.kind).toBe('nobody')
    expect(await stage.desk.take(tokenOf(last?.notice.takeUrl ?? null))).toMatchObject({
      outcome: 'taken',
    })
  })
})

describe('a call that reaches nobody', () => {
  test.each(['no-answer', 'busy', 'failed', 'completed'])(
    '%s brings the next step at once (R103)',
    async (status) => {
      stage.settings['alarm_plan'] = '0s call 1; 5m call 2; 5m sms 1'
      stage.answer = () => ringing
      await stage.person('Ana', '+12015550111')
      await stage.person('Ben', '+12015550122')
      await stage.record()
      stage.engine()
      await stage.pass(20_000)
      const callback = { providerId: 'CA1', status, sequence: 3 }
      await stage.desk.callback(stage.sent[0]?.notice.id ?? '', callback)
      await stage.pass(1000)
      expect(stage.story()).toEqual(['0s call Ana created', '20s call Ben waiting'])
    },
  )

  test('a time-out is never repeated, and the next step comes at its time (R103)', async () => {
    stage.settings['alarm_plan'] = '0s call 1; 1m call 2'
    stage.answer = () => ({ outcome: 'unknown', error: 'no answer' })
    await stage.person('Ana', '+12015550111')
    await stage.person('Ben', '+12015550122')
    await stage.record()
    stage.engine()
    await stage.pass(20 * MINUTE)
    expect(stage.story()).toEqual(['0s call Ana created', '60s call Ben waiting'])
  })

  test('a channel that never answers is not waited for, and holds up no other', async () => {
    stage.settings['alarm_plan'] = '0s call 1; 1m sms 1'
    stage.answer = ({ to }) => (to.kind === 'call' ? new Promise<SendOutcome>(() => {}) : SENT)
    await stage.person('Ana', '+12015550111')
    await stage.record()
    stage.engine().nudge()
    while (stage.sent.length === 0) await new Promise(setImmediate)
    stage.now += 25_000
    await stage.pass(2 * MINUTE)
    expect(stage.sent.map(({ channel }) => channel)).toEqual(['call', 'sms'])
    expect(stage.logged).toContainEqual(
      expect.objectContaining({ message: 'notice sent or not: nobody knows' }),
    )
  })

  test('one that certainly never left is tried three times, then the next step comes', async () => {
    stage.settings['alarm_plan'] = '0s call 1; 5m sms 1'
    stage.answer = ({ to }) =>
      to.kind === 'call'
        ? { outcome: 'failed', permanent: false, gone: 'no', error: 'ECONNREFUSED' }
        : SENT
    await stage.person('Ana', '+12015550111')
    await stage.record()
    stage.engine()
    await stage.pass(MINUTE)
    expect(stage.story()).toEqual([
      '0s call Ana created',
      '15s call Ana created',
      '30s call Ana created',
      '30s sms Ana waiting',
    ])
  })

  test('2 passes it on to the next at once (R104)', async () => {
    stage.settings['alarm_plan'] = '0s call 1; 5m call 2'
    stage.answer = () => ringing
    await stage.person('Ana', '+12015550111')
    await stage.person('Ben', '+12015550122')
    await stage.record()
    stage.engine()
    await stage.pass(10_000)
    expect(await stage.desk.passOn(stage.sent[0]?.notice.id ?? '')).toBe(true)
    await stage.quiet()
    expect(stage.story().at(-1)).toBe('10s call Ben waiting')
  })
})

describe('what does not arrive', () => {
  test('is tried again, further and further apart, until the alarm is over', async () => {
    stage.settings['alarm_plan'] = '0s push 1'
    stage.answer = ({ kind }) =>
      kind === 'nobody'
        ? SENT
        : { outcome: 'failed', permanent: false, gone: 'no', error: 'status 503' }
    await stage.person('Ana')
    await stage.record()
    stage.engine()
    await stage.pass(70 * MINUTE)
    const tries = stage.sent.filter(({ channel }) => channel === 'push').map(({ at }) => at)
    expect(tries.slice(0, 7)).toEqual([0, 2, 6, 14, 30, 62, 122])
    expect(tries.at(-1)).toBeLessThan(3600)
  })

  test('an address that is gone is retired', async () => {
    stage.settings['alarm_plan'] = '0s push 1; 1m push 1'
    stage.answer = () => ({ outcome: 'failed', permanent: true, gone: 'yes', error: 'status 410' })
    await stage.person('Ana')
    await stage.record()
    stage.engine()
    await stage.pass(2 * MINUTE)
    expect(stage.story()).toEqual(['0s push Ana created'])
  })
})

test('what a clock that ran a year ahead has put off rings once it is set right', async () => {
  stage.settings['alarm_plan'] = '0s push 1; 1m sms 1'
  await stage.person('Ana', '+12015550111')
  stage.now += 365 * 24 * 60 * MINUTE
  await stage.record()
  stage.now = START
  stage.engine()
  await stage.pass(90_000)
  expect(stage.sent.map(({ channel }) => channel)).toEqual(['push', 'sms'])
  expect(stage.logged).toContainEqual(
    expect.objectContaining({ message: 'what a wrong clock had put off rings now' }),
  )
})

describe('many at once', () => {
  test('several open alarms become one call, and each is taken by a digit of its own (R106)', async () => {
    stage.settings['alarm_plan'] = '45s call 1'
    stage.answer = () => ringing
    await stage.person('Ana', '+12015550111')
    const ids = [await stage.record(), await stage.record(), await stage.record()]
    stage.engine()
    await stage.pass(MINUTE)
    expect(stage.sent).toHaveLength(1)
    const call = stage.sent[0]?.notice
    expect(call?.facts.waiting).toBe(3)
    const others = await stage.desk.bundled(call?.id ?? '')
    expect(
      [call?.facts.submissionId, ...others.map(({ facts }) => facts.submissionId)].toSorted(),
    ).toEqual(ids.toSorted())
    for (const notice of [call, ...others]) await stage.desk.takeByNotice(notice?.id ?? '')
    expect((await stage.store.alarms.stats(stage.now)).ringing).toBe(0)
  })

  test('two engines share the work and do nothing twice (R103)', async () => {
    await stage.person('Ana', '+12015550111')
    await stage.person('Ben', '+12015550122')
    stage.engine()
    stage.engine()
    await stage.record()
    await stage.pass(20 * MINUTE)
    const told = stage.sent.map(({ channel, notice: { person, facts } }) =>
      [channel, person?.name, facts.round, facts.step].join(),
    )
    expect(new Set(told).size).toBe(told.length)
    expect(told).toHaveLength(24)
  })

  test('a restart at any moment goes on where it was (R103)', async () => {
    stage.settings['alarm_plan'] = '0s push 1; 30s sms 1; 30s push 1; 30s sms 1'
    await stage.person('Ana', '+12015550111')
    await stage.record()
    for (let at = 0; at < 8; at++) {
      const engine = stage.engine()
      await stage.pass(15_000)
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
