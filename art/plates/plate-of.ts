import { derivedEntries } from '#domain/business/per-facts.ts'
import { serviceGroups } from '#domain/services/services.ts'
import type { Plate } from './types.ts'
import { keyPlate } from './key-plate.tsx'

const PLATES = import.meta.glob<Readonly<Record<string, Plate | (() => Plate)>>>('./*/*.tsx', {
  eager: true,
})

/**
 * Returns the plate drawn for a service or category, from the file named like its page in the
 * folder of the group's id (domain/services/services.ts).
 * @param path of the page
 */
export function drawnPlateOf(path: string): Plate | undefined {
  const [, first, groupSlug, slug] = path.split('/')
  const group = serviceGroups().find((candidate) => candidate.slug === groupSlug)
  if (first !== 'services' || !group) return undefined
  return Object.values(derivedEntries(PLATES[`./${group.id}/${slug ?? groupSlug}.tsx`] ?? {}))[0]
}

/** Returns the plate of a page, or the page's own key if none is drawn. */
export const plateOf = (path: string): Plate => drawnPlateOf(path) ?? keyPlate(path)
