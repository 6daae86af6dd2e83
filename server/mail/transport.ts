/** A finished mail, ready for any transport. Texts hold no control characters but line ends in the bodies. */
export interface OutgoingMail {
  /** With its angle brackets; the same at every try (RFC 5322, 3.6.4). */
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
  /** At least one recipient has it; `refused` others were turned down. */
  | { readonly ok: true; readonly refused?: number }
  | {
      readonly ok: false
      /** True only when the mail itself was refused for good; false for everything that may pass. */
      readonly permanent: boolean
      /** Code and step, fit for a log: never words of the other side. */
      readonly error: string
      /** What the other side said; for the owner's eyes only, it may quote the mail. */
      readonly detail?: string
    }

/** One way out for mail. `send` resolves in every expected case and within its own time limits. */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<SendResult>
}
