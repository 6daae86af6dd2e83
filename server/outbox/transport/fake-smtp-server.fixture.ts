import { once } from 'node:events'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A mail as the server received it. */
interface ReceivedMail {
  readonly from: string
  readonly to: readonly string[]
  /** Header and body, lines ending in CR LF. */
  readonly raw: string
}

export interface FakeSmtpServer {
  readonly port: number
  readonly received: readonly ReceivedMail[]
  stop(): Promise<void>
}

/** Starts an SMTP server on a loopback port that keeps accepted mails. */
export async function startFakeSmtpServer(
  behavior: SMTPServerOptions = {},
  port = 0,
): Promise<FakeSmtpServer> {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 50,
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString(),
        })
        done()
      })
    },
    ...behavior,
  })
  // A client may disconnect at any time.
  server.on('error', () => {})
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    received,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** Creates a response with this code, for the callbacks of the server's options. */
export function refusal(responseCode: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode })
}
