import { derivedEntries, perFacts } from '#domain/business/per-facts.ts'
import type { Language } from '#domain/text/language.ts'
import { homeQuestions as englishQuestions } from '#copy/en/home-questions.ts'
import { homeQuestions as spanishQuestions } from '#copy/es/home-questions.ts'
import * as englishSections from '#copy/en/sections.ts'
import * as spanishSections from '#copy/es/sections.ts'
import { withLockoutNightPrice, withStatedPrices } from '#copy/price-of.ts'
import { serviceTexts, townTexts } from '#copy/template-texts.ts'
import { serviceTemplate as englishService } from '#copy/en/templates/service.ts'
import { townTemplate as englishTown } from '#copy/en/templates/town.ts'
import { serviceTemplate as spanishService } from '#copy/es/templates/service.ts'
import { townTemplate as spanishTown } from '#copy/es/templates/town.ts'
import { isNamesake } from '#domain/business/default-business.ts'
import { CATALOG } from '#domain/services/catalog/service-catalog.ts'
import { findService, serviceGroups, allServices } from '#domain/services/services.ts'
import { allTowns } from '#domain/places/towns.ts'
import type { FaqQuestion } from '#copy/page-types.ts'
import type { Copy } from './copy.ts'

/** Copy of services, categories and towns: one file per page, so that a new page needs no list. */
const PAGE_FILES = import.meta.glob<Readonly<Record<string, unknown>>>(
  '../{en,es}/{services,towns}/**/*.ts',
  { eager: true },
)

const TEMPLATES = {
  en: { service: englishService, town: englishTown },
  es: { service: spanishService, town: spanishTown },
} as const

/**
 * Returns the only export of each file that matches, by the part of its path that the pattern
 * captures.
 * @throws if a file has another number of exports
 */
function byName<PageCopy>(pattern: RegExp): Readonly<Record<string, PageCopy>> {
  const found = Object.entries(PAGE_FILES).flatMap(([file, exported]) => {
    const name = pattern.exec(file)?.[1]
    if (name === undefined) return []
    const [copy, ...more] = Object.values(exported)
    if (copy === undefined || more.length > 0)
      throw new Error(`${file} must export its copy and nothing else`)
    return [[name, (typeof copy === 'function' ? copy() : copy) as PageCopy]]
  })
  return Object.fromEntries(found) as Readonly<Record<string, PageCopy>>
}

const pageCopies = (language: Language) => ({
  categoryPages: byName<Copy['categoryPages'][string]>(
    new RegExp(`/${language}/services/([^/]+)/category\\.ts$`),
  ),
  servicePages: {
    ...byName<Copy['servicePages'][string]>(
      new RegExp(`/${language}/services/([^/]+/(?!category\\.)[^/]+)\\.ts$`),
    ),
    ...templatePages(addedServices(), ({ label, group, slug }) => [
      `${serviceGroups().find(({ id }) => id === group)?.slug}/${slug}`,
      TEMPLATES[language].service(serviceTexts(label, language)),
    ]),
  },
  townPages: {
    ...byName<Copy['townPages'][string]>(new RegExp(`/${language}/towns/([^/]+)\\.ts$`)),
    ...templatePages(addedTowns(), ({ name, slug }) => [
      slug,
      TEMPLATES[language].town(townTexts(name, language)),
    ]),
  },
})

/** Services and towns without texts of their own; a Union City in California is one of them. */
const addedServices = perFacts(() =>
  allServices().filter(({ label }) => CATALOG.every((known) => known.label !== label)),
)
const addedTowns = perFacts(() =>
  allTowns().filter(
    (town) => isNamesake(town) || PAGE_FILES[`../en/towns/${town.slug}.ts`] === undefined,
  ),
)

const templatePages = <Entry, PageCopy>(
  entries: readonly Entry[],
  page: (entry: Entry) => readonly [string, PageCopy],
): Readonly<Record<string, PageCopy>> => Object.fromEntries(entries.map(page))

/** Returns copy with the owner's prices; those of a service are filled in for its page alone. */
const withPrices = ({ servicePages, ...general }: Copy): Copy =>
  withStatedPrices({ ...withLockoutNightPrice(general), servicePages })

/** Leaves out a question about a service that is not offered. */
const isAsked = ({ service }: FaqQuestion): boolean =>
  service === undefined || findService(service) !== undefined

export const english = perFacts(() =>
  withPrices({
    language: 'en',
    ...derivedEntries(englishSections),
    homeQuestions: englishQuestions().filter(isAsked),
    ...pageCopies('en'),
  }),
)
export const spanish = perFacts(() =>
  withPrices({
    language: 'es',
    ...derivedEntries(spanishSections),
    homeQuestions: spanishQuestions().filter(isAsked),
    ...pageCopies('es'),
  }),
)

/**
 * Returns all copy of a language, for the build only: browsers load single sections (load-copy.ts).
 */
export const copyIn = (language: Language): Copy => ({ en: english(), es: spanish() })[language]
