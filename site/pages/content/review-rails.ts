/** Largest number of tags on a rail. */
const MAX_TAGS_PER_RAIL = 4
const MIN_RAILS = 2

/** Distributes tags over at least two rails, as evenly as possible, in order. */
export function splitIntoRails<Tag>(tags: readonly Tag[]): readonly (readonly Tag[])[] {
  const count = Math.max(MIN_RAILS, Math.ceil(tags.length / MAX_TAGS_PER_RAIL))
  const perRail = Math.ceil(tags.length / count)
  return Array.from({ length: count }, (_, index) =>
    tags.slice(index * perRail, (index + 1) * perRail),
  ).filter((rail) => rail.length > 0)
}
