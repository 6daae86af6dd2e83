/** Largest number of tags in a row. */
const MAX_TAGS_PER_ROW = 4
/** Fewer hang on one rail. */
const MIN_TAGS_OF_TWO_ROWS = 4

/** Distributes tags over rows, as evenly as possible, in order: four or more over at least two. */
export function splitIntoRows<Tag>(tags: readonly Tag[]): readonly (readonly Tag[])[] {
  const minRows = tags.length < MIN_TAGS_OF_TWO_ROWS ? 1 : 2
  const count = Math.max(minRows, Math.ceil(tags.length / MAX_TAGS_PER_ROW))
  const perRow = Math.ceil(tags.length / count)
  return Array.from({ length: count }, (_, index) =>
    tags.slice(index * perRow, (index + 1) * perRow),
  ).filter((row) => row.length > 0)
}
