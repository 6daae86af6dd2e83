import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { BUSINESS_FILE } from './business-file-problems.ts'

/** A change to a file of the checkout, announced to the owner before it is made. */
export interface Edit {
  readonly file: string
  /** `null` for a removed file. */
  readonly text: string | null
}

/** Result of a command, as sentences for the owner. */
export type CommandResult =
  | { readonly ok: true; readonly messages: readonly string[] }
  | { readonly ok: false; readonly problem: string }

export const refused = (problem: string): CommandResult => ({ ok: false, problem })

/** Files with the edits so far applied, so that several edits can change one file. */
export interface PendingEdits {
  read(file: string): string
  isRemoved(file: string): boolean
  write(file: string, text: string): void
  remove(file: string): void
  readonly edits: readonly Edit[]
}

export function createPendingEdits(root: string): PendingEdits {
  const edits = new Map<string, Edit>()
  return {
    read: (file) => edits.get(file)?.text ?? readFileSync(path.join(root, file), 'utf8'),
    isRemoved: (file) => edits.get(file)?.text === null,
    write: (file, text) => void edits.set(file, { file, text }),
    remove: (file) => void edits.set(file, { file, text: null }),
    get edits() {
      return [...edits.values()]
    },
  }
}

/**
 * Applies all edits; nothing is changed before, so that a failed command leaves no partial result.
 */
export function applyEdits(root: string, edits: readonly Edit[]): void {
  for (const edit of edits) {
    const file = path.join(root, edit.file)
    if (edit.text === null) rmSync(file, { force: true })
    else writeFileSync(file, edit.text)
  }
}

/**
 * Replaces the first occurrence of `from`.
 * @param to the replacement, or a function of the match and its groups
 * @throws when the file has an unexpected format, so that a person must edit it
 */
export function replaceOnce(
  pending: PendingEdits,
  file: string,
  from: string | RegExp,
  to: string | ((found: string, ...groups: readonly string[]) => string),
): void {
  const text = pending.read(file)
  const found = typeof from === 'string' ? text.includes(from) : from.test(text)
  if (!found) throw new UnexpectedSourceError(file)
  pending.write(file, text.replace(from, typeof to === 'string' ? () => to : to))
}

/** Removes what the owner's file says of one service or town in minutes, in one line or several. */
export function removeMinutes(
  pending: PendingEdits,
  entry: 'jobMinutes' | 'townArrivalMinutes',
  name: string,
): void {
  const text = pending.read(BUSINESS_FILE)
  const item = new RegExp(
    `(\\n  ${entry}: \\{(?:[^{}]|\\{[^{}]*\\})*?)'${name}': \\{[^{}]*\\},?\\s?`,
  )
  if (item.test(text)) pending.write(BUSINESS_FILE, text.replace(item, '$1'))
}

/** The file was rewritten by hand. */
export class UnexpectedSourceError extends Error {
  constructor(file: string) {
    super(`${file} is not as this command knows it: make the change by hand (CONTRIBUTING.md).`)
    this.name = 'UnexpectedSourceError'
  }
}
