import type { OutboxStats } from '#server/store/store.ts'
import { spanWords } from '../../terminal/time.ts'
import { amount } from '../../terminal/words.ts'
import { type Finding, look, ok, open } from '../finding.ts'

/** A mail is out within seconds; later than this something keeps it back. */
const LATE_MS = 10 * 60_000
/** Clocks of several machines differ by a little. */
const AHEAD_MS = 60_000

/** Mails that wait, and mails that were refused for good. */
export function checkOutbox(stats: OutboxStats, now: number): readonly Finding[] {
  return [unsent(stats, now), refused(stats)]
}

function unsent({ queued, oldestQueuedAt }: OutboxStats, now: number): Finding {
  const subject = 'Unsent mail'
  if (oldestQueuedAt === null) return ok(subject, 'none')
  const age = now - oldestQueuedAt
  if (age < -AHEAD_MS)
    return open(
      subject,
      `${amount(queued, 'mail')}, queued ${spanWords(-age)} from now: a clock was wrong, or is`,
      'See that the clocks of all servers are right; a running server then sends them at once.',
    )
  const text = `${amount(queued, 'mail')}, the oldest for ${spanWords(age)}`
  return age > LATE_MS
    ? open(subject, text, "See the server's log, and the lines about mail here.")
    : look(subject, text, 'Look again in a minute; a running server sends it.')
}

function refused({ dead }: OutboxStats): Finding {
  const subject = 'Refused mail'
  return dead === 0
    ? ok(subject, 'none')
    : open(
        subject,
        `${amount(dead, 'mail')} refused for good: nobody was told of these requests`,
        'Call those visitors (npm run leads -- list --mail dead), correct the address, then resend each.',
      )
}
