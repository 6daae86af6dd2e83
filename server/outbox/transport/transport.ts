/**
 * A finished mail for any transport. Its texts contain no control characters but line ends in the
 * bodies.
 */
export interface OutgoingMail {
  /** With its angle brackets; the same at every attempt (RFC 5322, 3.6.4). */
  readonly messageId: string
  /** `a@b.example` or `Name <a@b.example>`, from the owner's configuration. */
  readonly from: string
  readonly to: readonly string[]
  readonly replyTo: { readonly name: string; readonly address: string } | null
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly date: Date
}

export type SendResult =
  /** At least one recipient accepted it. */
  | {
      readonly ok: true
      /** Addresses that do not take it. */
      readonly refused?: readonly string[]
      /** Addresses that do not take it now, such as for greylisting. */
      readonly deferred?: readonly string[]
    }
  | {
      readonly ok: false
      /** True only if the mail itself was refused permanently; false for temporary failures. */
      readonly permanent: boolean
      /** Code and command, for the log; never the server's response. */
      readonly error: string
      /** The server's response, for the owner only: it may quote the mail. */
      readonly detail?: string
    }

/** Delivers mails. `send` resolves for every expected failure, within its own time limits. */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<SendResult>
}
