import { setTimeout as pause } from 'node:timers/promises'
import { API_HEADERS } from '#tests/support/running-app-inject.ts'
import { sampleSubmission } from '#tests/support/running-app-request.ts'
import type { CaptchaMint } from './captcha-mint.ts'
import type { Random } from './random.ts'

/** One person's request and what became of it, as that person knows it. */
export interface Sent {
  /** Also stands in the row, so that each one can be told from all others. */
  readonly name: string
  /** Ids of the rows that were acknowledged; more than one is a defect. */
  readonly ids: Set<string>
  /** Statuses that no honest request should get. */
  readonly refusals: number[]
}

export interface VisitorOptions {
  readonly mint: CaptchaMint
  readonly random: Random
  /** Where a server answers at this moment; null while there is none. */
  readonly server: () => string | null
  /** Nobody begins another request after this. */
  readonly isOver: () => boolean
  readonly onAcknowledged: () => void
  /** Nobody tries again after this. */
  readonly signal: AbortSignal
}

const TRY_LIMIT_MS = 5000
const PAUSE_BETWEEN_TRIES_MS = [50, 300] as const
const THINK_MS = [50, 400] as const
/** Some send again what is acknowledged already, as if the answer had been lost. */
const REPEATS = 0.15
/** Some tap twice. */
const DOUBLE_TAPS = 0.1
/** Some give up at the first failure: their row may be there or not, but never without its mail. */
const GIVES_UP = 0.1

/** Sends one request after the other until it is over; every one of them joins `all` before it is sent. */
export async function beVisitor(
  label: string,
  all: Sent[],
  options: VisitorOptions,
): Promise<void> {
  const { mint, random, isOver, signal } = options
  for (let number = 1; !isOver(); number++) {
    const sent: Sent = { name: `${label} ${number}`, ids: new Set(), refusals: [] }
    all.push(sent)
    const content = {
      key: crypto.randomUUID(),
      body: JSON.stringify(sampleSubmission({ name: sent.name, recaptcha_token: mint.token() })),
    }
    const patient = !random.chance(GIVES_UP)
    const taps = random.chance(DOUBLE_TAPS) ? 2 : 1
    const sending = Array.from({ length: taps }, () => send(sent, content, patient, options))
    const [first = false] = await Promise.all(sending)
    if (first && random.chance(REPEATS)) await send(sent, content, true, options)
    if (!signal.aborted) await pause(random.between(...THINK_MS))
  }
}

/** True once it is acknowledged. */
async function send(
  sent: Sent,
  content: { readonly key: string; readonly body: string },
  patient: boolean,
  { random, server, signal, onAcknowledged }: VisitorOptions,
): Promise<boolean> {
  while (!signal.aborted) {
    const url = server()
    const answer = url === null ? 'nobody' : await tryOnce(url, content)
    if (typeof answer === 'object') {
      sent.ids.add(answer.id)
      onAcknowledged()
      return true
    }
    if (typeof answer === 'number' && answer !== 503) {
      sent.refusals.push(answer)
      return false
    }
    if (!patient) return false
    await pause(random.between(...PAUSE_BETWEEN_TRIES_MS))
  }
  return false
}

/** The acknowledged row, the status of any other answer, or 'nobody' when none came. */
async function tryOnce(
  url: string,
  { key, body }: { readonly key: string; readonly body: string },
): Promise<{ readonly id: string } | number | 'nobody'> {
  try {
    const response = await fetch(`${url}/rest/v1/submissions?select=id`, {
      method: 'POST',
      headers: {
        ...API_HEADERS,
        prefer: 'return=representation',
        accept: 'application/vnd.pgrst.object+json',
        'idempotency-key': key,
      },
      body,
      signal: AbortSignal.timeout(TRY_LIMIT_MS),
    })
    if (response.status !== 201) {
      await response.body?.cancel()
      return response.status
    }
    return (await response.json()) as { id: string }
  } catch (error) {
    // Refused, reset in the middle of the answer, or too slow: the visitor cannot know which.
    if (error instanceof TypeError || error instanceof DOMException) return 'nobody'
    // Half an answer.
    if (error instanceof SyntaxError) return 'nobody'
    throw error
  }
}
