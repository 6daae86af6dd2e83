import { isNamesake } from '#domain/business/default-business.ts'
import { perFacts } from '#domain/business/per-facts.ts'
import { servicePath, townPath } from '#domain/pages/pages.ts'
import { allTowns } from '#domain/places/towns.ts'
import { allServices, serviceGroups } from '#domain/services/services.ts'
import type { Language } from '#domain/text/language.ts'
import { slipsOf } from './check.ts'
import type { Variables } from './facts.ts'
import { deliveredText, ownText } from './files.ts'
import { serviceVariables, townVariables } from './generic.ts'
import { kindOf } from './kinds.ts'
import { type Document, evaluate, parse, type Source } from './read.ts'
import { ContentError } from './slips.ts'

/** Of a file, as many as a preview compares. */
const KEPT_SOURCES = 2

interface CheckedSource {
  readonly text: string
  readonly source: Source
}

/** Parsed texts without slips, by file; a text that changed is parsed again. */
const sources = new Map<string, readonly CheckedSource[]>()

/**
 * Returns a file's text, parsed and checked once.
 * @throws {ContentError} if it has a slip
 */
function checked(text: string, { file, path, language, more }: TextPlace): Source {
  const kept = sources.get(file) ?? []
  const known = kept.find((each) => each.text === text)
  if (known) return known.source
  const source = parse(`content/${file}`, language, kindOf(path), text)
  const slips = slipsOf(source, more)
  if (slips.length > 0) throw new ContentError(slips)
  sources.set(file, [{ text, source }, ...kept].slice(0, KEPT_SOURCES))
  return source
}

interface TextPlace {
  readonly file: string
  readonly path: string
  readonly language: Language
  readonly more: Variables
}

/**
 * Returns the owner's text of a page, or the delivered one: also where a release has made a slip of
 * what the owner's says.
 * @param path of the page that it is for
 * @throws {ContentError} if the delivered one has a slip
 */
function sourceOf(path: string, language: Language, more: Variables): Source {
  const place = { file: textFile(path, language), path, language, more }
  const own = ownText(place.file)
  try {
    if (own !== null) return checked(own, place)
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
  }
  const text = deliveredText(place.file)
  if (text !== null) return checked(text, place)
  throw new ContentError([
    {
      file: `content/${place.file}`,
      line: 1,
      said: {
        en: 'The file is missing. Write the text of the page in it.',
        es: 'Falta el archivo. Escriba en él el texto de la página.',
      },
    },
  ])
}

/** Returns the name of a text's file below content/. */
export const textFile = (path: string, language: Language): string =>
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

/** Whether a page has a text of its own here, and no general one. */
export const hasOwnPageText = (path: string): boolean =>
  genericText(path, 'en') === null && hasOwnText(path)

/** With one language only, the other one is missing. */
const hasOwnText = (path: string): boolean =>
  (['en', 'es'] as const).some((language) => deliveredText(textFile(path, language)) !== null)

const serviceAt = (path: string) =>
  allServices().find(({ group, slug }) =>
    serviceGroups().some((each) => each.id === group && servicePath(each.slug, slug) === path),
  )
