import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '#server/environment/open-store.ts'
import type { RawEnvironment } from '#server/environment.ts'
import type { Store } from '#server/store/store.ts'
import type { Command, CommandIo } from '../terminal/io.ts'

/** What a command left behind. */
export interface Ran {
  readonly status: number
  readonly out: string
  readonly err: string
}

/** A folder, a clock and a keyboard for commands; for tests. */
export interface Stage {
  readonly folder: string
  /** The data directory, which no command has made yet. */
  readonly dataDir: string
  /** Milliseconds since the epoch; may be turned. */
  now: number
  environment: RawEnvironment
  /** What is typed at the terminal; null while nobody sits there. */
  answer: string | null
  terminal: CommandIo['terminal']
  /** What answers on the network; nobody does as it is made. */
  fetch: typeof globalThis.fetch
  run(command: Command, ...args: readonly string[]): Promise<Ran>
  /** Works on the migrated database with a connection of its own. */
  withStore<Result>(work: (store: Store) => Promise<Result>): Promise<Result>
  remove(): void
}

export function createStage(environment: RawEnvironment = {}): Stage {
  const folder = mkdtempSync(join(tmpdir(), 'palisade-cli-'))
  const dataDir = join(folder, 'data')
  const stage: Stage = {
    folder,
    dataDir,
    now: Date.parse('2031-03-04T17:30:00Z'),
    environment: { DATA_DIR: dataDir, ...environment },
    answer: null,
    terminal: { out: false, err: false, columns: 100 },
    fetch: async () => await Promise.reject(new TypeError('fetch failed')),
    async run(command, ...args) {
      const said = { out: '', err: '' }
      const status = await command(args, {
        out: async (text) => void (said.out += text),
        err: (text) => void (said.err += text),
        ask: async (question) => {
          if (stage.answer !== null) said.err += question
          return stage.answer
        },
        terminal: stage.terminal,
        environment: stage.environment,
        fetch: stage.fetch,
        folder,
        clock: () => stage.now,
      })
      return { status, ...said }
    },
    async withStore(work) {
      const databaseUrl = stage.environment['DATABASE_URL'] ?? null
      const store = openStore({ dataDir, databaseUrl })
      try {
        await store.migrate()
        return await work(store)
      } finally {
        await store.close()
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
  return stage
}
