import type { Db } from '#server/db/db.ts'
import type { Claim } from '#server/db/leased-queue.ts'
import type { MailJob } from '#server/db/tables/lead.ts'
import { claimOutbox, type MailLane } from '#server/db/tables/outbox.ts'

/** Claims mails as a server does. */
export const claimMails = async (
  db: Db,
  lane: MailLane,
  claim: Claim,
): Promise<readonly MailJob[]> =>
  (await db.writeRelaxed((tx) => claimOutbox(tx, lane, claim))) as readonly MailJob[]
