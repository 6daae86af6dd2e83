import {
  CHANNEL_KINDS,
  type ChannelKind,
  CHANNELS,
  hasCaps,
  isBroadcast,
} from '#domain/alarm/channels.ts'
import type { ReadyMessage } from '#domain/alarm/notice-kind.ts'
import { staffMailbox } from '#domain/business/mailboxes.ts'
import { isOff } from '#domain/staff/on-call/on-call.ts'
import type { Language } from '#domain/text/language.ts'
import { HOUR_MS } from '#domain/time/durations.ts'
import { hasRows, type Tx } from '#server/db/db.ts'
import type { NoticeSettings } from '#server/db/tables/notice.ts'
import { addNotice } from '#server/db/tables/notices.ts'
import { listStaff } from '#server/db/tables/staff-members.ts'
import { languageOf, readyMessage, staffMailboxTarget, staffTargets } from './new-notice.ts'

const REPEATED_MS = HOUR_MS

/** Not by call or text message, which may be what fails, and which cost money. */
export const UNCAPPED_CHANNELS = CHANNEL_KINDS.filter(
  (kind) => !hasCaps(kind) && !isBroadcast(kind),
)

/**
 * Tells the owners on every channel that no cap can close; STAFF_EMAIL where no owner but the one who
 * did it has a channel. Off call they are told by mail.
 */
export async function tellOwners(
  tx: Tx,
  textIn: (language: Language) => ReadyMessage,
  {
    byId = null,
    channels = UNCAPPED_CHANNELS,
    submissionId = null,
    repeatedMs = REPEATED_MS,
    now,
    settings: { configuredChannels, staffEmail },
  }: {
    /** Who did it, and needs no telling. */
    readonly byId?: string | null
    readonly channels?: readonly ChannelKind[]
    /** The lead in whose history it stands. */
    readonly submissionId?: string | null
    /** The same is told once in this time; an hour by default. */
    readonly repeatedMs?: number
    readonly now: number
    readonly settings: NoticeSettings
  },
): Promise<void> {
  const staff = await listStaff(tx)
  const kinds = channels.filter((kind) => configuredChannels.has(kind))
  const targets = staff
    .filter(({ id, role }) => role === 'owner' && id !== byId)
    .flatMap((owner) =>
      kinds
        .filter((kind) => CHANNELS[kind].reachesOff || !isOff(owner, now))
        .flatMap((kind) => staffTargets(owner, kind)),
    )
  const mailbox = staffMailbox(staffEmail).length > 0 ? [staffMailboxTarget(staffEmail)] : []
  for (const target of targets.length > 0 ? targets : mailbox) {
    const notice = readyMessage(target, textIn(languageOf(target, staff)), now)
    const isRepeated = await hasRows(
      tx,
      `SELECT id FROM notices WHERE kind = 'message' AND target = :target AND payload = :payload
         AND created_at > :since LIMIT 1`,
      { target: notice.target, payload: notice.payload, since: now - repeatedMs },
    )
    if (!isRepeated) await addNotice(tx, { notice, submissionId, round: 0, step: 0, now })
  }
}
