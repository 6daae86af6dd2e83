/** A rail holds no more. */
const MAX_GROUPS = 4
const MIN_GROUPS = 2

/** Tags on rails, at least two of them, as evenly as may be, in the order of the tags. */
export function sectionGroups<Tag>(tags: readonly Tag[]): readonly (readonly Tag[])[] {
  const count = Math.max(MIN_GROUPS, Math.ceil(tags.length / MAX_GROUPS))
  const perRail = Math.ceil(tags.length / count)
  return Array.from({ length: count }, (_, index) =>
    tags.slice(index * perRail, (index + 1) * perRail),
  ).filter((rail) => rail.length > 0)
}
