import { setTimeout as pause } from 'node:timers/promises'
import type { Target } from '../../server.ts'
import { problemOf, visit } from '../visitor.ts'

const BETWEEN_VISITS_MS = 200

/**
 * Sends honest submissions while `work` runs, and one after it: each must get 201 in time. Resolves with one sentence
 * per problem.
 * @param address client address of the visitors
 */
export async function honestDuring(
  target: Pick<Target, 'port' | 'fairClock'>,
  work: Promise<unknown>,
  address?: string,
): Promise<string[]> {
  const problems: string[] = []
  const over = new AbortController()
  let visitor = 0
  const watched = work.finally(() => over.abort())
  const come = async (): Promise<void> => {
    const problem = problemOf(await visit(target, visitor++, address))
    if (problem !== null) problems.push(problem)
  }
  const coming = async (): Promise<void> => {
    while (!over.signal.aborted && problems.length === 0) {
      await come()
      await pause(BETWEEN_VISITS_MS)
    }
  }
  await Promise.all([watched, coming()])
  if (problems.length === 0) await come()
  return problems
}
