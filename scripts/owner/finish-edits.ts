import { spawnSync } from 'node:child_process'
import path from 'node:path'
import {
  applyEdits,
  type CommandResult,
  type PendingEdits,
  UnexpectedSourceError,
} from './source-edits.ts'

/** Prints a text and ends the process. */
export function exitWith(status: number, text: string): never {
  ;(status === 0 ? process.stdout : process.stderr).write(text)
  process.exit(status)
}

/**
 * Runs a command on the owner's files, writes and formats its edits, all or nothing, and ends the
 * process.
 */
export function finishEdits(
  root: string,
  pending: PendingEdits,
  command: () => CommandResult,
): never {
  try {
    const outcome = command()
    if (!outcome.ok) exitWith(1, `${outcome.problem}\n`)
    applyEdits(root, pending.edits)
    format(
      root,
      pending.edits.flatMap(({ file, text }) => (text === null ? [] : [file])),
    )
    exitWith(0, `${outcome.messages.join('\n')}\n`)
  } catch (error) {
    if (error instanceof UnexpectedSourceError) exitWith(1, `${error.message}\n`)
    throw error
  }
}

/** Formats the changed files, so that `npm run check` passes. */
function format(root: string, files: readonly string[]): void {
  if (files.length === 0) return
  const program = path.join(root, 'node_modules/.bin/oxfmt')
  const { status, stderr } = spawnSync(program, files, { cwd: root, encoding: 'utf8' })
  if (status !== 0) exitWith(1, `The files are written, but not formatted: ${stderr}\n`)
}
