import type { RawEnvironment } from '#server/environment.ts'

/** Input and output of a command, passed in so that tests can replace them. */
export interface CommandIo {
  /** Writes to standard output; resolves when more may be written. */
  out(text: string): Promise<void>
  /** Writes to standard error: progress, questions, errors. */
  err(text: string): void
  /** Returns the trimmed answer at the terminal; `null` without a terminal. */
  ask(question: string): Promise<string | null>
  readonly terminal: {
    readonly out: boolean
    readonly err: boolean
    /** Characters in a line of standard output. */
    readonly columns: number
  }
  readonly environment: RawEnvironment
  /** Makes network requests. */
  readonly fetch: typeof globalThis.fetch
  /** The folder in which the command was typed; file arguments are relative to it. */
  readonly folder: string
  /** Milliseconds since the epoch. */
  readonly clock: () => number
}

/** Resolves with the exit status: 0 success, 1 failure, 2 usage error. */
export type Command = (args: readonly string[], io: CommandIo) => Promise<number>

export const EXIT_DONE = 0
export const EXIT_FAILED = 1
export const EXIT_USAGE = 2

/** Prints why a command failed; returns the exit status. */
export function fail(io: CommandIo, sentence: string): number {
  io.err(`${sentence}\n`)
  return EXIT_FAILED
}
