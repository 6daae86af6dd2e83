import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, test } from 'vitest'
import { SAMPLE_ENVELOPE, sampleJob } from './sample-job.fixture.ts'
import { refusal, type FakeSmtpServer, startFakeSmtpServer } from './fake-smtp-server.fixture.ts'
import { SAMPLE_MAILS } from './mails.fixture.ts'
import { staffMail } from './staff-mail.ts'
import type { SendResult } from './transport.ts'
import { createSmtpTransport, SMTP_LIMITS } from './transport-smtp.ts'

const STAFF = ['dispatch@palisade.example', 'night@palisade.example']
const SHORT = { connection: 150, greeting: 150, socket: 150, mail: 400 }

let stopping: (() => Promise<void>)[] = []

afterEach(async () => {
  await Promise.all(stopping.map((stop) => stop()))
  stopping = []
})

const start = async (behavior: SMTPServerOptions = {}): Promise<FakeSmtpServer> => {
  const server = await startFakeSmtpServer(behavior)
  stopping.push(server.stop)
  return server
}

/** Starts a TCP server that runs this for each connection instead of SMTP. */
const startRaw = async (serve: (socket: Socket) => void): Promise<{ port: number }> => {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    serve(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  stopping.push(async () => {
    for (const socket of sockets) socket.destroy()
    server.close()
    await once(server, 'close')
  })
  const address = server.address()
  return { port: typeof address === 'object' && address ? address.port : 0 }
}

const mail = () =>
  staffMail(
    sampleJob(),
    { ...SAMPLE_ENVELOPE, from: 'Palisade <from@palisade.example>', to: STAFF },
    SAMPLE_MAILS,
  )

const send = (port: number, limits = SMTP_LIMITS, user = ''): Promise<SendResult> =>
  createSmtpTransport({ url: `smtp://${user}127.0.0.1:${port}`, limits }).send(mail())

test('sends a mail to all recipients with its fixed Message-ID', async () => {
  const server = await start()
  expect(await send(server.port)).toEqual({ ok: true })
  expect(server.received).toHaveLength(1)
  expect(server.received[0]).toMatchObject({ from: 'from@palisade.example', to: STAFF })
  expect(server.received[0]?.raw).toMatch(/^Message-ID: <[0-9a-f-]{36}@palisade\.example>\r$/m)
  expect(server.received[0]?.raw).toMatch(/^Reply-To: .*<zoe@visitor\.example>\r$/m)
})

/** Answers the recipients in turn with these codes. */
const refusing = (answers: readonly number[]): SMTPServerOptions => {
  let next = 0
  return {
    onRcptTo: (_address, _session, done) => {
      const code = answers[next++] ?? 250
      done(code === 250 ? null : refusal(code, 'no such mailbox'))
    },
  }
}

describe('refusals', () => {
  test('treats a permanent refusal of every recipient as permanent', async () => {
    const server = await start(refusing([550, 553]))
    expect(await send(server.port)).toMatchObject({ ok: false, permanent: true })
    expect(server.received).toEqual([])
  })

  test('delivers to the other recipient when one is refused', async () => {
    const server = await start(refusing([550, 250]))
    expect(await send(server.port)).toEqual({ ok: true, refused: [STAFF[0]] })
    expect(server.received[0]?.to).toEqual([STAFF[1]])
  })

  test.each([450, 451, 452])(
    'tells a recipient apart who is refused for the moment with %i',
    async (code) => {
      const server = await start(refusing([250, code]))
      expect(await send(server.port)).toEqual({ ok: true, deferred: [STAFF[1]] })
      expect(server.received[0]?.to).toEqual([STAFF[0]])
    },
  )

  test('retries when one recipient is refused permanently and one temporarily', async () => {
    for (const answers of [
      [550, 451],
      [451, 550],
    ]) {
      const server = await start(refusing(answers))
      expect(await send(server.port)).toMatchObject({ ok: false, permanent: false })
    }
  })

  test("reports code and command, and keeps the server's response apart", async () => {
    const server = await start(refusing([550, 550]))
    const result = await send(server.port)
    expect(result).toMatchObject({ error: 'EENVELOPE 550 at RCPT TO' })
    expect(result).toHaveProperty('detail', expect.stringContaining('no such mailbox'))
  })

  test.each([
    [552, false],
    [554, true],
    [421, false],
    [452, false],
  ])('treats a message refused with %i as permanent: %s', async (code, permanent) => {
    const server = await start({
      onData: (stream, _session, done) => {
        stream.resume()
        stream.on('end', () => done(refusal(code, 'no')))
      },
    })
    expect(await send(server.port)).toMatchObject({ ok: false, permanent })
  })

  test.each([
    ['552 5.2.2 Mailbox full', 552, false],
    ['550 5.2.2 over quota', 550, false],
    ['554 5.2.2 no room', 554, false],
    ['550 5.1.1 no such user', 550, true],
    ['550 5.2.20 something else', 550, true],
  ])('treats a recipient refused with %s as permanent: %s', async (words, code, permanent) => {
    const server = await start({
      onRcptTo: (_address, _session, done) => done(refusal(code, words.slice(4))),
    })
    expect(await send(server.port)).toMatchObject({ ok: false, permanent })
  })

  test.each([530, 550])('treats a sender refused with %i as temporary', async (code) => {
    const server = await start({
      onMailFrom: (_address, _session, done) => done(refusal(code, 'not you')),
    })
    expect(await send(server.port)).toMatchObject({ ok: false, permanent: false })
  })

  test('masks a password that the server quotes', async () => {
    const words = ['no s3cret%', Buffer.from('\0user\0s3cret%').toString('base64')]
    for (const quoted of words) {
      const server = await start({
        disabledCommands: ['STARTTLS'],
        allowInsecureAuth: true,
        onAuth: (_auth, _session, done) => done(refusal(535, `${quoted} ${'x'.repeat(285)}`)),
      })
      const result = await send(server.port, SMTP_LIMITS, 'user:s3cret%25@')
      expect(JSON.stringify(result)).toMatch(/\*\*\* x{9}/)
      expect(JSON.stringify(result)).not.toContain(quoted)
    }
  })

  test('treats a wrong password as temporary', async () => {
    const server = await start({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(refusal(535, 'wrong password')),
    })
    const result = await send(server.port, SMTP_LIMITS, 'user:secret@')
    expect(result).toMatchObject({ ok: false, permanent: false })
    expect(JSON.stringify(result)).not.toContain('secret')
  })
})

describe('treats network failures as temporary', () => {
  test('connection refused', async () => {
    const server = await startFakeSmtpServer()
    await server.stop()
    const result = await send(server.port)
    expect(result).toMatchObject({ ok: false, permanent: false })
  })

  test('busy server', async () => {
    const server = await start({ onConnect: (_session, done) => done(refusal(421, 'later')) })
    expect(await send(server.port)).toMatchObject({ ok: false, permanent: false })
  })

  test('permanent refusal of every connection', async () => {
    const server = await start({ onConnect: (_session, done) => done(refusal(554, 'go away')) })
    expect(await send(server.port)).toMatchObject({ ok: false, permanent: false })
  })

  test('connection closed before the greeting', async () => {
    const { port } = await startRaw((socket) => socket.destroy())
    expect(await send(port)).toMatchObject({ ok: false, permanent: false })
  })

  test('connection closed during the mail', async () => {
    const { port } = await startRaw((socket) => {
      socket.write('220 here\r\n')
      socket.on('data', (data) => {
        if (String(data).startsWith('DATA')) socket.destroy()
        else socket.write('250 ok\r\n')
      })
    })
    expect(await send(port)).toMatchObject({ ok: false, permanent: false })
  })

  test('missing greeting', async () => {
    const { port } = await startRaw(() => {})
    expect(await send(port, SHORT)).toMatchObject({ ok: false, permanent: false })
  })

  test('missing response', async () => {
    const server = await start({ onRcptTo: () => {} })
    expect(await send(server.port, SHORT)).toMatchObject({ ok: false, permanent: false })
  })

  test('time limit of one mail, for a server that keeps sending', async () => {
    const { port } = await startRaw((socket) => {
      const drip = setInterval(() => socket.write('220-still here\r\n'), 20)
      socket.on('close', () => clearInterval(drip))
    })
    const result = await send(port, { ...SHORT, greeting: 5000, socket: 5000, mail: 200 })
    expect(result).toMatchObject({ ok: false, permanent: false })
  })

  test('waits for a slow response within the limits', async () => {
    const server = await start({
      onRcptTo: (_address, _session, done) => void setTimeout(done, 40),
    })
    expect(await send(server.port, { ...SHORT, socket: 2000, mail: 4000 })).toEqual({ ok: true })
  })
})

test('sends no password unencrypted to another machine', async () => {
  let logins = 0
  const server = await start({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => {
      logins++
      done(null, { user: 'user' })
    },
  })
  // For the transport 0.0.0.0 is another machine; the operating system connects it to this one.
  const away = createSmtpTransport({ url: `smtp://user:secret@0.0.0.0:${server.port}` })
  expect(await away.send(mail())).toMatchObject({ ok: false, permanent: false })
  expect(logins).toBe(0)
  expect(await send(server.port, SMTP_LIMITS, 'user:secret@')).toEqual({ ok: true })
  expect(logins).toBe(1)
})
