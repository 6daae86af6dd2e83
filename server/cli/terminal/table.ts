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

/**
 * Renders rows under titles, at most `width` columns wide; cuts the widest columns that may be cut.
 */
export function table(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  width: number,
): string {
  const shown = columns
    .map((column, index) => ({ column, cells: rows.map((row) => row[index] ?? '') }))
    .filter(({ column, cells }) => !column.optional || cells.some((cell) => cell !== ''))
  const natural = shown.map(({ column, cells }) =>
    Math.max(column.title.length, ...cells.map(({ length }) => length)),
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
  if (align === 'right') return text.padStart(width)
  return text.length <= width ? text.padEnd(width) : `${text.slice(0, width - 1)}…`
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

/**
 * Wraps a text into lines of at most `width` columns, each indented by `indent` spaces and
 * terminated.
 */
export function wrapText(
  text: string,
  { width, indent = 0 }: { readonly width: number; readonly indent?: number },
): string {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && longer.length > width - indent) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line].map((each) => `${' '.repeat(indent)}${each}\n`).join('')
}
