interface FlaggedSentenceProps {
  /** The wording that applies; `null` leaves the sentence out. */
  readonly text: string | null
}

/** Renders a sentence that depends on a feature flag (domain/pages/feature-flags.ts). */
export const FlaggedSentence = ({ text }: FlaggedSentenceProps) => text !== null && <p>{text}</p>
