import { displayWidth, fitToWidth } from './display-width.ts'

export interface Column {
  readonly title: string
  /** The least width to which it may be cut; a column without one is never cut. */
  readonly least?: number
  /** Left out when it is empty in every row. */
  readonly optional?: boolean
  /** Numbers stand at the right. */
  readonly align?: 'right'
}

const COLUMN_GAP = 2

/** Rows under titles, each line at most `width` columns wide; the widest of the columns that may be cut give way. */
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

/** Takes one column after the other from whichever may be cut and is widest. */
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
