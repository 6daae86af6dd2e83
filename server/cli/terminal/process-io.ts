import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Command, CommandIo } from './command-io.ts'

/** Terminals that say nothing about their width, and pipes. */
const DEFAULT_COLUMNS = 100

/** Something that holds the process open this long after the end is given up. */
const EXIT_TIMEOUT_MS = 3000

/** Runs a command with the arguments, streams and environment of this process. */
export async function runAsProcess(command: Command): Promise<void> {
  // A command may be the first to make the database.
  process.umask(0o077)
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    // Whoever reads has seen enough, as `| head` has: there is nobody left to tell.
    process.exit()
  })
  process.exitCode = await command(process.argv.slice(2), processIo())
  setTimeout(() => process.exit(), EXIT_TIMEOUT_MS).unref()
}

function processIo(): CommandIo {
  const { stdin, stdout, stderr } = process
  return {
    async out(text) {
      if (!stdout.write(text)) await once(stdout, 'drain')
    },
    err: (text) => void stderr.write(text),
    ask,
    terminal: {
      out: stdout.isTTY,
      err: stderr.isTTY,
      // Some terminals say 0; in very narrow ones a line may as well break by itself.
      columns: stdout.isTTY ? Math.max(stdout.columns || DEFAULT_COLUMNS, 60) : DEFAULT_COLUMNS,
    },
    environment: process.env,
    fetch: globalThis.fetch,
    // npm runs its scripts in the project's folder and leaves here where it was called.
    folder: process.env['INIT_CWD'] ?? process.cwd(),
    clock: Date.now,
  }

  async function ask(question: string): Promise<string | null> {
    if (!stdin.isTTY || !stderr.isTTY) return null
    stderr.write(question)
    // The terminal itself edits the line, and Ctrl-C ends the command as it does anywhere.
    const lines = createInterface({ input: stdin })
    const line = once(lines, 'line').then(([text]) => String(text))
    // The end of the input is an answer too: an empty one.
    const ended = once(lines, 'close').then(() => '')
    const answer = await Promise.race([line, ended])
    lines.close()
    return answer.trim()
  }
}
