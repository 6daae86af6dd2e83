/**
 * What a notice says. After an undo, `accepted`, `closed`, `reopened` and `yours-again` also
 * correct a notice, on its channel and to its recipient.
 */
export type NoticeKind =
  /** Announces a lead for the first time. */
  | 'created'
  /** Announces a lead again, because nobody has accepted it. */
  | 'waiting'
  /** Reports an acceptance to the webhook. */
  | 'accepted'
  /** The lead was canceled: to the assignee, or to all staff while there is none. */
  | 'cancelled'
  /** Another staff member closed the assignee's lead. */
  | 'closed'
  /** The visitor tried to cancel too late; recipients as for `cancelled`. */
  | 'cancel-attempt'
  /** Another staff member took over the assignee's lead. */
  | 'taken-over'
  /** The lead is the assignee's again. */
  | 'yours-again'
  /** Asks a colleague to accept a lead that is handed over. */
  | 'offered'
  /** To the webhook only. */
  | 'handed-back'
  /** To the webhook only. */
  | 'reopened'
  /** The visitor added a note; recipients as for `cancelled`. */
  | 'note'
  /** The visitor sent a photo; recipients as for `cancelled`. */
  | 'photo'
  /** The visitor agreed to the quote; recipients as for `cancelled`. */
  | 'agreed'
  /** The alarm expired. The name is that of stored rows. */
  | 'nobody'
  /** Asks an assignee without progress. */
  | 'still-yours'
  /** Asks an assignee whose arrival time is over. */
  | 'late'
  /** Announces an appointment. */
  | 'reminder'
  /** Tells the visitor when the assignee arrives; all others are to staff. */
  | 'arrival'
  /** Without a lead: `npm run staff -- test`. */
  | 'test'
  /** Without a lead: the mail with the six-digit code. */
  | 'sign-in'
  /** Without a lead: tells the owner that few calls are left today. */
  | 'calls-low'

/** Notices that ask a staff member to accept a lead; all others only inform. */
export const ACCEPTANCE_REQUEST_KINDS: readonly NoticeKind[] = ['created', 'waiting', 'offered']

export const asksToAccept = ({ kind }: { readonly kind: NoticeKind | 'connection' }): boolean =>
  ACCEPTANCE_REQUEST_KINDS.some((one) => one === kind)
