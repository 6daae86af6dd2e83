import { FIRST_STATUS, hasAssignee } from '#domain/lead/lifecycle.ts'
import { EMPTY_OPTIONAL_FIELDS } from '#domain/submission/field-lists.ts'
import type { JobDeps } from '#server/platform/jobs/job-deps.ts'
import { delay, repeat } from '#server/platform/jobs/timer.ts'
import type { HasDiskSpace } from '#server/platform/http/readiness.ts'
import { hashOfToken, randomToken } from '#server/platform/secrets/token.ts'
import type { RecordOptions } from '#server/store/lead.ts'
import type { Db } from '#server/store/db.ts'
import { CANARY_LIFETIME_MS } from '#server/leads/escalation/canary-notice.ts'
import { MINUTE_MS, HOUR_MS } from '#domain/time/durations.ts'
import { countHit } from '#server/store/counters.ts'
import { removeCanaries } from '#server/leads/maintenance/prune.ts'
import { storeSubmission } from '#server/store/record.ts'
import { getLead } from '#server/store/lead-queries.ts'

export interface CanaryDeps extends JobDeps {
  readonly store: Db
  readonly randomId: () => string
  /** False while the last space of the disk is left for leads. */
  readonly hasOptionalSpace: HasDiskSpace
}

const CHECK_INTERVAL_MS = 2000

/**
 * Sends a marked submission through the whole alarm once an hour, on one of the servers of a
 * database (R107): it is recorded, its step and notice are processed, and its token accepts it. No
 * page or mail shows it, and it is deleted afterwards. Logs an error if it is not accepted in time.
 * @returns a function that stops it
 */
export function startCanary(deps: CanaryDeps): () => void {
  const { store, clock, setTimer, log, hasOptionalSpace } = deps
  return repeat({ setTimer, firstMs: CHECK_INTERVAL_MS, everyMs: MINUTE_MS }, async () => {
    try {
      if (!(await hasOptionalSpace())) {
        log.warn({}, 'canary submission left out: the disk is nearly full')
        return
      }
      const isOurs =
        (await store.single((tx) =>
          countHit(tx, 'canary', { now: clock(), windowMs: HOUR_MS }),
        )) === 1
      if (isOurs) await runCanary(deps)
    } catch (error) {
      log.error({ err: error }, 'canary submission failed')
    }
  })
}

async function runCanary(deps: CanaryDeps): Promise<void> {
  const { store, clock, setTimer, log } = deps
  const startedAt = clock()
  // A killed server may have left its own.
  await store.write((tx) => removeCanaries(tx, startedAt))
  const canary = canarySubmission(deps)
  await storeSubmission(store, canary)
  let isAccepted = false
  while (!isAccepted && clock() - startedAt < CANARY_LIFETIME_MS) {
    await delay(setTimer, CHECK_INTERVAL_MS)
    const lead = await store.read((tx) => getLead(tx, canary.row.id))
    isAccepted = lead !== null && hasAssignee(lead.status)
  }
  await store.write((tx) => removeCanaries(tx, clock() + 1))
  if (isAccepted)
    log.info({ seconds: (clock() - startedAt) / 1000 }, 'canary submission was sent and accepted')
  else log.error({}, 'canary submission was not accepted within a minute: a real one may fail too')
}

function canarySubmission({ clock, randomId }: CanaryDeps): RecordOptions {
  const now = clock()
  const id = randomId()
  return {
    row: {
      ...EMPTY_OPTIONAL_FIELDS,
      id,
      created_at: new Date(now).toISOString(),
      type: 'canary',
      status: FIRST_STATUS,
      name: 'Canary',
      phone: '',
      address: '',
      service: 'Proof of life',
      timeframe: 'ASAP',
      source_url: '/',
      recaptcha_token: '',
    },
    checks: {
      street: null,
      town: null,
      verification: 'verified',
      captchaProvider: 'none',
      suspicion: 0,
      suspicionReasons: [],
    },
    idempotencyKey: null,
    captchaTokenHash: null,
    nonce: null,
    mail: { id: randomId(), messageId: `<${id}@canary.invalid>` },
    visitorMail: null,
    network: null,
    statusPageTokenHash: hashOfToken(randomToken()),
    now,
  }
}
