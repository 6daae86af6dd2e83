/** A value that differs, with its texts before and after; `null` for none. */
export interface Change {
  readonly label: string
  readonly before: string | null
  readonly after: string | null
}
