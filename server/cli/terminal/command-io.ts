import type { RawEnvironment } from '#server/environment.ts'

/** All that a command has of the outside; passed in, so that tests hold every end of it. */
export interface CommandIo {
  /** Writes to standard output; resolves when more may be written. */
  out(text: string): Promise<void>
  /** Writes to standard error: progress, questions, complaints. */
  err(text: string): void
  /** What somebody answers at the terminal, trimmed; null when nobody sits there. */
  ask(question: string): Promise<string | null>
  readonly terminal: {
    readonly out: boolean
    readonly err: boolean
    /** Characters in a line of standard output. */
    readonly columns: number
  }
  readonly environment: RawEnvironment
  /** Asks over the network; in tests, nobody. */
  readonly fetch: typeof globalThis.fetch
  /** The folder in which the command was typed; file arguments are meant from there. */
  readonly folder: string
  /** Milliseconds since the epoch. */
  readonly clock: () => number
}

/** Resolves with the exit status: 0 done, 1 not done, 2 not understood. */
export type Command = (args: readonly string[], io: CommandIo) => Promise<number>

export const EXIT_DONE = 0
export const EXIT_FAILED = 1
export const EXIT_USAGE = 2

/** Says why something was not done. */
export function fail(io: CommandIo, sentence: string): number {
  io.err(`${sentence}\n`)
  return EXIT_FAILED
}
