/**
 * Returns the fragment of one spot illustration in the sprite: `<img src="SPRITE#…">`. Slugs as
 * in domain/services. Uses the same letters as the address of the service's page, which precedes it
 * and so compresses it.
 */
export function spotId(groupSlug: string, slug: string): string {
  return `${groupSlug}/${slug}`
}
