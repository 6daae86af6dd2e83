/** A rail holds no more. */
const MOST = 4
const FEWEST_RAILS = 2

/** Tags on rails, at least two of them, as evenly as may be, in the order of the tags. */
export function rails<Tag>(tags: readonly Tag[]): readonly (readonly Tag[])[] {
  const count = Math.max(FEWEST_RAILS, Math.ceil(tags.length / MOST))
  const perRail = Math.ceil(tags.length / count)
  return Array.from({ length: count }, (_, index) =>
    tags.slice(index * perRail, (index + 1) * perRail),
  ).filter((rail) => rail.length > 0)
}
