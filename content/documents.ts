import { isNamesake } from '#domain/business/default-business.ts'
import { perFacts } from '#domain/business/per-facts.ts'
import { servicePath, townPath } from '#domain/pages/pages.ts'
import { allTowns } from '#domain/places/towns.ts'
import { allServices, serviceGroups } from '#domain/services/services.ts'
import type { Language } from '#domain/text/language.ts'
import type { Variables } from './facts.ts'
import { contentFile } from './files.ts'
import { serviceVariables, townVariables } from './generic.ts'
import { kindOf } from './kinds.ts'
import { ContentError, type Document, evaluate, parse, problemsOf, type Source } from './read.ts'

/** Parsed texts without slips, by file; a text that changed is parsed again. */
const sources = new Map<string, { readonly text: string; readonly source: Source }>()

/**
 * Returns a file's text, parsed and checked once.
 * @param path of the page that it is for
 * @throws {ContentError} if it has a slip
 */
function sourceOf(path: string, language: Language, more: Variables): Source {
  const file = fileOf(path, language)
  const text = contentFile(file)
  if (text === null)
    throw new ContentError([
      `content/${file}:1: The file is missing. Write the text of the page in it.`,
    ])
  const known = sources.get(file)
  if (known?.text === text) return known.source
  const source = parse(`content/${file}`, language, kindOf(path), text)
  const problems = problemsOf(source, more)
  if (problems.length > 0) throw new ContentError(problems)
  sources.set(file, { text, source })
  return source
}

const fileOf = (path: string, language: Language): string =>
  `${path === '/' ? 'home' : path.slice(1)}/${language}.md`

const documents = perFacts(
  () => new Map<string, { readonly source: Source; readonly document: Document }>(),
)

/**
 * Returns the text of a page with the facts in force; the generic one for a service or a town
 * without a text of its own.
 * @param path its English path
 * @throws {ContentError} if the text is missing or has a slip
 */
export function documentAt<Front = Document['front']>(
  path: string,
  language: Language,
): Document<Front> {
  const { path: own, variables } = genericText(path, language) ?? { path, variables: {} }
  const source = sourceOf(own, language, variables)
  const key = `${path} ${language}`
  const known = documents().get(key)
  const document = known?.source === source ? known.document : evaluate(source, variables)
  documents().set(key, { source, document })
  // Checked against the kind of the page.
  return document as Document<never>
}

/** Returns where the text of a service or a town without an own one is, and what it says of it. */
function genericText(
  path: string,
  language: Language,
): { readonly path: string; readonly variables: Variables } | null {
  const town = allTowns().find(({ slug }) => townPath(slug) === path)
  // A Union City in California is another town than the one that has a text.
  if (town && (isNamesake(town) || !hasOwnText(path)))
    return { path: '/generic/town', variables: townVariables(town.name, language) }
  const service = hasOwnText(path) ? undefined : serviceAt(path)
  return service
    ? { path: '/generic/service', variables: serviceVariables(service.label, language) }
    : null
}

/** With one language only, the other one is missing. */
const hasOwnText = (path: string): boolean =>
  (['en', 'es'] as const).some((language) => contentFile(fileOf(path, language)) !== null)

const serviceAt = (path: string) =>
  allServices().find(({ group, slug }) =>
    serviceGroups().some((each) => each.id === group && servicePath(each.slug, slug) === path),
  )
