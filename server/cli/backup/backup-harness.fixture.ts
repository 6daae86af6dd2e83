import { sampleSubmission } from '#server/db/sample-submission.fixture.ts'
import type { CommandResult, CommandHarness } from '../database/command-harness.fixture.ts'
import { backupCommand } from './command.ts'
import { restoreCommand } from './restore-command.ts'
import { storeSubmission } from '#server/leads/record.ts'
import { listLeads } from '#server/db/tables/lead-queries.ts'

/** Adds backup and restore to a command harness, and submissions named by their visitors. */
export function useBackups(harness: () => CommandHarness) {
  return {
    backup: (...args: string[]): Promise<CommandResult> => harness().run(backupCommand, ...args),
    restore: (...args: string[]): Promise<CommandResult> => harness().run(restoreCommand, ...args),
    record: (name: string): Promise<unknown> =>
      harness().withDb((db) => storeSubmission(db, sampleSubmission({ row: { name } }))),
    names: (): Promise<string[]> =>
      harness().withDb(async (db) => {
        const found: string[] = []
        for await (const { name } of listLeads(db, {})) found.push(name)
        return found.toSorted()
      }),
  }
}
