import type { CommandIo } from './io.ts'
import { count } from './words.ts'

export interface Progress {
  /** Says how far it is. */
  at(done: number): void
  /** Takes the line away again. */
  end(): void
}

/** Work that is done sooner says nothing. */
const SILENT_MS = 700
/** A terminal's line is written over; in a file every line stays. */
const EVERY_MS = { terminal: 100, file: 10_000 }

/**
 * Tells on standard error how far long work has come.
 * @param what such as 'Reading requests'
 * @param total null where nobody knows it beforehand
 */
export function startProgress(io: CommandIo, what: string, total: number | null): Progress {
  const every = io.terminal.err ? EVERY_MS.terminal : EVERY_MS.file
  let next = io.clock() + (io.terminal.err ? SILENT_MS : EVERY_MS.file)
  let shown = false
  const text = (done: number): string => {
    if (total === null || total === 0) return `${what}: ${count(done)}`
    const share = Math.min(100, Math.floor((100 * done) / total))
    return `${what}: ${count(done)} of ${count(total)} (${share}%)`
  }
  return {
    at(done) {
      if (io.clock() < next) return
      next = io.clock() + every
      shown = true
      io.err(io.terminal.err ? `\r${ERASE}${text(done)}` : `${text(done)}\n`)
    },
    end() {
      if (shown && io.terminal.err) io.err(`\r${ERASE}`)
    },
  }
}

/** Erases to the end of the line (ECMA-48, 8.3.41). */
const ERASE = '\u001b[K'
