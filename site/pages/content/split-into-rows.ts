/** Largest number of tags in a row. */
const MAX_TAGS_PER_ROW = 4
const MIN_ROWS = 2

/** Distributes tags over at least two rows, as evenly as possible, in order. */
export function splitIntoRows<Tag>(tags: readonly Tag[]): readonly (readonly Tag[])[] {
  const count = Math.max(MIN_ROWS, Math.ceil(tags.length / MAX_TAGS_PER_ROW))
  const perRow = Math.ceil(tags.length / count)
  return Array.from({ length: count }, (_, index) =>
    tags.slice(index * perRow, (index + 1) * perRow),
  ).filter((row) => row.length > 0)
}
