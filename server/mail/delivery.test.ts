import { afterEach, describe, expect, test } from 'vitest'
import { sampleSubmission } from '#server/store/sample-submission.fixture.ts'
import { type FakeSmtpServer, startFakeSmtpServer } from './fake-smtp-server.fixture.ts'
import type { MailTransport, SendResult } from './transport.ts'
import { createSmtpTransport } from './transport-smtp.ts'
import {
  fakeTransport,
  DOWN,
  REFUSED,
  START,
  until,
  useWorkerHarness,
} from './worker-harness.fixture.ts'

const stage = useWorkerHarness()

describe('what became of a mail', () => {
  test('sent: written down with the time', async () => {
    const id = await stage.record()
    stage.worker(fakeTransport()).start()
    await until(async () =>
      expect(await stage.mailOf(id)).toEqual({
        state: 'sent',
        attempts: 1,
        sentAt: START,
        lastError: null,
      }),
    )
  })

  test('failed: tried again after 2 s, then 4, with the same Message-ID', async () => {
    const id = await stage.record()
    const transport = fakeTransport(DOWN, DOWN)
    const worker = stage.worker(transport)
    worker.start()
    await until(() => expect(worker.counts().failed).toBe(1))
    stage.advance(1999)
    worker.nudge()
    stage.advance(1)
    worker.nudge()
    await until(() => expect(worker.counts().failed).toBe(2))
    stage.advance(4000)
    await until(async () => expect((await stage.mailOf(id))?.state).toBe('sent'))
    expect(transport.sent).toHaveLength(3)
    expect(new Set(transport.sent.map(({ messageId }) => messageId)).size).toBe(1)
  })

  test('failed: why stays with the request, one short line, until the mail is out', async () => {
    const id = await stage.record()
    const detail = `451 try again\r\nlater \u001b[2J ${'x'.repeat(400)}`
    const worker = stage.worker(fakeTransport({ ...DOWN, detail } as SendResult))
    worker.start()
    await until(() => expect(worker.counts().failed).toBe(1))
    const kept = (await stage.mailOf(id))?.lastError
    expect(kept).toMatch(/^ECONNREFUSED at connect: 451 try again later \[2J x+…$/)
    expect([...(kept ?? '')]).toHaveLength(300)
    stage.advance(2000)
    worker.nudge()
    await until(async () => expect((await stage.mailOf(id))?.state).toBe('sent'))
    expect((await stage.mailOf(id))?.lastError).toBeNull()
  })

  test('refused for good: buried, and shouted about', async () => {
    const id = await stage.record()
    const worker = stage.worker(fakeTransport(REFUSED))
    worker.start()
    await until(async () => expect((await stage.mailOf(id))?.state).toBe('dead'))
    expect(worker.counts()).toEqual({ sent: 0, failed: 0, dead: 1 })
    expect(stage.logged).toContainEqual({
      level: 'error',
      fields: expect.objectContaining({ submission: id, reason: 'EENVELOPE 550 at RCPT TO' }),
      message: 'mail refused for good, nobody was told of this request',
    })
  })

  test('a link that the other side quotes is not kept', async () => {
    const id = await stage.record()
    const detail = '554 spam: https://keys.example/a/q7Hh2vXbT0mS9cYwLr4KfA found'
    stage.worker(fakeTransport({ ...REFUSED, detail } as SendResult)).start()
    await until(async () => expect((await stage.mailOf(id))?.state).toBe('dead'))
    const kept = (await stage.mailOf(id))?.lastError
    expect(kept).toContain('554 spam: https://keys.example/a/… found')
  })

  test('a server that is down for a day only delays', async () => {
    const id = await stage.record()
    let up = false
    const transport: MailTransport = { send: async () => (up ? { ok: true } : DOWN) }
    const worker = stage.worker(transport)
    worker.start()
    const quarters = 24 * 4
    for (let tries = 1; tries <= quarters; tries++) {
      await until(() => expect(worker.counts().failed).toBe(tries))
      stage.advance(15 * 60_000)
    }
    up = true
    stage.advance(15 * 60_000)
    await until(async () => expect((await stage.mailOf(id))?.state).toBe('sent'))
    expect(stage.logged.some(({ level }) => level === 'warn')).toBe(true)
    expect(stage.logged.some(({ level }) => level === 'error')).toBe(true)
  })

  test('a defect of ours loses nothing and stops nothing', async () => {
    const first = await stage.record()
    const second = await stage.record()
    let calls = 0
    const transport: MailTransport = {
      send: async () => {
        if (calls++ === 0) throw new TypeError('a defect')
        return { ok: true }
      },
    }
    const worker = stage.worker(transport)
    worker.start()
    await until(() => expect(worker.counts()).toEqual({ sent: 1, failed: 1, dead: 0 }))
    stage.advance(2000)
    worker.nudge()
    await until(async () => {
      expect([(await stage.mailOf(first))?.state, (await stage.mailOf(second))?.state]).toEqual([
        'sent',
        'sent',
      ])
    })
  })
})

test('no log line holds what the visitor typed', async () => {
  const submission = sampleSubmission({ now: stage.now })
  await stage.store.record(submission)
  const { name, phone, address, notes, gate_code, email } = submission.row
  const worker = stage.worker(
    fakeTransport(
      { ...DOWN, detail: `cannot take mail about ${name}, ${address}` } as SendResult,
      { ...REFUSED, detail: `refused: ${notes} ${gate_code}` } as SendResult,
    ),
  )
  worker.start()
  await until(() => expect(worker.counts().failed).toBe(1))
  stage.advance(2000)
  worker.nudge()
  await until(() => expect(worker.counts().dead).toBe(1))
  const lines = JSON.stringify(stage.logged)
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

  test('an outage ends in one mail, once the server is back', async () => {
    server = await startFakeSmtpServer()
    const { port } = server
    await server.stop()
    const id = await stage.record()
    const worker = stage.worker(createSmtpTransport({ url: `smtp://127.0.0.1:${port}` }))
    worker.start()
    await until(() => expect(worker.counts().failed).toBe(1))
    stage.advance(2000)
    worker.nudge()
    await until(() => expect(worker.counts().failed).toBe(2))
    server = await startFakeSmtpServer({}, port)
    stage.advance(4000)
    worker.nudge()
    await until(async () => expect((await stage.mailOf(id))?.state).toBe('sent'))
    expect(server.received).toHaveLength(1)
  })
})
