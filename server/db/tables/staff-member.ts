/** Staff members and their channels. */

import type { ChannelKind } from '#domain/alarm/channels.ts'
import type { ScheduledStaff } from '#domain/staff/on-call/on-call.ts'
import type { Role } from '#domain/staff/roles.ts'

export interface StaffChannel {
  readonly id: string
  readonly kind: ChannelKind
  /** JSON, in the format of the channel's kind. */
  readonly address: string
  /** Time of the last answered test; `null` for never. */
  readonly testedAt: number | null
  readonly lastOkAt: number | null
  readonly lastError: string | null
  /**
   * Set when the provider says that the address does not exist any more; the channel is not used
   * then.
   */
  readonly goneAt: number | null
}

export type StaffMemberSummary = Pick<StaffMember, 'id' | 'name' | 'language'>

/** `id` is a UUID. */
export interface StaffMember extends ScheduledStaff {
  readonly name: string
  readonly language: 'en' | 'es'
  readonly role: Role
  /** In the order in which they were added. */
  readonly channels: readonly StaffChannel[]
}

export type NewStaffChannel = Pick<StaffChannel, 'id' | 'kind' | 'address'> & {
  /** Normalized address: equal for two spellings of the same address. */
  readonly addressKey: string
}

export type NewStaffMember = StaffMemberSummary & {
  readonly channels: readonly NewStaffChannel[]
  /** By default an owner while there is none, otherwise a locksmith. */
  readonly role?: Role
}
