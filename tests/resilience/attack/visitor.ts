import { setTimeout as pause } from 'node:timers/promises'
import type { Challenge } from 'altcha-lib'
import { DEFAULT_PUBLIC_ANON_KEY } from '#server/environment.ts'
import { solveCaptcha } from '#tests/support/captcha-solver.ts'
import { sampleSubmission } from '#tests/support/running-app-request.ts'
import type { Target } from '../server.ts'
import { sendOnce } from './wire/one-shot.ts'
import { type Message, toBytes } from './wire/message.ts'

/** Result of an honest visit. */
interface Visit {
  /** Statuses of page, challenge and submission, as far as the visit came; 0 without a response. */
  readonly statuses: readonly number[]
  /**
   * Server time of all three by the fair clock, with the requested Retry-After delays; the
   * visitor's own computation is excluded.
   */
  readonly ms: number
  /** Id of the stored row, once it is acknowledged. */
  readonly id: string | null
}

/** Longest acceptable time of a visit, ms. */
const MAX_VISIT_MS = 3000
/** By the wall clock, so longer than a busy machine delays a response. */
const GIVES_UP_MS = 30_000

/**
 * Opens the form, solves the proof of work as a browser does, and sends, from an unused address.
 * @param number identifies the visitor
 */
export async function visit(
  { port, fairClock }: Pick<Target, 'port' | 'fairClock'>,
  number: number,
  from = '127.0.0.1',
): Promise<Visit> {
  const forwarded = ['x-forwarded-for', `198.51.${100 + (number >> 8)}.${number & 255}`] as const
  const base = [['host', 'localhost'], forwarded, ['connection', 'close']] as const
  const statuses: number[] = []
  let ms = 0
  const ask = async (message: Message): Promise<string> => {
    const bytes = toBytes(message)
    const begun = fairClock()
    const outcome = await sendOnce({
      port,
      bytes,
      isWhole: true,
      limitMs: GIVES_UP_MS,
      address: from,
    })
    ms += fairClock() - begun
    const answer = outcome.answers[0]
    const comeBack = Number(/\r\nretry-after: (\d+)/i.exec(answer?.head ?? '')?.[1] ?? Infinity)
    if (answer?.status === 503 && ms + comeBack * 1000 < MAX_VISIT_MS) {
      await pause(comeBack * 1000)
      ms += comeBack * 1000
      return await ask(message)
    }
    statuses.push(answer?.status ?? 0)
    return answer?.body ?? ''
  }
  const read = (target: string): Message => ({ method: 'GET', target, headers: base, body: null })

  await ask(read('/'))
  const challenge = await ask(read('/captcha/challenge'))
  if (statuses.at(-1) !== 200) return { statuses, ms, id: null }
  const token = await solveCaptcha(JSON.parse(challenge) as Challenge)
  const answer = await ask({
    method: 'POST',
    target: '/rest/v1/submissions?select=id',
    headers: [
      ...base,
      ['apikey', DEFAULT_PUBLIC_ANON_KEY],
      ['content-type', 'application/json'],
      ['prefer', 'return=representation'],
      ['idempotency-key', crypto.randomUUID()],
    ],
    body: Buffer.from(JSON.stringify(sampleSubmission({ recaptcha_token: token }))),
  })
  return { statuses, ms, id: /"id":"([0-9a-f-]{36})"/.exec(answer)?.[1] ?? null }
}

/** Returns `null` for a successful visit: everything answered, acknowledged, in time. */
export function problemOf({ statuses, ms }: Visit): string | null {
  const answered = statuses.join(' ')
  if (answered !== '200 200 201') return `an honest visitor was answered ${answered}`
  return ms <= MAX_VISIT_MS ? null : `an honest visitor waited ${Math.round(ms)} ms`
}
