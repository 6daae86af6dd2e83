/** Builds notices for the database. */

import { staffMailbox } from '#domain/business/mailboxes.ts'
import { randomUUID } from 'node:crypto'
import type { Language } from '#domain/text/language.ts'
import { NOTICE_KINDS, type NoticeKind, type ReadyMessage } from '#domain/alarm/notice-kind.ts'
import { type ChannelAddress, type ChannelKind, isBroadcast } from '#domain/alarm/channels.ts'
import type { NewNotice } from '#server/db/tables/notice.ts'
import type { StaffMember, StaffChannel } from '#server/db/tables/staff-member.ts'

/** A recipient of a notice on one channel. */
export interface Target {
  readonly channel: ChannelKind
  /** The channel's id, or a fixed word for a channel without a staff member. */
  readonly target: string
  readonly channelId: string | null
  readonly staffMemberId: string | null
  readonly address: ChannelAddress
}

/**
 * Target of the mail to STAFF_EMAIL, which receives mails while no staff member is added.
 */
export const STAFF_MAILBOX_TARGET = 'staff'

export const parseAddress = (channel: Pick<StaffChannel, 'address'>): ChannelAddress =>
  JSON.parse(channel.address) as ChannelAddress

/** Lists the usable channels of one kind of a staff member; none of one whose phone is lost. */
export function staffTargets(staffMember: StaffMember, kind: ChannelKind): readonly Target[] {
  if (staffMember.isSignedOut === true) return []
  return staffMember.channels
    .filter((channel) => channel.kind === kind && channel.goneAt === null)
    .map((channel) => ({
      channel: kind,
      target: channel.id,
      channelId: channel.id,
      staffMemberId: staffMember.id,
      address: parseAddress(channel),
    }))
}

/** Lists mail addresses of staff members, including those that no longer accept mail. */
export const staffMailboxes = (staff: readonly StaffMember[]): readonly string[] =>
  staff
    .flatMap(({ channels }) => channels.map(parseAddress))
    .flatMap((address) => ('to' in address ? address.to : []))

/** @param staffEmail value of STAFF_EMAIL; `null` stands for the mailbox of the business */
export const staffMailboxTarget = (staffEmail: readonly string[] | null): Target => ({
  channel: 'mail',
  target: STAFF_MAILBOX_TARGET,
  channelId: null,
  staffMemberId: null,
  address: { kind: 'mail', to: staffMailbox(staffEmail) },
})

export const broadcastTarget = (kind: ChannelKind): Target | null =>
  isBroadcast(kind)
    ? { channel: kind, target: kind, channelId: null, staffMemberId: null, address: { kind } }
    : null

export function newNotice(
  { channel, target, channelId, staffMemberId, address }: Target,
  options: { readonly id: string; readonly kind: NoticeKind; readonly notAfter: number },
): NewNotice {
  return {
    ...options,
    channel,
    target,
    channelId,
    staffMemberId,
    address: JSON.stringify(address),
    number: 'phone' in address ? address.phone : null,
  }
}

/** Returns the language of a target's staff member; English for a mailbox of the business. */
export const languageOf = ({ staffMemberId }: Target, staff: readonly StaffMember[]): Language =>
  staff.find(({ id }) => id === staffMemberId)?.language ?? 'en'

/** Builds a message without a lead in these words. */
export const readyMessage = (
  target: Target,
  text: ReadyMessage,
  now: number,
): NewNotice & { readonly payload: string } => ({
  ...newNotice(target, {
    id: randomUUID(),
    kind: 'message',
    notAfter: now + NOTICE_KINDS.message.lifetimeMs,
  }),
  payload: JSON.stringify(text),
})
