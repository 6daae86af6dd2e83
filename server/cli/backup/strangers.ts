import { oneLine } from '#server/mail/clean.ts'

/** What a backup may hold beside this site's tables and would run in its database. */
export interface Stranger {
  /** In the database's own words: trigger, view, rule, policy. */
  readonly kind: string
  readonly name: string
}

/** A sentence on why a backup with these is not restored as it is. */
export function strangersProblem(backup: string, strangers: readonly Stranger[]): string {
  return `Nothing was restored: ${backup} holds what this site does not know and what would run in its database (${named(strangers)}). If that is yours, restore without it by --leave-out and make it again afterwards.`
}

/** What to know about a backup before it is needed; empty for one without any. */
export function strangersNote(strangers: readonly Stranger[]): string {
  return strangers.length === 0
    ? ''
    : ` Not this site's, so that it is restored only with --leave-out: ${named(strangers)}.`
}

/** What was left out, for the owner; empty for nothing. */
export const leftOut = (strangers: readonly Stranger[]): string =>
  strangers.length === 0 ? '' : `Left out: ${named(strangers)}.\n`

/** Whoever made the file chose the names: they must not steer a terminal. */
const named = (strangers: readonly Stranger[]): string =>
  strangers.map(({ kind, name }) => oneLine(`${kind} ${name}`)).join(', ')
