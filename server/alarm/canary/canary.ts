import { EMPTY_OPTIONAL_COLUMNS } from '#domain/submission-columns.ts'
import type { MailLog } from '#server/mail/mail-log.ts'
import { type After, pause } from '#server/mail/timer.ts'
import { hashOfToken, randomToken } from '#server/status-page-token/derive-token.ts'
import type { SubmissionRecord, Store } from '#server/store/store.ts'
import type { AlarmMetrics } from '../alarm-metrics.ts'
import { CANARY_LIFETIME_MS } from './notice.ts'

export interface CanaryDeps {
  readonly store: Pick<Store, 'record' | 'getLead' | 'countHit'> & {
    readonly alarms: Pick<Store['alarms'], 'removeCanaries'>
  }
  /** Milliseconds since the epoch. */
  readonly clock: () => number
  readonly after: After
  readonly log: MailLog
  /** A new UUID. */
  readonly randomId: () => string
  readonly counts: Pick<AlarmMetrics, 'canary'>
  /** The engine may look. */
  readonly nudge: () => void
}

const HOUR_MS = 60 * 60_000
const MINUTE_MS = 60_000
const CHECK_INTERVAL_MS = 2000

/**
 * Once an hour, by one of the servers on a database, a marked request goes
 * the whole way (R107): recorded, its alarm's step taken, its notice leased,
 * its token used, the request taken. It is shown to nobody, mailed to nobody
 * and removed again. One that is not taken within a minute fails loudly.
 * @returns what ends it
 */
export function startCanary(deps: CanaryDeps): () => void {
  const { store, clock, after, log } = deps
  let cancel = (): void => {}
  let running = true

  const round = async (): Promise<void> => {
    try {
      const isOurs = (await store.countHit('canary', { now: clock(), lengthMs: HOUR_MS })) === 1
      if (isOurs) await runCanary(deps)
    } catch (error) {
      deps.counts.canary('failed')
      log.error({ err: error }, 'canary request failed')
    }
    if (running) cancel = after(MINUTE_MS, () => void round())
  }

  cancel = after(CHECK_INTERVAL_MS, () => void round())
  return () => {
    running = false
    cancel()
  }
}

async function runCanary(deps: CanaryDeps): Promise<void> {
  const { store, clock, after, log, counts } = deps
  const begun = clock()
  // What a killed server left behind.
  await store.alarms.removeCanaries(begun)
  const canary = canarySubmission(deps)
  await store.record(canary)
  deps.nudge()
  let taken = false
  while (!taken && clock() - begun < CANARY_LIFETIME_MS) {
    await pause(after, CHECK_INTERVAL_MS)
    taken = (await store.getLead(canary.row.id))?.status === 'accepted'
  }
  await store.alarms.removeCanaries(clock() + 1)
  counts.canary(taken ? 'ok' : 'failed')
  if (taken) log.info({ seconds: (clock() - begun) / 1000 }, 'canary request went the whole way')
  else log.error({}, 'canary request was not rung through within a minute: would a real one be?')
}

function canarySubmission({
  clock,
  randomId,
}: Pick<CanaryDeps, 'clock' | 'randomId'>): SubmissionRecord {
  const now = clock()
  const id = randomId()
  return {
    row: {
      ...EMPTY_OPTIONAL_COLUMNS,
      id,
      created_at: new Date(now).toISOString(),
      type: 'canary',
      status: 'pending',
      name: 'Canary',
      phone: '',
      address: '',
      service: 'Proof of life',
      timeframe: 'ASAP',
      source_url: '/',
      recaptcha_token: '',
    },
    verdict: {
      verification: 'verified',
      captchaProvider: 'none',
      suspicion: 0,
      suspicionReasons: [],
    },
    idempotencyKey: null,
    tokenHash: null,
    nonce: null,
    mail: { id: randomId(), messageId: `<${id}@canary.invalid>` },
    visitorMail: null,
    network: null,
    receiptHash: hashOfToken(randomToken()),
    now,
  }
}
