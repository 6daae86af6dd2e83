import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { openDb } from '#server/environment/open-db.ts'
import type { RawEnvironment } from '#server/environment.ts'
import type { Db } from '#server/db/db.ts'
import type { Command, CommandIo } from '../terminal/commands.ts'

export interface CommandResult {
  readonly status: number
  readonly out: string
  readonly err: string
}

/** Runs commands in tests with a folder, a clock and terminal input. */
export interface CommandHarness {
  readonly folder: string
  /** The data directory, which no command has created yet. */
  readonly dataDir: string
  /** Milliseconds since the epoch; may be changed. */
  now: number
  environment: RawEnvironment
  /** Input at the terminal; `null` without a terminal. */
  answer: string | null
  terminal: CommandIo['terminal']
  /** Responds to network requests; by default every request fails. */
  fetch: typeof globalThis.fetch
  run(command: Command, ...args: readonly string[]): Promise<CommandResult>
  /** Runs `work` on the migrated database with a connection of its own. */
  withDb<Result>(work: (db: Db) => Promise<Result>): Promise<Result>
  remove(): void
}

/** Creates a harness that every test of the file finds as new. */
export function useCommandHarness(): CommandHarness {
  const harness = createCommandHarness()
  const initial = { ...harness }
  beforeEach(() => {
    Object.assign(harness, initial)
    mkdirSync(harness.folder, { recursive: true })
  })
  afterEach(() => harness.remove())
  return harness
}

export function createCommandHarness(environment: RawEnvironment = {}): CommandHarness {
  const folder = mkdtempSync(join(tmpdir(), 'palisade-cli-'))
  const dataDir = join(folder, 'data')
  const harness: CommandHarness = {
    folder,
    dataDir,
    now: Date.parse('2031-03-04T17:30:00Z'),
    environment: { DATA_DIR: dataDir, ...environment },
    answer: null,
    terminal: { out: false, err: false, columns: 100 },
    fetch: async () => await Promise.reject(new TypeError('fetch failed')),
    async run(command, ...args) {
      const output = { out: '', err: '' }
      const status = await command(args, {
        out: async (text) => void (output.out += text),
        err: (text) => void (output.err += text),
        ask: async (question) => {
          if (harness.answer !== null) output.err += question
          return harness.answer
        },
        terminal: harness.terminal,
        environment: harness.environment,
        fetch: harness.fetch,
        folder,
        clock: () => harness.now,
      })
      return { status, ...output }
    },
    async withDb(work) {
      const databaseUrl = harness.environment['DATABASE_URL'] ?? null
      const db = openDb({ dataDir, databaseUrl })
      try {
        await db.migrate()
        return await work(db)
      } finally {
        await db.close()
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
  return harness
}
