import type { Business } from '../../domain/business.ts'
import { TOWNS, type Town } from '../../domain/towns.ts'
import { milesBetween } from '../../domain/distance.ts'
import { townPath } from '../../domain/pages.ts'
import { SPANISH_PATHS } from '../../domain/spanish-paths.ts'
import { removeCopy, findMentions, printMentions } from './copy-files.ts'
import { addRedirect, removeRedirect } from './redirects.ts'
import { exportedName, nameProblem, slugOf } from './names.ts'
import {
  type CommandResult,
  type PendingEdits,
  refused,
  removeMinutes,
  replaceOnce,
} from './source-edits.ts'
import { townCopyTemplate } from './copy-templates.ts'

const TOWNS_FILE = 'domain/towns.ts'
/** Matches the table up to the bracket at the start of a line. */
const TOWNS_TABLE = /(?<=export const TOWNS: readonly Town\[\] = )\[[\s\S]*?\n\]/

/** A town as the owner gives it; coordinates in degrees. */
export type TownEntry = Omit<Town, 'slug'>

/** More would be a typing mistake in a point, or a town that no van reaches. */
const MAX_MILES_APART = 60

/**
 * Parses 'LATITUDE,LONGITUDE' in degrees, as maps show them; `null` for anything else or a place
 * outside the United States.
 */
export function parsePoint(text: string): Omit<TownEntry, 'name'> | null {
  const found = /^\s*(\d+(?:\.\d+)?)\s*,\s*(-\d+(?:\.\d+)?)\s*$/.exec(text)
  const [latitude, longitude] = [Number(found?.[1]), Number(found?.[2])]
  const isInside = latitude > 17 && latitude < 72 && longitude > -180 && longitude < -64
  return isInside ? { latitude, longitude } : null
}

export const POINT_FORMAT =
  'a point in the United States as maps show it: latitude, comma, longitude with a minus sign, such as 40.6687,-74.1143'

/** Returns the problem of a list of towns, the owner's first; `null` for none. */
export function townsProblem(towns: readonly TownEntry[]): string | null {
  const [base] = towns
  if (!base) return 'At least one town is needed.'
  const slugs = towns.map(({ name }) => slugOf(name))
  for (const [index, town] of towns.entries()) {
    const problem = nameProblem(town.name)
    if (problem !== null) return problem
    if (slugs.indexOf(slugs[index] ?? '') < index) return `${town.name} is a town of the site.`
    const miles = Math.round(milesBetween(base, town))
    if (miles > MAX_MILES_APART)
      return `${town.name} is ${miles} miles from ${base.name}: check its point; a site serves towns up to ${MAX_MILES_APART} miles apart.`
  }
  return null
}

/**
 * Replaces the table of towns. A new town gets copy templates in both languages; the copy of a
 * removed one is deleted, and its addresses redirect to the page of all towns.
 * @param towns without problems (`townsProblem`)
 * @param wasOnline false for the delivered towns, whose addresses nobody has visited
 */
export function setTowns(
  pending: PendingEdits,
  towns: readonly TownEntry[],
  root: string,
  wasOnline = true,
): void {
  const rows = towns.map(
    ({ name, latitude, longitude }) =>
      `  { name: '${name}', slug: '${slugOf(name)}', latitude: ${latitude}, longitude: ${longitude} },\n`,
  )
  replaceOnce(pending, TOWNS_FILE, TOWNS_TABLE, `[\n${rows.join('')}]`)
  const left = TOWNS.filter((town) => !towns.some((entry) => isSameTown(entry, town)))
  for (const { name, slug } of left) {
    if (towns.every((entry) => entry.name !== name))
      removeMinutes(pending, 'townArrivalMinutes', name)
    removeCopy(pending, root, `towns/${slug}.ts`)
    if (!wasOnline) continue
    addRedirect(pending, townPath(slug), '/service-areas')
    addRedirect(pending, spanishTownPath(slug), SPANISH_TOWNS)
  }
  for (const { name } of towns.filter((entry) => !TOWNS.some((town) => isSameTown(entry, town)))) {
    const slug = slugOf(name)
    for (const language of ['en', 'es'] as const)
      pending.write(
        `copy/${language}/towns/${slug}.ts`,
        townCopyTemplate(language, name, exportedName(slug)),
      )
    removeRedirect(pending, townPath(slug))
    removeRedirect(pending, spanishTownPath(slug))
  }
}

/** Compares points too: a Union City in another state has none of the delivered one's streets. */
const isSameTown = (entry: TownEntry, town: Town): boolean =>
  entry.name === town.name && milesBetween(entry, town) < 10

const SPANISH_TOWNS = SPANISH_PATHS['/service-areas'] ?? '/es'
const spanishTownPath = (slug: string): string => `${SPANISH_TOWNS}/${slug}`

/**
 * Adds a town.
 * @param point latitude and longitude in degrees, as the owner typed it
 */
export function addTown(
  pending: PendingEdits,
  name: string,
  point: string | undefined,
  root: string,
): CommandResult {
  const at = parsePoint(point ?? '')
  if (at === null) return refused(`--at takes ${POINT_FORMAT}.`)
  const towns = [...TOWNS, { name, ...at }]
  const problem = townsProblem(towns)
  if (problem !== null) return refused(problem)
  setTowns(pending, towns, root)
  return {
    ok: true,
    messages: [
      `${name} is in ${TOWNS_FILE}, and its text is in copy/en/towns/${slugOf(name)}.ts and copy/es/towns/${slugOf(name)}.ts: it is true of any town; write the town's own where a comment says so.`,
      'It is in menus, lists and sitemap, in both languages. Its page shows streets that could be anywhere until it has a drawing (CONTRIBUTING.md).',
    ],
  }
}

export function removeTown(
  pending: PendingEdits,
  name: string,
  business: Business,
  root: string,
): CommandResult {
  if (TOWNS.every((town) => town.name !== name))
    return refused(
      `'${name}' is no town of the site: write one of ${TOWNS.map((town) => town.name).join(', ')}.`,
    )
  if (business.address.city === name)
    return refused(
      `${name} is the town of your address: add your new town (npm run add -- town NAME --at LATITUDE,LONGITUDE), write it as \`address.city\` in domain/business.ts, then remove ${name}.`,
    )
  if (business.reviews.some((review) => review.town === name))
    return refused(
      `A review in domain/business.ts is from ${name}: delete it from \`reviews\` there, or give it another town, then remove ${name}.`,
    )
  setTowns(
    pending,
    TOWNS.filter((town) => town.name !== name),
    root,
  )
  return {
    ok: true,
    messages: [
      `${name} is out of ${TOWNS_FILE}, its text is deleted, and its addresses lead to the page of all towns (domain/redirects.ts).`,
      ...printMentions(findMentions(pending, root, [name]), name),
    ],
  }
}
