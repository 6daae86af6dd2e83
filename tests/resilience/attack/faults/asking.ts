import { type BodyChanges, sampleSubmission } from '#tests/support/running-app-request.ts'
import type { Target } from '../../server.ts'
import { apiPost } from '../cases/messages.ts'
import { type Header, type Message, toBytes } from '../wire/message.ts'
import { sendOnce } from '../wire/one-shot.ts'

/** Result of one request. */
export interface Answered {
  /** 0 without a response. */
  readonly status: number
  readonly body: string
  readonly ms: number
}

const LIMIT_MS = 10_000

/** Sends one request on its own connection and waits for the response. */
export async function ask(port: number, message: Message, address?: string): Promise<Answered> {
  const headers = [...message.headers, ['connection', 'close'] as const]
  const { answers, ms } = await sendOnce({
    port,
    bytes: toBytes({ ...message, headers }),
    isWhole: true,
    limitMs: LIMIT_MS,
    ...(address !== undefined && { address }),
  })
  return { status: answers[0]?.status ?? 0, body: answers[0]?.body ?? '', ms }
}

/** Returns the header with a client address, for a server that trusts the loopback as its proxy. */
export const from = (address: string): Header => ['x-forwarded-for', address]

/** Returns a submission as the page sends it. */
export const insert = (fields: BodyChanges, ...headers: readonly Header[]): Message =>
  apiPost(
    '/rest/v1/submissions?select=*',
    sampleSubmission(fields),
    ['prefer', 'return=representation'],
    ...headers,
  )

/** Returns a valid submission with a proof. */
export const validInsert = (target: Target, ...headers: readonly Header[]): Message =>
  insert({ recaptcha_token: target.mint.token() }, ...headers)

/** Returns the row's id from a 201 response; `null` otherwise. */
export const idOf = ({ body }: Answered): string | null =>
  /"id":"([0-9a-f-]{36})"/.exec(body)?.[1] ?? null
