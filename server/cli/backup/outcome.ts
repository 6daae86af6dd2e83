import { oneLine } from '#server/mail/clean.ts'

/** Something that went well, with what to tell about it, or a sentence on why not. */
export type Outcome =
  | { readonly ok: true; readonly told: string }
  | { readonly ok: false; readonly problem: string }

export const done = (told: string): Outcome => ({ ok: true, told })
export const refused = (problem: string): Outcome => ({ ok: false, problem })

/**
 * Tells which triggers, views and the like were not restored: they are not
 * this site's and would run in its database. Whoever made the file chose the
 * names, which must not steer a terminal.
 * @param names such as `trigger audit`; empty text for none
 */
export const leftOut = (names: readonly string[]): string =>
  names.length === 0
    ? ''
    : `Left out, since they are not this site's: ${oneLine(names.join(', '))}.\n`

/** Such as 20261120T183000Z, for names. */
export function stamp(now: number): string {
  return new Date(now).toISOString().replace(/[-:]|\.\d+/g, '')
}
