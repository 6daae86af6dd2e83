import { createHash } from 'node:crypto'
import { ENGLISH_RULE_WORDS } from '#domain/rule-words-en.ts'
import type { CaptchaVerdict, RefusalReason, Verify } from '#server/captcha/verdict.ts'
import { type ApiError, apiError, BUSY } from '#server/http/api-error.ts'
import type { HasRoom } from '#server/http/disk-space.ts'
import type { Gate } from '#server/http/gate.ts'
import type { Limits } from './limits.ts'
import { headerAddress } from '#server/mail/clean.ts'
import { hashOfToken } from '#server/receipt-token/token.ts'
import type { ReceiptTokens } from '#server/receipt-token/tokens.ts'
import type { Store, StoredSubmission } from '#server/store/store.ts'
import { isSameRequest } from './same-request.ts'
import type { MayMailStatus } from './status-mail.ts'
import type { SenderNetwork } from './sender-network.ts'
import { createTurns } from './turns.ts'
import { suspicionOf } from './suspicion.ts'
import type { CheckedRow } from './submission-body.ts'

/** A request that passed the rules of the form, on its way into the database. */
export interface Arrival {
  readonly row: CheckedRow
  /** The trap was filled in. */
  readonly trapFilled: boolean
  readonly idempotencyKey: string | null
  readonly clientAddress: string
  /** 'token': the row's own token is checked. 'none': the form without scripts has none (unverified). */
  readonly proof: 'token' | 'none'
}

export type Taken =
  | {
      readonly outcome: 'stored' | 'repeated'
      readonly submission: StoredSubmission
      /** Token of the receipt; null for a repeat without a key, of which it is not known whether its first had one. */
      readonly receipt: string | null
    }
  | { readonly outcome: 'refused'; readonly error: ApiError }

export type TakeRequest = (arrival: Arrival) => Promise<Taken>

export interface IntakeDeps {
  readonly store: Pick<Store, 'findByIdempotencyKey' | 'findByTokenHash' | 'record'>
  readonly verify: Verify
  readonly limits: Limits
  readonly gate: Gate
  readonly hasRoom: HasRoom
  readonly receiptToken: ReceiptTokens
  readonly mayMailStatus: MayMailStatus
  readonly senderNetwork: SenderNetwork
  /** A request was stored: its mail and its alarm are due. */
  readonly onStored: () => void
  /** Milliseconds since the epoch. */
  readonly clock: () => number
  /** A new UUID. */
  readonly randomId: () => string
  /** Right side of every Message-ID. */
  readonly mailDomain: string
  /** Resolves after so many milliseconds. */
  readonly pause: (milliseconds: number) => Promise<unknown>
}

interface Proof {
  readonly verified: boolean
  readonly provider: 'recaptcha' | 'altcha' | 'none'
  readonly nonce: CaptchaVerdict['nonce']
}

const RETRY_BUSY_S = 2
const RETRY_FULL_S = 60
/** How long a proof that was just spent may still be on its way into the database. */
const SETTLE_MS = 300

const CAPTCHA_DETAILS: Readonly<Record<RefusalReason, string>> = {
  missing: 'The request carries no proof.',
  wrong: 'The proof is not valid.',
  expired: 'The proof has expired.',
  spent: 'The proof has been used already.',
  'other-site': 'The proof was made on another site.',
}

const captchaRefused = (reason: RefusalReason): ApiError =>
  apiError(400, 'P0001', ENGLISH_RULE_WORDS.captcha.inline, {
    details: CAPTCHA_DETAILS[reason],
    hint: 'Nothing was stored. Complete the check again and send the request again.',
  })

/** Its key stands for a request that says something else. */
export const KEY_TAKEN = apiError(
  409,
  '23505',
  'This Idempotency-Key belongs to a request that says something else',
  {
    hint: 'Nothing was stored. Send what was corrected with a new key.',
  },
)

/** SHA-256 of a token, as the store keeps it; null for no token. */
export function tokenHash(token: string): string | null {
  return token === '' ? null : createHash('sha256').update(token).digest('hex')
}

/**
 * Takes a request in: once, however often it is sent, and never acknowledged
 * before it is on the disk. Repeats are answered before the captcha is looked
 * at (R64), since its proof is spent by then.
 */
export function createIntake(deps: IntakeDeps): TakeRequest {
  const { store, gate, limits, hasRoom } = deps
  const turns = createTurns()

  const findEarlier = async ({
    idempotencyKey,
    row,
  }: Arrival): Promise<StoredSubmission | null> => {
    if (idempotencyKey !== null) return await store.findByIdempotencyKey(idempotencyKey)
    const hash = tokenHash(row.recaptcha_token)
    return hash === null ? null : await store.findByTokenHash(hash)
  }

  /** One at a time for each key: the second of two at once finds the row of the first. */
  const admit = async (arrival: Arrival): Promise<Taken> => {
    if (!(await hasRoom())) return refuse(BUSY(RETRY_FULL_S))
    // Before the proof is spent: Google takes each once only.
    if (gate.isFull()) return refuse(BUSY(RETRY_BUSY_S))
    const tooOften = await limits.submission(arrival.clientAddress)
    if (tooOften) return refuse(tooOften)
    const identity = arrival.idempotencyKey ?? tokenHash(arrival.row.recaptcha_token)
    if (identity === null) return await check(arrival)
    return await turns.take(identity, async (waited) => {
      const earlier = waited ? await findEarlier(arrival) : null
      return earlier ? await repeat(arrival, earlier) : await check(arrival)
    })
  }

  const check = async (arrival: Arrival): Promise<Taken> => {
    if (arrival.proof === 'none') return await recordUnverified(arrival, 'none')
    const verdict = await deps.verify(arrival.row.recaptcha_token)
    if (verdict.state === 'refused') return await refuseProof(arrival, verdict.reason)
    if (verdict.state === 'unverified') return await recordUnverified(arrival, verdict.provider)
    return await record(arrival, {
      verified: true,
      provider: verdict.provider,
      nonce: verdict.nonce,
    })
  }

  /**
   * What everybody shares, places and budget, is for requests that passed their own limits and
   * the captcha; and only one that was stored draws on the budget.
   */
  const record = async (arrival: Arrival, proof: Proof): Promise<Taken> => {
    const budget = proof.verified ? 'verified' : 'unverified'
    const noRoom = limits.room(budget, arrival.clientAddress)
    if (noRoom) return refuse(noRoom)
    const leave = gate.enter()
    if (leave === null) return refuse(BUSY(RETRY_BUSY_S))
    try {
      const taken = await write(arrival, proof)
      if (taken.outcome === 'stored') limits.stored(budget, arrival.clientAddress)
      return taken
    } finally {
      leave()
    }
  }

  /** This very request may have spent its proof a moment ago, on another server. */
  const refuseProof = async (arrival: Arrival, reason: RefusalReason): Promise<Taken> => {
    if (reason === 'spent') {
      await deps.pause(SETTLE_MS)
      const earlier = await findEarlier(arrival)
      if (earlier) return await repeat(arrival, earlier)
    }
    return refuse(captchaRefused(reason))
  }

  const recordUnverified = async (
    arrival: Arrival,
    provider: 'recaptcha' | 'none',
  ): Promise<Taken> => {
    const tooOften = await limits.unverified(arrival.clientAddress)
    if (tooOften) return refuse(tooOften)
    return await record(arrival, { verified: false, provider, nonce: null })
  }

  /**
   * The earlier row is answered to whoever sends the same again, and to nobody
   * else: a corrected request must not be thanked for and lost, and a key that
   * somebody guessed must not show another's request. What was not sent this
   * time is not shown either.
   */
  const repeat = async (arrival: Arrival, earlier: StoredSubmission): Promise<Taken> => {
    const { row, proof, idempotencyKey } = arrival
    if (!isSameRequest(row, earlier, proof === 'token' ? 'may-be-missing' : 'exact'))
      return refuse(idempotencyKey === null ? captchaRefused('spent') : KEY_TAKEN)
    const receipt =
      idempotencyKey === null ? null : await deps.receiptToken({ id: earlier.id, idempotencyKey })
    return { outcome: 'repeated', submission: { ...earlier, gate_code: row.gate_code }, receipt }
  }

  const write = async (arrival: Arrival, proof: Proof): Promise<Taken> => {
    const { row, trapFilled, idempotencyKey } = arrival
    const now = deps.clock()
    const id = deps.randomId()
    const { verified } = proof
    const formCompletionTime = row.visitor_info?.formCompletionTime
    const receipt = await deps.receiptToken({ id, idempotencyKey })
    const email = row.email === null ? null : headerAddress(row.email)
    const visitorMail =
      email !== null && (await deps.mayMailStatus({ email, verified, trapFilled }))
        ? { id: deps.randomId(), messageId: `<receipt.${id}@${deps.mailDomain}>` }
        : null
    const result = await store.record({
      row: { id, created_at: new Date(now).toISOString(), ...row },
      verdict: {
        verification: verified ? 'verified' : 'unverified',
        captchaProvider: proof.provider,
        ...suspicionOf({ trapFilled, formCompletionTime, verified }),
      },
      idempotencyKey,
      tokenHash: tokenHash(row.recaptcha_token),
      nonce: proof.nonce,
      mail: { id: deps.randomId(), messageId: `<${id}@${deps.mailDomain}>` },
      visitorMail,
      receiptHash: hashOfToken(receipt),
      network: await deps.senderNetwork(arrival.clientAddress),
      now,
    })
    if (result.outcome === 'nonce-spent') return refuse(captchaRefused('spent'))
    if (result.outcome === 'repeated') return await repeat(arrival, result.submission)
    deps.onStored()
    return { ...result, receipt }
  }

  return async (arrival) => {
    const earlier = await findEarlier(arrival)
    return earlier ? await repeat(arrival, earlier) : await admit(arrival)
  }
}

function refuse(error: ApiError): Taken {
  return { outcome: 'refused', error }
}
