import type { Db } from '#server/store/db.ts'
import type { Claim } from '#server/store/leased-queue.ts'
import type { MailJob } from '#server/store/lead.ts'
import { claimOutbox, type MailLane } from '#server/store/outbox.ts'

/** Claims mails as a server does. */
export const claimMails = async (
  db: Db,
  lane: MailLane,
  claim: Claim,
): Promise<readonly MailJob[]> =>
  (await db.writeRelaxed((tx) => claimOutbox(tx, lane, claim))) as readonly MailJob[]
