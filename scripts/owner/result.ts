/** What was done or why it was not, sentences for the owner. */
export type CommandResult =
  | { readonly ok: true; readonly told: readonly string[] }
  | { readonly ok: false; readonly problem: string }

export const refused = (problem: string): CommandResult => ({ ok: false, problem })
