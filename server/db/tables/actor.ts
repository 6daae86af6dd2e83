/** Who acts, and through which channel. */
export interface Actor {
  readonly staffMemberId: string | null
  readonly via: string
}

/** The visitor, on the status page: by the link of the page after sending. */
export const VISITOR: Actor = { staffMemberId: null, via: 'status-page' }

/** The links to a status page that were sent, and what is recorded of their use. */
export const LINK_CHANNELS = ['mail', 'sms'] as const
export type LinkChannel = (typeof LINK_CHANNELS)[number]

/**
 * Returns the visitor as an actor.
 * @param from how the link came to them; `null` for the page after sending
 */
export const visitorBy = (from: LinkChannel | null): Actor =>
  from === null ? VISITOR : { ...VISITOR, via: `${VISITOR.via}:${from}` }
