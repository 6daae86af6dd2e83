import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { createInbox } from './inbox.ts'
import { close, listen } from './loopback.ts'

interface ReceivedPost {
  readonly path: string
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: string
}

/** A loopback server that receives posts: a webhook, Pushover. */
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
  const inbox = createInbox<ReceivedPost>()

  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const post = {
      path: request.url ?? '',
      headers: request.headers as ReceivedPost['headers'],
      body: await text(request),
    }
    received.push(post)
    inbox.put(post)
    const { answer } = receiver
    if (answer) response.writeHead(answer.status, answer.headers).end(answer.body)
  }

  const server = createServer((request, response) => void take(request, response))
  const port = await listen(server)
  const receiver: FakeReceiver = {
    url: `http://127.0.0.1:${port}`,
    received,
    answer: { status: 200, body: '{}' },
    next: inbox.next,
    stop: () => close(server),
  }
  return receiver
}
