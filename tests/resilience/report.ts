import type { Tally } from '../../scripts/checks/tally.ts'

/** Prints figures, one per line. */
export function printFigures(figures: Readonly<Record<string, string | number>>): void {
  const width = Math.max(...Object.keys(figures).map((name) => name.length))
  for (const [name, value] of Object.entries(figures)) {
    console.log(`  ${name.padEnd(width)}  ${value}`)
  }
}

/** Prints the problems and how to repeat the run; returns the tally of this part. */
export function report(problems: readonly string[], rerunCommand: string): Tally {
  for (const problem of problems) console.log(`  FAIL  ${problem}`)
  if (problems.length > 0) console.log(`        again: ${rerunCommand}`)
  return problems.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: problems.length }
}

/** Formats each count above 0 as a sentence. */
export const problemsOf = (defects: Readonly<Record<string, number>>): readonly string[] =>
  Object.entries(defects).flatMap(([name, times]) => (times > 0 ? [`${name}: ${times}`] : []))

export const NO_POSTGRES = 'there is no PostgreSQL here'
