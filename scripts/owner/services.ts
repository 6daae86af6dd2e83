import path from 'node:path'
import type { Business } from '../../domain/business.ts'
import { categoryPath, servicePath } from '../../domain/pages.ts'
import {
  type GroupId,
  OTHER_SERVICE,
  SERVICE_GROUPS,
  type ServiceGroup,
  SERVICES,
} from '../../domain/services.ts'
import { SPANISH_SERVICES } from '../../domain/spanish-names.ts'
import { SPANISH_PATHS } from '../../domain/spanish-paths.ts'
import { serviceMentions } from '../../server/cli/doctor/service-mentions.ts'
import { termsOf } from '../../server/cli/doctor/service-terms.ts'
import { removeCopy } from './copy-files.ts'
import { BUSINESS_FILE } from './business-file-problems.ts'
import { addRedirect, removeRedirect } from './redirects.ts'
import { exportedName, nameProblem, slugOf } from './names.ts'
import { removeServiceReferences } from './remove-service-references.ts'
import { serviceCopyTemplate } from './copy-templates.ts'
import {
  type CommandResult,
  type PendingEdits,
  refused,
  replaceOnce,
  UnexpectedSourceError,
} from './source-edits.ts'

const FILE = 'domain/services.ts'

/**
 * Adds a service.
 * @param names its name, and its Spanish one if the owner knows it
 * @param groupId id of its group, as the owner typed it
 */
export function addService(
  pending: PendingEdits,
  { name, spanish = name }: { readonly name: string; readonly spanish?: string | undefined },
  groupId: string | undefined,
  root: string,
): CommandResult {
  const problem = nameProblem(name) ?? nameProblem(spanish)
  if (problem !== null) return refused(problem)
  const group = SERVICE_GROUPS.find(({ id }) => id === groupId)
  if (!group)
    return refused(`--category takes one of ${SERVICE_GROUPS.map(({ id }) => id).join(', ')}.`)
  const slug = slugOf(name)
  // The category's own copy is in a file of this name.
  if (slug === 'category')
    return refused(`'${name}' would overwrite the words of a category: write another name.`)
  const named = (label: string): boolean => label.toLowerCase() === name.toLowerCase()
  const isThere = SERVICES.some(
    (service) => named(service.label) || (service.group === group.id && service.slug === slug),
  )
  if (isThere || named(OTHER_SERVICE)) return refused(`${name} is a service of the site.`)
  replaceOnce(
    pending,
    FILE,
    new RegExp(`( id: '${group.id}',[^}]*pages: \\[[^\\]]*?),?\\s*\\]`),
    (_, pages = '') => `${pages}${pages.endsWith('[') ? '' : ', '}'${slug}']`,
  )
  addRow(
    pending,
    group.id,
    `  { label: '${name}', group: '${group.id}', slug: '${slug}'${vehicleSource(group.id)} },\n`,
  )
  const page = `services/${group.slug}/${slug}.ts`
  pending.write(`copy/en/${page}`, serviceCopyTemplate('en', name, exportedName(slug)))
  pending.write(`copy/es/${page}`, serviceCopyTemplate('es', spanish, exportedName(slug)))
  addPriceRow(pending, name)
  const category = categoryPath(group.slug)
  const spanishSlug = slugOf(spanish)
  replaceOnce(
    pending,
    'domain/spanish-paths.ts',
    new RegExp(`(?<=childPaths\\('${category}', '[^']*', \\{\\n)`),
    `    '${slug}': '${spanishSlug}',\n`,
  )
  replaceOnce(pending, 'domain/spanish-names.ts', /(?=  Other: )/, `  '${name}': '${spanish}',\n`)
  removeRedirect(pending, servicePath(group.slug, slug))
  removeRedirect(pending, `${SPANISH_PATHS[category]}/${spanishSlug}`)
  return {
    ok: true,
    messages: [
      `${name} is in ${FILE}, and its text is in copy/en/${page} and copy/es/${page}: it is true of any service; write the service's own where a comment says so.`,
      ...(vehicleSource(group.id) === ''
        ? []
        : ['The form asks which vehicle it is for; that may stay empty.']),
      'It is in menus, form, lists and sitemap. Its page shows a key cut by its address until it has a drawing (CONTRIBUTING.md).',
      `Its row is the first of prices in ${BUSINESS_FILE}: pages tell to ask for the price until you write it, such as from: 90.`,
      ...(spanish === name
        ? [
            `Spanish pages call it ${name}: write its Spanish name into domain/spanish-names.ts and copy/es/${page}.`,
          ]
        : []),
      ...listMentions(pending, root, name, slug),
    ],
  }
}

/** Returns the source text of the `vehicle` entry: optional for car services, none for others. */
const vehicleSource = (group: GroupId): string =>
  group === 'automotive' ? ", vehicle: 'optional'" : ''

/** Inserts after the last service of its group, because the form lists them in this order. */
function addRow(pending: PendingEdits, group: GroupId, row: string): void {
  const text = pending.read(FILE)
  const last = text.lastIndexOf(`group: '${group}'`)
  const end = text.indexOf('},\n', last)
  if (last < 0 || end < 0) throw new UnexpectedSourceError(FILE)
  const at = end + '},\n'.length
  pending.write(FILE, text.slice(0, at) + row + text.slice(at))
}

export function removeService(
  pending: PendingEdits,
  name: string,
  business: Business,
  root: string,
): CommandResult {
  const service = SERVICES.find(({ label }) => label === name)
  const group = SERVICE_GROUPS.find(({ id }) => id === service?.group)
  // A removed service: the doctor names this command.
  if (!service && termsOf(name)?.services.includes(name))
    return { ok: true, messages: listMentions(pending, root, name, slugOf(name)) }
  if (!service || !group)
    return refused(
      `'${name}' is no service of the site: write one of ${SERVICES.map(({ label }) => label).join(', ')}.`,
    )
  if (business.reviews.some((review) => review.service === name))
    return refused(`A review in domain/business.ts is of ${name}: take it out first.`)
  if (group.pages.length === 1)
    return refused(`${name} is the only service under ${group.menuLabel}: add another first.`)
  const { slug } = service
  replaceOnce(pending, FILE, new RegExp(`  \\{\\s*label: '${name}',[^}]*\\},\\n`), '')
  replaceOnce(
    pending,
    FILE,
    new RegExp(`( id: '${group.id}',[^}]*pages: \\[[^\\]]*?)'${slug}',?\\s*`),
    (_, before = '') => before,
  )
  removeCopy(pending, root, `services/${group.slug}/${slug}.ts`)
  redirectServicePages(pending, group, slug)
  removeServiceReferences(pending, root, service, group)
  return {
    ok: true,
    messages: [
      `${name} is out of ${FILE}, its text is deleted, and its address leads to ${categoryPath(group.slug)} (domain/redirects.ts).`,
      'Its drawing stays in art, should it come back.',
      ...listMentions(pending, root, name, slug),
    ],
  }
}

const MAX_LISTED_FILES = 40

/**
 * Lists the files with text that an added or removed service makes untrue: its name, and its terms unless another offered service does the same.
 * @param slug of its own page, which is left out
 */
function listMentions(
  pending: PendingEdits,
  root: string,
  name: string,
  slug: string,
): readonly string[] {
  const terms = termsOf(name)
  const isStillDone = SERVICES.some(
    ({ label }) => label !== name && terms?.services.includes(label),
  )
  const sources = (own: string, language: 'en' | 'es'): string =>
    [RegExp.escape(own), ...(terms && !isStillDone ? [terms[language]] : [])].join('|')
  const found = serviceMentions(
    root,
    { en: sources(name, 'en'), es: sources(SPANISH_SERVICES[name] ?? name, 'es') },
    (file) =>
      pending.isRemoved(file) || path.parse(file).name === slug ? null : pending.read(file),
  )
  if (found.length === 0) return [`No other page mentions ${name}.`]
  const more = found.length - MAX_LISTED_FILES
  return [
    `These files mention ${name} or what it does, at these lines: read each, and change what is not true any more.`,
    ...found.slice(0, MAX_LISTED_FILES).map((place) => `  ${place}`),
    ...(more > 0 ? [`  and ${more} more files`] : []),
  ]
}

/**
 * Adds a row to the price table, without which the page shows what raises the price of its
 * category's locks.
 */
function addPriceRow(pending: PendingEdits, name: string): void {
  if (pending.read(BUSINESS_FILE).includes(`'${name}': `)) return
  replaceOnce(
    pending,
    BUSINESS_FILE,
    /(?<=\n {2}prices: \{)/,
    `\n    '${name}': {\n      from: null,\n      to: null,\n      includes: null,\n      more: { en: 'drilling or a part that we order', es: 'una pieza por encargo o si hay que taladrar' },\n    },`,
  )
}

/** Redirects both of its addresses to its category. */
function redirectServicePages(pending: PendingEdits, group: ServiceGroup, slug: string): void {
  const english = servicePath(group.slug, slug)
  const category = categoryPath(group.slug)
  const spanish = SPANISH_PATHS[english]
  if (spanish !== undefined) {
    replaceOnce(
      pending,
      'domain/spanish-paths.ts',
      new RegExp(`(childPaths\\('${category}'[^}]*?) *'${slug}': '[^']*',\\n`),
      (_, before = '') => before,
    )
    addRedirect(pending, spanish, SPANISH_PATHS[category] ?? '/es')
  }
  addRedirect(pending, english, category)
}
