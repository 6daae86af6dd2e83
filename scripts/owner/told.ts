/** What was done or why it was not, sentences for the owner. */
export type Told =
  | { readonly ok: true; readonly told: readonly string[] }
  | { readonly ok: false; readonly problem: string }

export const refused = (problem: string): Told => ({ ok: false, problem })
