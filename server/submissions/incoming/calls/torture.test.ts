import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createIncomingSetup, CALLED, newSid, pathIn } from '#tests/support/incoming-setup.ts'

/** What happens on one call, in seconds after its first ring. */
interface Story {
  readonly hangsUpAt: number
  /** When the caller presses 1 during the greeting; `null` for never. */
  readonly pressesAt: number | null
  /** When a staff member answers and presses 1; `null` for never. */
  readonly acceptsAt: number | null
  readonly voicemail: boolean
  /** For each of Twilio's later requests: how often it comes. */
  readonly copies: readonly number[]
  readonly isReversed: boolean
  readonly forged: boolean
}

const story = (hangsUpAt: number): fc.Arbitrary<Story> =>
  fc.record({
    hangsUpAt: fc.constant(hangsUpAt),
    pressesAt: fc.option(fc.integer({ min: 1, max: 8 }), { freq: 3 }),
    acceptsAt: fc.option(fc.integer({ min: 3, max: 18 })),
    voicemail: fc.boolean(),
    copies: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 6, maxLength: 6 }),
    isReversed: fc.boolean(),
    forged: fc.boolean(),
  })

/** Every second until after the ringing has ended, and one call that is connected for long. */
const SECONDS = [...Array.from({ length: 28 }, (_, second) => second), 90]

test('each caller with a number is a lead exactly once, was connected, or hung up at once', async () => {
  const setup = await createIncomingSetup({ ALARM_CALLS_PER_DAY: '10000' })
  const { state, store } = setup.running
  await setup.addStaff('Maria', '+12015550111')
  const stories = fc.sample(fc.tuple(...SECONDS.map(story)), { numRuns: 1, seed: 7 })[0] ?? []
  const wrong: unknown[] = []
  for (const [index, told] of stories.entries()) {
    const { hangsUpAt, pressesAt, acceptsAt, voicemail, copies, isReversed, forged } = told
    const sid = newSid()
    const caller = `+1201555${String(2000 + index)}`
    const base = { CallSid: sid, From: caller, To: CALLED }
    const startedAt = state.now
    const { body } = await setup.post('/calls/incoming', { ...base, CallStatus: 'ringing' })
    const presses = pressesAt !== null && pressesAt <= hangsUpAt
    const accepts = !presses && acceptsAt !== null && acceptsAt < hangsUpAt
    const requests: (readonly [path: string, form: Record<string, string>])[] = []
    if (presses) requests.push([pathIn(body, 'action'), { ...base, Digits: '1' }])
    else {
      const whisper = pathIn(body, 'url')
      const ringsOut = hangsUpAt > 22
      if (voicemail || accepts) requests.push([whisper, {}])
      if (accepts) requests.push([whisper.replace('/whisper', '/accept'), { Digits: '1' }])
      if (accepts || ringsOut)
        requests.push([
          `/calls/${sid}/dialed/0`,
          {
            ...base,
            CallStatus: accepts ? 'completed' : 'in-progress',
            DialCallStatus: accepts || voicemail ? 'completed' : 'no-answer',
            DialBridged: String(accepts),
          },
        ])
      requests.push([pathIn(body, 'statusCallback'), { CallStatus: 'completed' }])
    }
    requests.push([
      '/calls/status',
      { ...base, CallStatus: 'completed', CallDuration: String(hangsUpAt) },
    ])
    // A key that nobody hears of cannot be known: it comes at least once.
    const sent = requests.flatMap((request, at) => {
      const isKey = request[1]['Digits'] === '1'
      return Array.from({ length: Math.max(copies[at] ?? 1, isKey ? 1 : 0) }, () => request)
    })
    // Twilio may repeat requests in any order, but a key of staff comes while the call lasts.
    const keys = sent.filter(([path]) => path.endsWith('/accept'))
    const others = sent.filter(([path]) => !path.endsWith('/accept'))
    state.now = startedAt + 1000 * (acceptsAt ?? 0)
    for (const [path, form] of keys) await setup.post(path, form)
    state.now = startedAt + 1000 * hangsUpAt
    for (const [path, form] of isReversed ? others.toReversed() : others) {
      if (forged) {
        const refused = await setup.post(
          path,
          { ...form, DialBridged: 'true' },
          'A'.repeat(27) + '=',
        )
        expect(refused.status).toBe(403)
      }
      expect((await setup.post(path, form)).status).toBeLessThan(300)
    }
    setup.resource = () => ({ status: 'completed', duration: String(hangsUpAt) })
    state.now += 10 * 60_000
    await setup.sweep()
    const call = await store.incomingCalls.findCall(sid)
    const leads = (await setup.running.leads()).filter(({ phone }) =>
      phone.endsWith(caller.slice(-4)),
    )
    const isMisdialed = hangsUpAt < 5 && !presses
    const expected = accepts ? 'taken' : isMisdialed ? 'left' : 'missed'
    const isRight = call?.state === expected && leads.length === (expected === 'missed' ? 1 : 0)
    if (!isRight) wrong.push({ ...told, state: call?.state, expected, leads: leads.length })
  }
  expect(wrong).toEqual([])
  await setup.running.close()
}, 120_000)

test('asks again while Twilio does not answer, and makes a lead after an hour', async () => {
  const setup = await createIncomingSetup()
  const { state, store } = setup.running
  await setup.addStaff('Maria', '+12015550111')
  const sid = newSid()
  await setup.post('/calls/incoming', { CallSid: sid, From: '+12015552999', To: CALLED })
  setup.resource = () => null
  state.now += 10 * 60_000
  await setup.sweep()
  expect((await store.incomingCalls.findCall(sid))?.state).toBe('ringing')
  setup.resource = () => ({ status: 'in-progress', duration: null })
  state.now += 30 * 60_000
  await setup.sweep()
  expect((await store.incomingCalls.findCall(sid))?.state).toBe('ringing')
  setup.resource = () => null
  state.now += 60 * 60_000
  await setup.sweep()
  expect((await store.incomingCalls.findCall(sid))?.state).toBe('missed')
  expect(await setup.running.leads()).toHaveLength(1)
  await setup.running.close()
}, 60_000)
