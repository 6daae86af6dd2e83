/** Result of a command, as sentences for the owner. */
export type CommandResult =
  | { readonly ok: true; readonly messages: readonly string[] }
  | { readonly ok: false; readonly problem: string }

export const refused = (problem: string): CommandResult => ({ ok: false, problem })
