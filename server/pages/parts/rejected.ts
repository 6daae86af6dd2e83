/** A form that was refused: what was typed, and what is wrong. */
export interface Rejected {
  /** By the names of the fields. */
  readonly typed: Readonly<Record<string, string>>
  /** The field with the problem; `null` for the form as a whole. */
  readonly field: string | null
  /** What is wrong, in words. */
  readonly problem: string
}
