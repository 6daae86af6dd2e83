import { FactsError, readBusinessFile } from '#domain/business/reader/read-file.ts'
import { businessFileInForce } from '#domain/business/reader/path.ts'
import { putInForce } from '#domain/business/business.ts'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Command, CommandIo } from './commands.ts'
import { installedCommands } from './installed-commands.ts'

/** Used for pipes and for terminals without a known width. */
const DEFAULT_COLUMNS = 100

/** Maximum wait for open handles at the end of the process. */
const EXIT_TIMEOUT_MS = 3000

/** Runs a command with the arguments, streams and environment of this process. */
export async function runAsProcess(command: Command): Promise<void> {
  // A command may be the first to create the database.
  process.umask(0o077)
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    // The reader has closed the pipe, as `| head` does.
    process.exit()
  })
  try {
    putInForce(readBusinessFile(businessFileInForce(process.env)))
  } catch (error) {
    if (!(error instanceof FactsError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
  process.exitCode = await command(process.argv.slice(2), processIo())
  setTimeout(() => process.exit(), EXIT_TIMEOUT_MS).unref()
}

function processIo(): CommandIo {
  const { stdin, stdout, stderr } = process
  return {
    async out(text) {
      if (!stdout.write(installedCommands(text, process.env))) await once(stdout, 'drain')
    },
    err: (text) => void stderr.write(installedCommands(text, process.env)),
    ask,
    terminal: {
      out: stdout.isTTY,
      err: stderr.isTTY,
      // Some terminals report 0; in very narrow ones lines may wrap.
      columns: stdout.isTTY ? Math.max(stdout.columns || DEFAULT_COLUMNS, 60) : DEFAULT_COLUMNS,
    },
    environment: process.env,
    fetch: globalThis.fetch,
    // npm runs scripts in the project's folder and stores the caller's folder here.
    folder: process.env['INIT_CWD'] ?? process.cwd(),
    clock: Date.now,
  }

  async function ask(question: string): Promise<string | null> {
    if (!stdin.isTTY || !stderr.isTTY) return null
    stderr.write(question)
    // The terminal edits the line, and Ctrl-C ends the command as usual.
    const lines = createInterface({ input: stdin })
    const line = once(lines, 'line').then(([text]) => String(text))
    // The end of the input counts as an empty answer.
    const ended = once(lines, 'close').then(() => '')
    const answer = await Promise.race([line, ended])
    lines.close()
    return answer.trim()
  }
}
