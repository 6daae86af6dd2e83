import { CITIES, type City } from '#domain/cities.ts'
import { cityPath } from '#domain/pages.ts'

/**
 * Returns the town of a city page.
 * @param path a page of kind 'city' (domain/pages.ts)
 * @throws if the path is no city page
 */
export function cityAt(path: string): City {
  const city = CITIES.find(({ slug }) => cityPath(slug) === path)
  if (!city) throw new Error(`No town has its page at ${path}`)
  return city
}
