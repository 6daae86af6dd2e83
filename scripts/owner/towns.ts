import type { Business } from '../../domain/business.ts'
import { CITIES } from '../../domain/cities.ts'
import { cityPath } from '../../domain/pages.ts'
import { SPANISH_PATHS } from '../../domain/spanish-paths.ts'
import { removeWords, findMentions, printMentions } from './copy-files.ts'
import { addRedirect, removeRedirect } from './moved-pages.ts'
import { exportedName, nameProblem, slugOf } from './names.ts'
import { type CommandResult, type PendingEdits, refused, replaceOnce } from './source-edits.ts'
import { townCopyTemplate } from './copy-templates.ts'

const TOWNS = 'domain/cities.ts'

/** @param point latitude and longitude in degrees */
export function addTown(
  pending: PendingEdits,
  name: string,
  { point, beside }: { point: readonly [number, number]; beside: readonly string[] },
): CommandResult {
  const problem = nameProblem(name)
  if (problem !== null) return refused(problem)
  const slug = slugOf(name)
  if (CITIES.some((city) => city.slug === slug)) return refused(`${name} is a town of the site.`)
  const neighbors = CITIES.filter((city) => beside.includes(city.name))
  if (neighbors.length === 0 || neighbors.length < beside.length)
    return refused(
      `--beside takes towns of the site: write one or more of ${CITIES.map((city) => city.name).join(', ')}.`,
    )
  const [latitude, longitude] = point
  const entry = `  {
    name: '${name}',
    slug: '${slug}',
    latitude: ${latitude},
    longitude: ${longitude},
    neighbors: [${neighbors.map((city) => `'${city.slug}'`).join(', ')}],
  },
]

const bySlug`
  replaceOnce(pending, TOWNS, ']\n\nconst bySlug', entry)
  for (const city of neighbors)
    replaceOnce(
      pending,
      TOWNS,
      new RegExp(`slug: '${city.slug}',[^}]*neighbors: \\[`),
      (list) => `${list}'${slug}', `,
    )
  const file = `copy/en/cities/${slug}.ts`
  pending.write(file, townCopyTemplate(name, exportedName(slug)))
  removeRedirect(pending, cityPath(slug))
  return {
    ok: true,
    messages: [
      `${name} is in ${TOWNS}, and its words are in ${file}: they are true of any town; write the town's own where a comment says so.`,
      'It is in menus, lists and sitemap. It is not on the map before art/map/names.ts gives its name a place, and its page shows streets that could be anywhere until it has a drawing (CONTRIBUTING.md).',
      'There is no Spanish page of it yet: Spanish pages say so and lead to the English page.',
    ],
  }
}

export function removeTown(
  pending: PendingEdits,
  name: string,
  business: Business,
  root: string,
): CommandResult {
  const town = CITIES.find((city) => city.name === name)
  if (!town) return refused(`'${name}' is no town of the site: write one of ${namesOf()}.`)
  if (business.address.city === name)
    return refused(`${name} is the town of your address in domain/business.ts: change that first.`)
  if (business.reviews.some((review) => review.town === name))
    return refused(`A review in domain/business.ts is from ${name}: take it out first.`)
  const alone = CITIES.find(({ neighbors }) => neighbors.every((slug) => slug === town.slug))
  if (alone && alone !== town)
    return refused(`${alone.name} borders on ${name} alone: give it another neighbor first.`)
  replaceOnce(pending, TOWNS, new RegExp(`  \\{\\n    name: '${name}',[^}]*\\},\\n`), '')
  pending.write(
    TOWNS,
    // A list of many neighbors has one per line.
    pending
      .read(TOWNS)
      .replaceAll(new RegExp(String.raw`'${town.slug}',\s*|,\s*'${town.slug}'`, 'g'), ''),
  )
  removeWords(pending, root, `cities/${town.slug}.ts`)
  const english = cityPath(town.slug)
  const spanish = SPANISH_PATHS[english]
  if (spanish !== undefined) {
    const file = 'domain/spanish-paths.ts'
    const quoted = `'${town.slug}'`
    replaceOnce(pending, file, new RegExp(`${quoted}, |(?:, )?${quoted}`), '')
    addRedirect(pending, spanish, '/es/areas-de-servicio')
  }
  addRedirect(pending, english, '/service-areas')
  return {
    ok: true,
    messages: [
      `${name} is out of ${TOWNS}, its words are deleted, and its address leads to the page of all towns (domain/moved.ts).`,
      ...printMentions(findMentions(pending, root, [name]), name),
    ],
  }
}

const namesOf = (): string => CITIES.map((city) => city.name).join(', ')
