import { loadavg } from 'node:os'

/** Arithmetic and tables of the benchmarks. */

/** The middle one, or the mean of the two in the middle; NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN
  return (lower + upper) / 2
}

/** The smallest value that so many of a hundred do not exceed; NaN of none. */
export function percentile(values: readonly number[], hundredths: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const rank = Math.max(1, Math.ceil((hundredths / 100) * sorted.length))
  return sorted[rank - 1] ?? Number.NaN
}

/** How busy the machine is with everything that runs on it: runnable threads, averaged over a minute. */
export const machineLoad = (): string => loadavg()[0]?.toFixed(1) ?? '-'

export type TableRow = readonly (string | number)[]

/** Prints a table with these column titles, figures with two decimals. */
export function printTable(head: readonly string[], rows: readonly TableRow[]): void {
  const rounded = (cell: string | number) =>
    typeof cell === 'number' ? Math.round(cell * 100) / 100 : cell
  console.table(
    rows.map((row) => Object.fromEntries(row.map((cell, at) => [head[at], rounded(cell)]))),
  )
}
