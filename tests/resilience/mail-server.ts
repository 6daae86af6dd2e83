import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { listen } from '#tests/support/loopback.ts'
import type { Random } from './random.ts'

/** Kinds of outage. */
const OUTAGES = [
  'refuses connections',
  'closes connections at once',
  'says 421',
  'breaks off in the mail',
] as const
type Outage = (typeof OUTAGES)[number]

/** A real SMTP server that goes up and down. */
export interface MailServer {
  readonly port: number
  /** How often each Message-ID was accepted, that is answered with 250. */
  readonly accepted: ReadonlyMap<string, number>
  /** Goes down and up until it is stopped. */
  alternate(): void
  stayUp(): Promise<void>
  stop(): Promise<void>
}

const UP_MS = [300, 2500] as const
const DOWN_MS = [200, 1500] as const
/** Delay of the response to an accepted mail, ms; a kill in that time causes a duplicate mail. */
const ANSWER_MS = [0, 5] as const

/**
 * Starts a mail server whose outages never cut off the response to an accepted mail, so that only
 * kills cause duplicates and both counts can be compared.
 */
export async function startMailServer(random: Random): Promise<MailServer> {
  const accepted = new Map<string, number>()
  let outage: Outage | null = null
  let alternating: Promise<void> | undefined
  const calm = new AbortController()

  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 50,
    logger: false,
    onConnect(_session, done) {
      if (outage === 'says 421') done(Object.assign(new Error('Try later'), { responseCode: 421 }))
      else done()
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (outage !== null) {
          done(Object.assign(new Error('Out of order'), { responseCode: 451 }))
          return
        }
        const id = /^Message-ID: (<[^>]*>)/im.exec(Buffer.concat(chunks).toString())?.[1] ?? 'none'
        accepted.set(id, (accepted.get(id) ?? 0) + 1)
        setTimeout(done, random.between(...ANSWER_MS))
      })
    },
  })
  // Clients are killed during a session on purpose.
  server.on('error', () => {})
  const listener = server.server
  listener.on('connection', (socket) => {
    if (outage === 'closes connections at once') socket.resetAndDestroy()
    if (outage === 'breaks off in the mail') socket.once('data', () => socket.resetAndDestroy())
  })
  const port = await listen(listener)

  const goDown = (): void => {
    outage = random.pick(OUTAGES)
    if (outage === 'refuses connections') listener.close()
  }

  const goUp = async (): Promise<void> => {
    const wasClosed = outage === 'refuses connections'
    outage = null
    if (!wasClosed) return
    listener.listen(port, '127.0.0.1')
    await once(listener, 'listening')
  }

  const goUpAndDown = async (): Promise<void> => {
    try {
      for (;;) {
        await pause(random.between(...UP_MS), undefined, { signal: calm.signal })
        goDown()
        await pause(random.between(...DOWN_MS), undefined, { signal: calm.signal })
        await goUp()
      }
    } catch (error) {
      if (!(error instanceof Error && error.name === 'AbortError')) throw error
      await goUp()
    }
  }

  return {
    port,
    accepted,
    alternate() {
      alternating ??= goUpAndDown()
    },
    async stayUp() {
      calm.abort()
      await alternating
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
