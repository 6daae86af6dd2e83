import { afterEach, describe, expect, test } from 'vitest'
import { sampleSubmission } from '#server/db/sample-submission.fixture.ts'
import {
  type FakeSmtpServer,
  refusal,
  startFakeSmtpServer,
} from '#server/outbox/transport/fake-smtp-server.fixture.ts'
import type { MailTransport, SendResult } from '#server/outbox/transport/transport.ts'
import { createSmtpTransport } from '#server/outbox/transport/transport-smtp.ts'
import {
  fakeTransport,
  DOWN,
  ENVIRONMENT,
  REFUSED,
  START,
  until,
  useOutboxHarness,
} from './outbox-harness.fixture.ts'
import { listEvents } from '#server/db/tables/events.ts'
import { requeueMail } from '#server/db/tables/outbox.ts'
import { storeSubmission } from '#server/leads/record.ts'

const harness = useOutboxHarness()

describe('outcome of a mail', () => {
  test('records a sent mail with its time', async () => {
    const id = await harness.record()
    harness.outbox(fakeTransport()).start()
    await until(async () =>
      expect(await harness.mailOf(id)).toEqual({
        state: 'sent',
        attempts: 1,
        sentAt: START,
        lastError: null,
      }),
    )
  })

  test('retries a failed mail after 2 s, then 4 s, with the same Message-ID', async () => {
    const id = await harness.record()
    const transport = fakeTransport(DOWN, DOWN)
    const outbox = harness.outbox(transport)
    outbox.start()
    await until(() => expect(outbox.counts().failed).toBe(1))
    harness.advance(1999)
    outbox.nudge()
    harness.advance(1)
    outbox.nudge()
    await until(() => expect(outbox.counts().failed).toBe(2))
    harness.advance(4000)
    await until(async () => expect((await harness.mailOf(id))?.state).toBe('sent'))
    expect(transport.sent).toHaveLength(3)
    expect(new Set(transport.sent.map(({ messageId }) => messageId)).size).toBe(1)
  })

  test('stores the last error in one short line until the mail is sent', async () => {
    const id = await harness.record()
    const detail = `451 try again\r\nlater \u001b[2J ${'x'.repeat(400)}`
    const outbox = harness.outbox(fakeTransport({ ...DOWN, detail } as SendResult))
    outbox.start()
    await until(() => expect(outbox.counts().failed).toBe(1))
    const kept = (await harness.mailOf(id))?.lastError
    expect(kept).toMatch(/^ECONNREFUSED at connect: 451 try again later \[2J x+…$/)
    expect([...(kept ?? '')]).toHaveLength(300)
    harness.advance(2000)
    outbox.nudge()
    await until(async () => expect((await harness.mailOf(id))?.state).toBe('sent'))
    expect((await harness.mailOf(id))?.lastError).toBeNull()
  })

  test('buries a mail that is refused permanently, and logs an error', async () => {
    const id = await harness.record()
    const outbox = harness.outbox(fakeTransport(REFUSED))
    outbox.start()
    await until(async () => expect((await harness.mailOf(id))?.state).toBe('dead'))
    expect(outbox.counts()).toEqual({ sent: 0, failed: 0, dead: 1, dropped: 0 })
    expect(harness.logged).toContainEqual({
      level: 'error',
      fields: expect.objectContaining({ submission: id, reason: 'EENVELOPE 550 at RCPT TO' }),
      message: 'mail refused for good, so this lead was not announced by mail',
    })
  })

  test('removes a link from the stored error', async () => {
    const id = await harness.record()
    const detail = '554 spam: https://keys.example/a/q7Hh2vXbT0mS9cYwLr4KfA found'
    harness.outbox(fakeTransport({ ...REFUSED, detail } as SendResult)).start()
    await until(async () => expect((await harness.mailOf(id))?.state).toBe('dead'))
    const kept = (await harness.mailOf(id))?.lastError
    expect(kept).toContain('554 spam: https://keys.example/a/… found')
  })

  test('retries for a day while the mail server is down', async () => {
    const id = await harness.record()
    let up = false
    const transport: MailTransport = { send: async () => (up ? { ok: true } : DOWN) }
    const outbox = harness.outbox(transport)
    outbox.start()
    const quarters = 24 * 4
    for (let tries = 1; tries <= quarters; tries++) {
      await until(() => expect(outbox.counts().failed).toBe(tries))
      harness.advance(15 * 60_000)
    }
    up = true
    harness.advance(15 * 60_000)
    await until(async () => expect((await harness.mailOf(id))?.state).toBe('sent'))
    expect(harness.logged.some(({ level }) => level === 'warn')).toBe(true)
    expect(harness.logged.some(({ level }) => level === 'error')).toBe(true)
  })

  test('neither loses a mail nor stops after a defect in the code', async () => {
    const first = await harness.record()
    const second = await harness.record()
    let calls = 0
    const transport: MailTransport = {
      send: async () => {
        if (calls++ === 0) throw new TypeError('a defect')
        return { ok: true }
      },
    }
    const outbox = harness.outbox(transport)
    outbox.start()
    await until(() => expect(outbox.counts()).toEqual({ sent: 1, failed: 1, dead: 0, dropped: 0 }))
    harness.advance(2000)
    outbox.nudge()
    await until(async () => {
      expect([(await harness.mailOf(first))?.state, (await harness.mailOf(second))?.state]).toEqual(
        ['sent', 'sent'],
      )
    })
  })
})

test('logs no text typed by the visitor', async () => {
  const submission = sampleSubmission({ now: harness.now, visitorMail: null })
  await storeSubmission(harness.db, submission)
  const { name, phone, address, notes, gate_code, email } = submission.row
  const outbox = harness.outbox(
    fakeTransport(
      { ...DOWN, detail: `cannot take mail about ${name}, ${address}` } as SendResult,
      { ...REFUSED, detail: `refused: ${notes} ${gate_code}` } as SendResult,
    ),
  )
  outbox.start()
  await until(() => expect(outbox.counts().failed).toBe(1))
  harness.advance(2000)
  outbox.nudge()
  await until(() => expect(outbox.counts().dead).toBe(1))
  const lines = JSON.stringify(harness.logged)
  for (const secret of [name, phone, address, notes, gate_code, email]) {
    expect(lines).not.toContain(JSON.stringify(secret).slice(1, -1))
  }
  expect(lines).toContain(submission.row.id)
})

describe('with a real mail server', () => {
  let server: FakeSmtpServer | undefined

  afterEach(async () => {
    await server?.stop()
    server = undefined
  })

  test('sends one mail after an outage', async () => {
    server = await startFakeSmtpServer()
    const { port } = server
    await server.stop()
    const id = await harness.record()
    const outbox = harness.outbox(createSmtpTransport({ url: `smtp://127.0.0.1:${port}` }))
    outbox.start()
    await until(() => expect(outbox.counts().failed).toBe(1))
    harness.advance(2000)
    outbox.nudge()
    await until(() => expect(outbox.counts().failed).toBe(2))
    server = await startFakeSmtpServer({}, port)
    harness.advance(4000)
    outbox.nudge()
    await until(async () => expect((await harness.mailOf(id))?.state).toBe('sent'))
    expect(server.received).toHaveLength(1)
  })
})

describe('a mail that some of the staff do not take for the moment', () => {
  const [BOSS, GREY] = ['boss@palisade.example', 'grey@palisade.example'] as const
  const STAFF_EMAIL = [BOSS, GREY]
  const start = async (transport: MailTransport) => {
    const id = await harness.record()
    const outbox = harness.outbox(transport, {
      environment: { ...ENVIRONMENT, staffEmail: STAFF_EMAIL },
    })
    outbox.start()
    return { id, outbox }
  }
  const eventsOf = (id: string) => harness.db.read((tx) => listEvents(tx, id))

  test('goes again to those only, with the same Message-ID, and is sent once for the others', async () => {
    const transport = fakeTransport({ ok: true, deferred: [GREY] }, DOWN, { ok: true })
    const { id, outbox } = await start(transport)
    await until(() => expect(outbox.counts().failed).toBe(1))
    expect((await harness.mailOf(id))?.state).toBe('queued')
    expect((await eventsOf(id)).filter(({ kind }) => kind === 'mailed')).toHaveLength(1)
    harness.advance(2000)
    outbox.nudge()
    await until(() => expect(outbox.counts().failed).toBe(2))
    harness.advance(4000)
    outbox.nudge()
    await until(async () => expect((await harness.mailOf(id))?.state).toBe('sent'))
    expect(transport.sent.map(({ to }) => to)).toEqual([STAFF_EMAIL, [GREY], [GREY]])
    expect(new Set(transport.sent.map(({ messageId }) => messageId)).size).toBe(1)
    expect((await eventsOf(id)).filter(({ kind }) => kind === 'mailed')).toHaveLength(1)
  })

  test('is sent once an address refuses it for good, so that no lead counts as not announced', async () => {
    const transport = fakeTransport({ ok: true, deferred: [GREY] }, REFUSED)
    const { id, outbox } = await start(transport)
    await until(() => expect(outbox.counts().failed).toBe(1))
    harness.advance(2000)
    outbox.nudge()
    await until(async () => expect((await harness.mailOf(id))?.state).toBe('sent'))
  })

  test('is given up for those after a day', async () => {
    const transport: MailTransport & { sent: number } = {
      sent: 0,
      async send() {
        this.sent++
        return { ok: true, deferred: [GREY] }
      },
    }
    const { id, outbox } = await start(transport)
    await until(() => expect(outbox.counts().failed).toBe(1))
    harness.advance(25 * 3_600_000)
    outbox.nudge()
    await until(async () => expect((await harness.mailOf(id))?.state).toBe('sent'))
    expect(transport.sent).toBe(2)
  })

  test('goes to all when the owner sends it again', async () => {
    const transport = fakeTransport({ ok: true, deferred: [GREY] })
    const { id, outbox } = await start(transport)
    await until(() => expect(outbox.counts().failed).toBe(1))
    await harness.db.write((tx) => requeueMail(tx, id, harness.now))
    outbox.nudge()
    await until(async () => expect((await harness.mailOf(id))?.state).toBe('sent'))
    expect(transport.sent.at(-1)?.to).toEqual(STAFF_EMAIL)
  })

  test('asks a real mail server with greylisting again for one address', async () => {
    let asked = 0
    const server = await startFakeSmtpServer({
      onRcptTo: ({ address }, _session, done) =>
        done(address === GREY && asked++ === 0 ? refusal(450, 'greylisted') : null),
    })
    const url = `smtp://127.0.0.1:${server.port}`
    const { id, outbox } = await start(createSmtpTransport({ url }))
    await until(() => expect(outbox.counts().failed).toBe(1))
    harness.advance(2000)
    outbox.nudge()
    await until(async () => expect((await harness.mailOf(id))?.state).toBe('sent'))
    expect(server.received.map(({ to }) => to)).toEqual([[BOSS], [GREY]])
    await server.stop()
  })
})
