import { displayWidth, fitToWidth } from './display-width.ts'

export interface Column {
  readonly title: string
  /** Minimum width when cut; a column without it is never cut. */
  readonly least?: number
  /** Omitted when it is empty in every row. */
  readonly optional?: boolean
  /** Numbers are aligned right. */
  readonly align?: 'right'
}

const COLUMN_GAP = 2

/** Renders rows under titles, at most `width` columns wide; cuts the widest columns that may be cut. */
export function table(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  width: number,
): string {
  const shown = columns
    .map((column, index) => ({ column, cells: rows.map((row) => row[index] ?? '') }))
    .filter(({ column, cells }) => !column.optional || cells.some((cell) => cell !== ''))
  const natural = shown.map(({ column, cells }) =>
    Math.max(displayWidth(column.title), ...cells.map(displayWidth)),
  )
  const widths = shrinkColumns(
    natural,
    shown.map(({ column }) => column.least),
    width - COLUMN_GAP * (shown.length - 1),
  )
  const line = (texts: readonly string[]): string =>
    shown
      .map(({ column }, index) => padCell(texts[index] ?? '', widths[index] ?? 0, column.align))
      .join(' '.repeat(COLUMN_GAP))
      .trimEnd()
  return [
    line(shown.map(({ column }) => column.title)),
    ...rows.map((_, row) => line(shown.map(({ cells }) => cells[row] ?? ''))),
  ]
    .map((text) => `${text}\n`)
    .join('')
}

function padCell(text: string, width: number, align: Column['align']): string {
  return align === 'right'
    ? ' '.repeat(Math.max(0, width - displayWidth(text))) + text
    : fitToWidth(text, width)
}

/** Narrows the widest cuttable column, one column at a time. */
function shrinkColumns(
  natural: readonly number[],
  least: readonly (number | undefined)[],
  room: number,
): readonly number[] {
  const widths = [...natural]
  const spare = (index: number): number => (widths[index] ?? 0) - (least[index] ?? Infinity)
  for (let over = widths.reduce((sum, each) => sum + each, 0) - room; over > 0; over--) {
    const candidates = widths.map((_, index) => index).filter((index) => spare(index) > 0)
    const widest = candidates.toSorted((a, b) => (widths[b] ?? 0) - (widths[a] ?? 0))[0]
    if (widest === undefined) break
    widths[widest] = (widths[widest] ?? 0) - 1
  }
  return widths
}
