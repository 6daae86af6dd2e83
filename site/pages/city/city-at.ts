import { CITIES, type City } from '#domain/cities.ts'
import { cityPath } from '#domain/pages.ts'

/**
 * The town of a town's page.
 * @param path a page of kind 'city' (domain/pages.ts)
 * @throws when the path is none
 */
export function cityAt(path: string): City {
  const city = CITIES.find(({ slug }) => cityPath(slug) === path)
  if (!city) throw new Error(`No town has its page at ${path}`)
  return city
}
