/** Lays out labeled values as plain text; further lines of a value are indented below its first. */
export function alignRows(rows: readonly (readonly [label: string, value: string])[]): string[] {
  const width = Math.max(...rows.map(([label]) => label.length)) + 2
  const indent = ' '.repeat(width)
  return rows.map(
    ([label, value]) => `${label.padEnd(width)}${value.replaceAll('\n', `\n${indent}`)}`,
  )
}
