import { sampleSubmission } from '#server/store/sample.fixture.ts'
import type { Ran, Stage } from '../database/stage.fixture.ts'
import { backupCommand } from './command.ts'
import { restoreCommand } from './restore-command.ts'

/** The commands on a stage, and requests by their visitors' names. */
export function backupsOn(stage: () => Stage) {
  return {
    backup: (...args: string[]): Promise<Ran> => stage().run(backupCommand, ...args),
    restore: (...args: string[]): Promise<Ran> => stage().run(restoreCommand, ...args),
    record: (name: string): Promise<unknown> =>
      stage().withStore((store) => store.record(sampleSubmission({ row: { name } }))),
    names: (): Promise<string[]> =>
      stage().withStore(async (store) => {
        const found: string[] = []
        for await (const { name } of store.listLeads({})) found.push(name)
        return found.toSorted()
      }),
  }
}
