import { allTowns, type Town } from '#domain/places/towns.ts'
import {
  DEFAULT_AREA_NAMES,
  DEFAULT_BUSINESS_FACTS,
  DEFAULT_BUSINESS_NAME,
  isNamesake,
} from '#domain/business/default-business.ts'
import { CATALOG } from '#domain/services/catalog.ts'
import type { CheckDependencies } from '../check-dependencies.ts'
import { type Finding, findingsAbout } from '../finding.ts'

/**
 * Searches every page for values of the delivered business. Reports nothing while
 * the delivered name is still set, because another check reports that.
 */
export async function checkLeftoverDefaults({
  business,
  readPages,
}: Pick<CheckDependencies, 'business' | 'readPages'>): Promise<readonly Finding[]> {
  if (business.name === DEFAULT_BUSINESS_NAME) return []
  const pages = await readPages()
  if (pages === null)
    return [findingsAbout('Pages').error('are not built', 'Run npm start, which builds them.')]
  const sought = [...DEFAULT_BUSINESS_FACTS, ...foreignAreaNames(business)]
  const found = new Map<string, string[]>()
  for (const [address, html] of pages) {
    const text = withoutHyphens(`${address} ${html}`)
    for (const fact of sought)
      if (text.includes(withoutHyphens(fact)))
        found.set(fact, [...(found.get(fact) ?? []), address])
  }
  const left = [...found].map(([fact, files]) =>
    findingsAbout('Delivered business').error(
      `'${fact}' is still on ${files.length} ${files.length === 1 ? 'page' : 'pages'}, ${files[0]} for one`,
      'Correct it in business.json, in the texts under copy, or in the drawing, and run npm start.',
    ),
  )
  return [
    ...(left.length > 0
      ? left
      : [findingsAbout('Delivered business').ok('no page names it anymore')]),
    ...(business.icon === null
      ? [
          findingsAbout('icon').warning(
            "the browser's tab and the social pictures show five pins of a lock, in your colors",
            'Keep them, or name a square picture of yours as `icon` in business.json.',
          ),
        ]
      : []),
  ]
}

/** Makes a name equal to its form in addresses and file names. */
const withoutHyphens = (text: string): string =>
  text.replaceAll('&amp;', '&').replaceAll('-', ' ').toLowerCase()

/**
 * Returns the names of the delivered area for a business that serves none of its towns, without
 * those in its own facts.
 */
function foreignAreaNames({ address }: CheckDependencies['business']): readonly string[] {
  const isDelivered = (town: Town) =>
    DEFAULT_AREA_NAMES.some((name) => name === town.name) && !isNamesake(town)
  if (allTowns().some(isDelivered)) return []
  const own = JSON.stringify([address, allTowns()])
  return DEFAULT_AREA_NAMES.filter((name) => !own.includes(name))
}

/** Lists towns and services whose pages say only what is true of any. */
export function checkGenericPages({
  business,
}: Pick<CheckDependencies, 'business'>): Finding | null {
  const towns = business.towns.filter(
    (town) => isNamesake(town) || DEFAULT_AREA_NAMES.every((name) => name !== town.name),
  )
  const services = business.services.filter(({ label }) =>
    CATALOG.every((known) => known.label !== label),
  )
  const generic = [
    ...towns.flatMap(({ name, about }) => (about === undefined ? [name] : [])),
    ...services.flatMap(({ label, about }) => (about === undefined ? [label] : [])),
  ]
  if (generic.length === 0) return null
  return findingsAbout('Texts').warning(
    `${generic.length === 1 ? 'one page says' : `${generic.length} pages say`} only what is true of any town or service: ${generic.join(', ')}`,
    'Write a sentence or two of its own as "about" into its entry in business.json, or on the board.',
  )
}
