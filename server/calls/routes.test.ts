import { setOverride } from '#tests/support/schedules.ts'
import twilio from 'twilio'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { business } from '#domain/business/business.ts'
import {
  CALLED,
  CALLER,
  createIncomingSetup,
  type IncomingSetup,
  newSid,
  pathIn,
} from '#tests/support/incoming-setup.ts'
import { setSetting } from '#server/db/setting-queries.ts'
import { findCall } from '#server/db/tables/incoming-call.ts'
import { findAlarm } from '#server/alarm/escalation/advance-alarms.ts'
import { listEvents } from '#server/db/tables/events.ts'
import type { Db } from '#server/db/db.ts'
import { removeStaffMember } from '#server/db/tables/staff-members.ts'
import { countOutcomes } from '#server/leads/overview/count-outcomes.ts'
import { transitionLead } from '#server/leads/transition.ts'

let setup: IncomingSetup
let sid: string
beforeEach(async () => {
  setup = await createIncomingSetup()
  sid = newSid()
})
afterEach(() => setup.running.close())

const form = (changes: Record<string, string> = {}): Record<string, string> => ({
  CallSid: sid,
  From: CALLER,
  To: CALLED,
  CallStatus: 'ringing',
  StirVerstat: 'TN-Validation-Passed-A',
  ...changes,
})
const begin = (changes: Record<string, string> = {}) => setup.post('/calls/incoming', form(changes))
const dialed = (twiml: string, changes: Record<string, string>) =>
  setup.post(pathIn(twiml, 'action').replace(/key$/, 'dialed/0'), form(changes))
const later = (seconds: number): void => {
  setup.running.state.now += seconds * 1000
}

/** Sorts attributes, so that two documents with the same content are equal. */
const normal = (xml: string): string =>
  xml.replace(
    /<(\w+)((?: [\w-]+="[^"]*")+)/g,
    (_, name: string, attributes: string) =>
      `<${name} ${[...attributes.matchAll(/[\w-]+="[^"]*"/g)]
        .map(([one]) => one)
        .toSorted()
        .join(' ')}`,
  )

describe('POST /calls/incoming', () => {
  test("rings staff in order, in TwiML that Twilio's library writes alike", async () => {
    await setup.addStaff('Maria', '+12015550111')
    await setup.addStaff('Dan', '+12015550112')
    const { body } = await begin()
    const response = new twilio.twiml.VoiceResponse()
    const site = 'https://palisade.example'
    const gather = response.gather({
      input: ['dtmf'],
      numDigits: 1,
      timeout: 1,
      method: 'POST',
      action: `${site}/calls/${sid}/key`,
    })
    gather.say(
      { language: 'en-US' },
      /<Say[^>]*>([^<]*)/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? '',
    )
    const dial = response.dial({
      timeout: 20,
      timeLimit: 3600,
      callerId: CALLER,
      method: 'POST',
      action: `${site}/calls/${sid}/dialed/0`,
    })
    dial.number(
      {
        url: site + pathIn(body, 'url'),
        method: 'POST',
        statusCallback: site + pathIn(body, 'statusCallback'),
        statusCallbackEvent: ['ringing', 'answered', 'completed'],
        statusCallbackMethod: 'POST',
      },
      '+12015550111',
    )
    expect(normal(body)).toBe(normal(response.toString()))
    expect(body).not.toMatch(/record/i)
    const second = await dialed(body, { DialCallStatus: 'no-answer', CallStatus: 'in-progress' })
    expect(second.body).toContain('>+12015550112<')
  })

  test('rings all at once where the setting says so, and nobody where it is off', async () => {
    await setup.addStaff('Maria', '+12015550111')
    await setup.addStaff('Dan', '+12015550112')
    await setup.running.db.write((tx) => setSetting(tx, 'incoming_calls', 'all'))
    const { body } = await begin()
    expect(body.match(/<Number/g)).toHaveLength(2)
    await setup.running.db.write((tx) => setSetting(tx, 'incoming_calls', 'off'))
    sid = newSid()
    expect((await begin()).body).not.toContain('<Dial')
    expect(await setup.running.leads()).toHaveLength(1)
  })

  test('rings nobody who is off', async () => {
    const id = await setup.addStaff('Maria', '+12015550111')
    const until = setup.running.state.now + 3_600_000
    await setOverride(setup.running.db, id, { kind: 'off', until })
    expect((await begin()).body).not.toContain('<Dial')
  })

  test('rings nobody who went off or left while the call rang others', async () => {
    await setup.addStaff('Maria', '+12015550111')
    const dan = await setup.addStaff('Dan', '+12015550112')
    await setup.addStaff('Sam', '+12015550113')
    const { body } = await begin()
    const until = setup.running.state.now + 3_600_000
    await setOverride(setup.running.db, dan, { kind: 'off', until })
    const unanswered = { DialCallStatus: 'no-answer', CallStatus: 'in-progress' }
    const second = await dialed(body, unanswered)
    expect(second.body).toContain('>+12015550113<')
    expect((await dialed(second.body, unanswered)).body).toContain('We have your number')
  })

  test('answers a repeat alike, and refuses a forged signature', async () => {
    await setup.addStaff('Maria', '+12015550111')
    expect((await begin()).body).toBe((await begin()).body)
    expect((await setup.post('/calls/incoming', form(), 'x'.repeat(28))).status).toBe(403)
  })

  test('whispers in the language of the staff member, and connects at 1 only', async () => {
    await setup.addStaff('Luis', '+12015550111', 'es')
    const { body } = await begin()
    const whispered = await setup.post(pathIn(body, 'url'), {})
    expect(whispered.body).toContain('Llamada de Google Ads. Oprima 1.')
    expect(whispered.body).toMatch(/<Hangup\/>/)
    const accept = pathIn(whispered.body, 'action')
    expect((await setup.post(accept, { Digits: '2' })).body).toContain('<Gather')
    expect((await setup.post(accept, { Digits: '1' })).body).not.toMatch(/<Say|<Hangup/)
    later(60)
    await dialed(body, {
      DialCallStatus: 'completed',
      DialBridged: 'true',
      CallStatus: 'in-progress',
    })
    expect(await setup.running.leads()).toEqual([])
    expect((await setup.running.db.read((tx) => findCall(tx, sid)))?.state).toBe('taken')
  })
})

describe('a call that a staff member took', () => {
  /** Lets Maria press 1, or Dan after her phone rang out. */
  const accept = async (isSecond: boolean): Promise<string> => {
    await setup.addStaff('Maria', '+12015550111')
    await setup.addStaff('Dan', '+12015550112')
    let { body } = await begin()
    later(20)
    if (isSecond)
      body = (await dialed(body, { DialCallStatus: 'no-answer', CallStatus: 'in-progress' })).body
    await setup.post(pathIn(body, 'url').replace('/whisper', '/accept'), { Digits: '1' })
    return body
  }
  const stateOf = async () => (await setup.running.db.read((tx) => findCall(tx, sid)))?.state

  test('stays one when the outcome of an earlier ringing comes again', async () => {
    await accept(true)
    await setup.post(`/calls/${sid}/dialed/0`, form({ DialCallStatus: 'no-answer' }))
    expect([await stateOf(), await setup.running.leads()]).toEqual(['accepted', []])
  })

  test('is missed where the key was lost and the caller heard an error', async () => {
    await accept(false)
    later(5)
    await setup.post('/calls/status', form({ CallStatus: 'completed', CallDuration: '25' }))
    // The outcome of ringing may still come.
    expect(await stateOf()).toBe('accepted')
    setup.resource = () => ({ status: 'completed', duration: '25' })
    later(15)
    await setup.sweep()
    expect([await stateOf(), (await setup.running.leads()).length]).toEqual(['missed', 1])
  })

  test('is taken, short as it was, where the outcome says so after the end', async () => {
    const body = await accept(false)
    later(5)
    await setup.post('/calls/status', form({ CallStatus: 'completed', CallDuration: '25' }))
    const outcome = { DialCallStatus: 'completed', DialBridged: 'true', CallStatus: 'completed' }
    await dialed(body, outcome)
    expect([await stateOf(), await setup.running.leads()]).toEqual(['taken', []])
  })
})

describe('a missed call', () => {
  const miss = async (changes: Record<string, string> = {}): Promise<string> => {
    const { body } = await begin(changes)
    later(25)
    return (
      await dialed(body, { DialCallStatus: 'no-answer', CallStatus: 'in-progress', ...changes })
    ).body
  }

  beforeEach(async () => {
    await setup.addStaff('Maria', '+12015550111')
  })

  test('is a lead with its number and source, whose alarm runs as for ASAP', async () => {
    const said = await miss()
    expect(said).toContain('We have your number')
    const [lead] = await setup.running.leads()
    expect(lead).toMatchObject({
      type: 'call',
      phone: '+1 (201) 555-0123',
      name: '',
      address: '',
      service: '',
      timeframe: 'ASAP',
      status: 'pending',
      verification: 'verified',
      traffic_source: { source: 'google-ads', medium: 'call' },
      mail: { state: 'queued' },
    })
    const alarm = await setup.running.db.read((tx) => findAlarm(tx, lead?.id ?? ''))
    expect(alarm).not.toBeNull()
    const events = await setup.running.db.read((tx) => listEvents(tx, lead?.id ?? ''))
    expect(events.map(({ kind }) => kind)).toEqual(['stored', 'called'])
    expect(events[1]?.payload).toMatchObject({ attestation: 'TN-Validation-Passed-A' })
  })

  test('is also one where a voicemail answered and pressed nothing', async () => {
    const { body } = await begin()
    await setup.post(pathIn(body, 'url'), {})
    await dialed(body, { DialCallStatus: 'completed', CallStatus: 'in-progress' })
    expect(await setup.running.leads()).toHaveLength(1)
  })

  test('records that the caller pressed 1, also after they hung up at once', async () => {
    const { body } = await begin()
    await setup.post('/calls/status', form({ CallStatus: 'completed', CallDuration: '3' }))
    expect(await setup.running.leads()).toEqual([])
    const { body: said } = await setup.post(pathIn(body, 'action'), form({ Digits: '1' }))
    expect(said).toContain('locked out')
    expect((await setup.running.leads())[0]).toMatchObject({
      notes: null,
      asked: { callBack: true },
    })
  })

  test('is one whose first request was lost, however short it was', async () => {
    await setup.post('/calls/status', form({ CallStatus: 'completed', CallDuration: '3' }))
    expect(await setup.running.leads()).toHaveLength(1)
  })

  test("joins the caller's open lead", async () => {
    await miss()
    sid = newSid()
    expect(await miss()).toContain('We have added your call')
    expect(await setup.running.leads()).toHaveLength(1)
  })

  test.each(['+266696687', 'anonymous', 'restricted', ''])(
    'counts a hidden number (%s)',
    async (From) => {
      expect(await miss({ From })).toContain('your number is hidden')
      expect(await setup.running.leads()).toEqual([])
      expect((await setup.running.db.read((tx) => findCall(tx, sid)))?.state).toBe('hidden')
    },
  )

  test('with a hidden number is not offered a call back, and a key changes nothing', async () => {
    const { body } = await setup.post('/calls/incoming', form({ From: 'anonymous' }))
    expect(body).toContain('we ring our locksmiths')
    expect(body).toContain('<Dial')
    expect(body).not.toMatch(/press 1|Gather/)
    const pressed = await setup.post(`/calls/${sid}/key`, form({ From: 'anonymous', Digits: '1' }))
    expect(pressed.body).toContain('<Dial')
    expect((await setup.running.db.read((tx) => findCall(tx, sid)))?.state).toBe('ringing')
  })

  test('is refused where staff marked a lead of the number as spam', async () => {
    await miss()
    const [lead] = await setup.running.leads()
    const by = { staffMemberId: null, via: 'board' }
    const common = { role: 'staff', by, noticeId: null, now: setup.running.state.now } as const
    const settings = setup.running.noticeSettings
    await setup.running.db.write((tx) =>
      transitionLead(tx, lead?.id ?? '', {
        to: 'spam',
        ...common,
        settings,
      }),
    )
    sid = newSid()
    expect((await begin()).body).toContain('<Reject')
    expect(await setup.running.leads()).toHaveLength(1)
  })

  test('lowers the alarm where the carriers say that the number is false', async () => {
    await miss({ StirVerstat: 'TN-Validation-Failed-C' })
    expect((await setup.running.leads())[0]?.verification).toBe('unverified')
  })

  test('counts calls of one caller at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => begin({ CallSid: newSid() })))
    expect(answers.filter(({ body }) => body.includes('<Dial'))).toHaveLength(4)
    expect(await setup.running.leads()).toHaveLength(1)
  })

  test('rings staff four times an hour for one caller, and stays a lead afterwards', async () => {
    const rung: boolean[] = []
    for (let count = 0; count < 6; count++) {
      sid = newSid()
      const { body } = await begin()
      rung.push(body.includes('<Dial'))
    }
    expect(rung).toEqual([true, true, true, true, false, false])
    expect(await setup.running.leads()).toHaveLength(1)
  })
})

describe('a call from the phone of a staff member', () => {
  const miss = async (changes: Record<string, string>): Promise<string> => {
    const { body } = await begin(changes)
    if (!body.includes('<Dial')) return body
    later(25)
    return (
      await dialed(body, { DialCallStatus: 'no-answer', CallStatus: 'in-progress', ...changes })
    ).body
  }
  const BEN = '+12015550162'

  let benId: string
  beforeEach(async () => {
    benId = await setup.addStaff('Ben', BEN)
    await setup.running.db.write((tx) => setSetting(tx, 'text_back', 'on'))
  })

  test('rings colleagues and not itself, and is no lead', async () => {
    await setup.addStaff('Maria', '+12015550111')
    await setup.running.db.write((tx) => setSetting(tx, 'incoming_calls', 'all'))
    const { body } = await begin({ From: BEN })
    expect(body.match(/>\+\d+</g)).toEqual(['>+12015550111<'])
    expect(body).not.toContain('press 1')
    expect((await setup.post(pathIn(body, 'url'), {})).body).toContain('Call from a colleague.')
    later(25)
    const after = await setup.post(
      pathIn(body, 'action'),
      form({ From: BEN, DialCallStatus: 'no-answer', CallStatus: 'in-progress' }),
    )
    expect(after.body).toContain('from the phone of a staff member')
    expect(await setup.running.leads()).toEqual([])
  })

  test('is no lead where nobody else is on call, nor at a key, nor where only its end is known', async () => {
    expect(await miss({ From: BEN })).toContain('from the phone of a staff member')
    await setup.post(`/calls/${sid}/key`, form({ From: BEN, Digits: '1' }))
    sid = newSid()
    await setup.post('/calls/status', form({ From: BEN, CallStatus: 'completed' }))
    expect(await setup.running.leads()).toEqual([])
    expect((await setup.running.db.read((tx) => findCall(tx, sid)))?.state).toBe('left')
  })

  test('joins no lead, though one has the same number', async () => {
    await setup.running.db.write((tx) => removeStaffMember(tx, benId, setup.running.state.now))
    await miss({ From: BEN })
    const [lead] = await setup.running.leads()
    await setup.addStaff('Ben', BEN)
    sid = newSid()
    await miss({ From: BEN })
    const events = await setup.running.db.read((tx) => listEvents(tx, lead?.id ?? ''))
    expect(events.filter(({ kind }) => kind === 'called')).toHaveLength(1)
  })

  test('counts neither as a call nor as a missed one', async () => {
    await miss({ From: BEN })
    const { now } = setup.running.state
    const period = { since: now - 60_000, until: now + 1 }
    const counts = await setup.running.db.read((tx) => countOutcomes(tx, period, now))
    expect(counts.sources).toEqual([])
  })
})

test('a call from a number of the business counts as hidden', async () => {
  for (const From of ['+12015550199', CALLED]) {
    sid = newSid()
    expect((await begin({ From })).body).toContain('your number is hidden')
  }
  expect(await setup.running.leads()).toEqual([])
})

test('a call from an address on the internet is hidden, unless a number calls', async () => {
  await setup.addStaff('Maria', '+12015550111')
  for (const From of ['sip:20@34.201.22.5', 'client:2034201225', 'sip:201.555.0123']) {
    sid = newSid()
    const { body } = await begin({ From })
    expect(body).toContain('<Dial')
    expect(body).not.toContain('callerId')
  }
  sid = newSid()
  expect((await begin({ From: 'sip:+12015550123@34.201.22.5' })).body).toContain(
    'callerId="+12015550123"',
  )
})

describe('while the database cannot be written', () => {
  let isFull: boolean
  beforeEach(async () => {
    await setup.running.close()
    isFull = true
    const full = Object.assign(new Error('database or disk is full'), { errcode: 13 })
    const unlessFull =
      (run: Db['write']): Db['write'] =>
      async (work) =>
        isFull ? await Promise.reject(full) : await run(work)
    setup = await createIncomingSetup(
      {},
      {
        wrapDb: (db) => ({
          ...db,
          write: unlessFull(db.write),
          writeRelaxed: unlessFull(db.writeRelaxed),
        }),
      },
    )
  })

  test('a first request fails, so that Twilio calls its fallback and lists it', async () => {
    expect((await begin()).status).toBe(503)
    expect((await setup.post('/calls/status?x=1', form({ CallStatus: 'completed' }))).status).toBe(
      503,
    )
    const text = { MessageSid: newSid('SM'), From: CALLER, To: CALLED, Body: 'Locked out' }
    expect((await setup.post('/messages/incoming', text)).status).toBe(503)
  })

  test('a later request of a stored call is answered in words, and the call becomes a lead', async () => {
    isFull = false
    const { body } = await begin()
    isFull = true
    const outcome = await setup.post(
      `/calls/${sid}/dialed/0`,
      form({ DialCallStatus: 'no-answer', CallStatus: 'in-progress' }),
    )
    expect([outcome.status, body.includes('<Dial')]).toEqual([200, false])
    expect(outcome.body).toContain('Something did not work')
    isFull = false
    later(600)
    await setup.sweep()
    expect(await setup.running.leads()).toHaveLength(1)
  })
})

test('a call that ALARM_CALLS_PER_DAY leaves no room for is a missed call at once', async () => {
  await setup.running.close()
  setup = await createIncomingSetup({ ALARM_CALLS_PER_DAY: '0' })
  await setup.addStaff('Maria', '+12015550111')
  expect((await begin()).body).toContain('We have your number')
  expect(await setup.running.leads()).toHaveLength(1)
})

test('says the business’s name to the caller', async () => {
  await setup.addStaff('Maria', '+12015550111')
  expect((await begin()).body).toContain(business.name.replace('&', '&amp;'))
})
