import { loadavg } from 'node:os'

/** Statistics and tables of the benchmarks. */

/** Returns the median; NaN for no values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN
  return (lower + upper) / 2
}

/** Returns the smallest value that this percentage of values does not exceed; NaN for no values. */
export function percentile(values: readonly number[], hundredths: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const rank = Math.max(1, Math.ceil((hundredths / 100) * sorted.length))
  return sorted[rank - 1] ?? Number.NaN
}

/** Returns the machine's load average over one minute. */
export const machineLoad = (): string => loadavg()[0]?.toFixed(1) ?? '-'

export type TableRow = readonly (string | number)[]

/** Prints a table with these column titles, numbers with two decimals. */
export function printTable(head: readonly string[], rows: readonly TableRow[]): void {
  const rounded = (cell: string | number) =>
    typeof cell === 'number' ? Math.round(cell * 100) / 100 : cell
  console.table(
    rows.map((row) => Object.fromEntries(row.map((cell, at) => [head[at], rounded(cell)]))),
  )
}
