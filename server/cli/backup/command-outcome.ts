import { toSingleLine } from '#server/mail/clean-text.ts'

/** Something that went well, with what to tell about it, or a sentence on why not. */
export type CommandOutcome =
  | { readonly ok: true; readonly told: string }
  | { readonly ok: false; readonly problem: string }

export const succeeded = (told: string): CommandOutcome => ({ ok: true, told })
export const failed = (problem: string): CommandOutcome => ({ ok: false, problem })

/**
 * Tells which triggers, views and the like were not restored: they are not
 * this site's and would run in its database. Whoever made the file chose the
 * names, which must not steer a terminal.
 * @param names such as `trigger audit`; empty text for none
 */
export const droppedObjectsSentence = (names: readonly string[]): string =>
  names.length === 0
    ? ''
    : `Left out, since they are not this site's: ${toSingleLine(names.join(', '))}.\n`

/** Such as 20261120T183000Z, for names. */
export function timestampName(now: number): string {
  return new Date(now).toISOString().replace(/[-:]|\.\d+/g, '')
}
