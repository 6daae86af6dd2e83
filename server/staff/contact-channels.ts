/** The channels that follow from a staff member's mailbox and phone number. */

import { randomUUID } from 'node:crypto'
import { type ChannelAddress, PHONE_KINDS } from '#domain/alarm/channels.ts'
import type { NewStaffChannel } from '#server/db/tables/staff-member.ts'

export const newChannel = (address: ChannelAddress, addressKey: string): NewStaffChannel => ({
  id: randomUUID(),
  kind: address.kind,
  address: JSON.stringify(address),
  addressKey: addressKey.toLowerCase(),
})

export const channelsOfMailbox = (mailbox: string): readonly NewStaffChannel[] => [
  newChannel({ kind: 'mail', to: [mailbox] }, mailbox),
]

/** @param phone E.164; every channel to a number uses it */
export const channelsOfPhone = (phone: string): readonly NewStaffChannel[] =>
  PHONE_KINDS.map((kind) => newChannel({ kind, phone }, phone))
