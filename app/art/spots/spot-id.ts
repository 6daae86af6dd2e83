/** Fragment that picks one spot out of the sprite: `<img src="spots.svg#…">`. Slugs as in domain/services. */
export function spotId(groupSlug: string, slug: string): string {
  return `${groupSlug}--${slug}`
}
