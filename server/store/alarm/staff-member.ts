/** Who is rung, and by which ways (R100). */

export interface StaffChannel {
  /** UUID. */
  readonly id: string
  readonly kind: string
  /** JSON, as the channel of this kind reads it. */
  readonly address: string
  /** When somebody last answered a test by it; null for never. */
  readonly testedAt: number | null
  readonly lastOkAt: number | null
  readonly lastError: string | null
  /** Set when the other side says that nobody is there any more: it is not used. */
  readonly goneAt: number | null
}

export interface StaffMember {
  /** UUID. */
  readonly id: string
  readonly name: string
  readonly language: 'en' | 'es'
  /** In the order in which they were added. */
  readonly channels: readonly StaffChannel[]
}

export interface NewStaffChannel {
  readonly id: string
  readonly kind: string
  readonly address: string
  /** Makes two addresses of a kind the same. */
  readonly addressKey: string
}
