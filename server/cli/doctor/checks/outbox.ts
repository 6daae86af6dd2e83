import type { QueueStats } from '#server/db/tables/lead.ts'
import { formatElapsed, formatAmount } from '#server/cli/terminal/format.ts'
import { type Finding, findingsAbout } from '../finding.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'

/** A mail is sent within seconds; a longer delay has a cause. */
const UNSENT_WARNING_MS = 10 * MINUTE_MS
/** Clocks of several machines differ slightly. */
const CLOCK_TOLERANCE_MS = MINUTE_MS

/** Reports waiting mails and permanently refused mails. */
export function checkOutbox(stats: QueueStats, now: number): readonly Finding[] {
  return [checkUnsent(stats, now), checkRefused(stats)]
}

function checkUnsent({ queued, oldestQueuedAt }: QueueStats, now: number): Finding {
  const subject = 'Unsent mail'
  if (oldestQueuedAt === null) return findingsAbout(subject).ok('none')
  const age = now - oldestQueuedAt
  if (age < -CLOCK_TOLERANCE_MS)
    return findingsAbout(subject).error(
      `${formatAmount(queued, 'mail')}, queued ${formatElapsed(-age)} from now: a clock was wrong, or is`,
      'See that the clocks of all servers are right; a running server then sends them at once.',
    )
  const text = `${formatAmount(queued, 'mail')}, the oldest for ${formatElapsed(age)}`
  return age > UNSENT_WARNING_MS
    ? findingsAbout(subject).error(text, "See the server's log, and the lines about mail here.")
    : findingsAbout(subject).warning(text, 'Look again in a minute; a running server sends it.')
}

function checkRefused({ dead }: QueueStats): Finding {
  const subject = 'Refused mail'
  return dead === 0
    ? findingsAbout(subject).ok('none')
    : findingsAbout(subject).error(
        `${formatAmount(dead, 'mail')} refused for good: no staff member got these leads`,
        'Call those visitors (npm run leads -- list --mail dead), correct the address, then resend each.',
      )
}
