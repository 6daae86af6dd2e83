import { loadavg } from 'node:os'

/** Arithmetic and tables of the benches. */

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

/** Few digits, but never too few to compare: 0.42, 4.2, 42, 4200. */
export function figure(value: number): string {
  if (!Number.isFinite(value)) return '-'
  const digits = Math.abs(value) < 1 ? 2 : Math.abs(value) < 10 ? 1 : 0
  return value.toFixed(digits)
}

/** How busy the machine is with everything that runs on it: runnable threads, averaged over a minute. */
export const machineLoad = (): string => loadavg()[0]?.toFixed(1) ?? '-'

export type TableRow = readonly (string | number)[]

/** Columns as wide as their widest cell; the first to the left, figures to the right. */
export function table(head: readonly string[], rows: readonly TableRow[]): string {
  const cells = [head, ...rows.map((row) => row.map((cell) => textOf(cell)))]
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd()
  const rule = widths.map((width) => '-'.repeat(width)).join('  ')
  const [first = [], ...others] = cells
  return [line(first), rule, ...others.map(line)].join('\n')
}

const textOf = (cell: string | number): string => (typeof cell === 'number' ? figure(cell) : cell)
