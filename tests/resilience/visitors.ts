import { setTimeout as pause } from 'node:timers/promises'
import { API_HEADERS } from '#tests/support/running-app-inject.ts'
import { sampleSubmission } from '#tests/support/running-app-request.ts'
import type { CaptchaMint } from '#tests/support/captcha-mint.ts'
import type { Random } from './random.ts'

/** One visitor's submission and its result, as the visitor knows it. */
export interface Sent {
  /** Unique, and stored in the row, to identify the submission. */
  readonly name: string
  /** Ids of the acknowledged rows; more than one is a defect. */
  readonly ids: Set<string>
  /** Statuses that an honest submission must not get. */
  readonly refusals: number[]
}

interface VisitorOptions {
  readonly mint: CaptchaMint
  readonly random: Random
  /** Returns the address of a running server; `null` while there is none. */
  readonly server: () => string | null
  /** Returns whether no further submission may begin. */
  readonly isOver: () => boolean
  readonly onAcknowledged: () => void
  /** Aborts further attempts. */
  readonly signal: AbortSignal
}

const TRY_LIMIT_MS = 5000
const PAUSE_BETWEEN_TRIES_MS = [50, 300] as const
const BETWEEN_SUBMISSIONS_MS = [50, 400] as const
/** Share of acknowledged submissions that are sent again, as after a lost response. */
const REPEAT_SHARE = 0.15
/** Share of double taps. */
const DOUBLE_TAP_SHARE = 0.1
/**
 * Share of visitors who give up at the first failure: their row may exist or not, but never without
 * its mail.
 */
const GIVE_UP_SHARE = 0.1

/**
 * Sends one submission after another until the run is over; adds each to `all` before sending it.
 */
export async function simulateVisitor(
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
    const patient = !random.chance(GIVE_UP_SHARE)
    const taps = random.chance(DOUBLE_TAP_SHARE) ? 2 : 1
    const sending = Array.from({ length: taps }, () => send(sent, content, patient, options))
    const [first = false] = await Promise.all(sending)
    if (first && random.chance(REPEAT_SHARE)) await send(sent, content, true, options)
    if (!signal.aborted) await pause(random.between(...BETWEEN_SUBMISSIONS_MS))
  }
}

/** Returns whether it is acknowledged. */
async function send(
  sent: Sent,
  content: { readonly key: string; readonly body: string },
  patient: boolean,
  { random, server, signal, onAcknowledged }: VisitorOptions,
): Promise<boolean> {
  while (!signal.aborted) {
    const url = server()
    const answer = url === null ? 'no response' : await tryOnce(url, content)
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

/** Returns the acknowledged row, the status of any other response, or 'no response' without one. */
async function tryOnce(
  url: string,
  { key, body }: { readonly key: string; readonly body: string },
): Promise<{ readonly id: string } | number | 'no response'> {
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
    // Refused, reset during the response or timed out: the visitor cannot know whether it was
    // stored.
    if (error instanceof TypeError || error instanceof DOMException) return 'no response'
    // An incomplete response.
    if (error instanceof SyntaxError) return 'no response'
    throw error
  }
}
