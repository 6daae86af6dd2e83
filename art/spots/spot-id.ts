/**
 * Fragment that picks one spot out of the sprite: `<img src="spots.svg#…">`.
 * Slugs as in domain/services. The same letters as in the address of the
 * service's page, which stands right before it and so compresses it away.
 */
export function spotId(groupSlug: string, slug: string): string {
  return `${groupSlug}/${slug}`
}
