import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface ReceivedPost {
  readonly path: string
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: string
}

/** A loopback server that receives posts: a webhook, an ntfy server, Pushover. */
export interface FakeReceiver {
  /** Without a trailing slash. */
  readonly url: string
  readonly received: readonly ReceivedPost[]
  /** Its response; `null` for none. */
  answer: {
    readonly status: number
    readonly body?: string
    readonly headers?: Readonly<Record<string, string>>
  } | null
  /** Resolves with the next post, or the oldest unread one. */
  next(): Promise<ReceivedPost>
  stop(): Promise<void>
}

export async function startFakeReceiver(): Promise<FakeReceiver> {
  const received: ReceivedPost[] = []
  const unseen: ReceivedPost[] = []
  const waiting: ((post: ReceivedPost) => void)[] = []

  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const post = {
      path: request.url ?? '',
      headers: request.headers as ReceivedPost['headers'],
      body: await text(request),
    }
    received.push(post)
    const waiter = waiting.shift()
    if (waiter) waiter(post)
    else unseen.push(post)
    const { answer } = receiver
    if (answer) response.writeHead(answer.status, answer.headers).end(answer.body)
  }

  const server = createServer((request, response) => void take(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const receiver: FakeReceiver = {
    url: `http://127.0.0.1:${port}`,
    received,
    answer: { status: 200, body: '{}' },
    next() {
      const post = unseen.shift()
      if (post) return Promise.resolve(post)
      return new Promise((resolve) => {
        waiting.push(resolve)
      })
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return receiver
}
