import { setTimeout as pause } from 'node:timers/promises'
import type { Target } from '../../server.ts'
import { problemOf, visit } from '../visitor.ts'

const BETWEEN_VISITS_MS = 200

/**
 * Sends honest submissions while `work` runs, and one after it: each must get 201 in time. Resolves
 * with one sentence per problem.
 * @param address client address of the visitors
 */
export async function sendHonestlyDuring(
  target: Pick<Target, 'port' | 'fairClock'>,
  work: Promise<unknown>,
  address?: string,
): Promise<string[]> {
  const problems: string[] = []
  const finished = new AbortController()
  let visitor = 0
  const watched = work.finally(() => finished.abort())
  const visitOnce = async (): Promise<void> => {
    const problem = problemOf(await visit(target, visitor++, address))
    if (problem !== null) problems.push(problem)
  }
  const visitRepeatedly = async (): Promise<void> => {
    while (!finished.signal.aborted && problems.length === 0) {
      await visitOnce()
      await pause(BETWEEN_VISITS_MS)
    }
  }
  await Promise.all([watched, visitRepeatedly()])
  if (problems.length === 0) await visitOnce()
  return problems
}
