import { stat } from 'node:fs/promises'
import { databaseFile } from '#server/environment/open-store.ts'
import { problemOf, visit } from '../visitor.ts'
import type { Fault } from './fault.ts'

export const secondServer: Fault = {
  id: 'second-server',
  name: 'a second server on one folder is refused with a sentence, and the database is its owner’s alone',
  engines: ['sqlite'],
  async run({ start }) {
    const first = await start()
    const second = await start({ after: first })
    const problems: string[] = []
    if (!second.hasEnded()) problems.push('the second server runs')
    else if (
      !/[A-Z].*\.\s*$/s.test(second.complaints()) ||
      / at .*:\d+:\d+/.test(second.complaints())
    ) {
      problems.push(`it said: ${second.complaints().slice(0, 300)}`)
    }
    const problem = problemOf(await visit(first, 1))
    if (problem !== null) problems.push(problem)
    for (const end of ['', '-wal', '-shm']) {
      const { mode } = await stat(`${databaseFile(first.dataDir)}${end}`)
      if ((mode & 0o077) !== 0)
        problems.push(`the file ${end} may be read by others: ${mode.toString(8)}`)
    }
    return problems
  },
}
