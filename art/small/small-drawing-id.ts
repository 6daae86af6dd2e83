/**
 * Returns the fragment of one small drawing in the file of all: `<img src="#…">`. Slugs as
 * in domain/services. Uses the same letters as the address of the service's page, which precedes it
 * and so compresses it.
 */
export function smallDrawingId(groupSlug: string, slug: string): string {
  return `${groupSlug}/${slug}`
}
