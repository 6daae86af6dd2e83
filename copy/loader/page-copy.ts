import { pageLanguages } from '#domain/pages/localized-paths.ts'
import { townPath, servicePath } from '#domain/pages/pages.ts'
import { findService, serviceGroups, allServices } from '#domain/services/services.ts'
import { withPriceOf } from '#copy/price-of.ts'
import type { Copy } from './copy.ts'
import type { CategoryCopy, TownCopy, ServiceCopy } from '#copy/types.ts'

type PagesOf<Section extends keyof Copy> = Pick<Copy, 'language' | Section>

/**
 * Returns the copy of a service.
 * @param group slug of its category
 * @throws if it has no file yet (CONTRIBUTING.md)
 */
export const serviceCopy = (
  { language, servicePages }: PagesOf<'servicePages'>,
  group: string,
  slug: string,
): ServiceCopy => {
  const copy = servicePages[`${group}/${slug}`] ?? missing(language, `services/${group}/${slug}`)
  const category = serviceGroups().find((each) => each.slug === group)
  const service = allServices().find((each) => each.slug === slug && each.group === category?.id)
  return service ? withPriceOf(copy, service.label) : copy
}

/**
 * Returns the copy of a category.
 * @throws if it has no file yet
 */
export const categoryCopy = (
  { language, categoryPages }: PagesOf<'categoryPages'>,
  slug: string,
): CategoryCopy => {
  const copy = categoryPages[slug] ?? missing(language, `services/${slug}/category`)
  const pages = serviceGroups().find((group) => group.slug === slug)?.pages ?? []
  const items = copy.chooser.items.filter((item) => pages.includes(item.slug))
  return {
    ...copy,
    callouts: copy.callouts.filter(({ part }) => isPartDrawn(part)),
    chooser: { ...copy.chooser, items },
  }
}

/** Services whose locks a category's drawing leaves out when they are not offered. */
const PART_SERVICES: Readonly<Record<string, string>> = {
  gate: 'Gate Locks',
  reader: 'Access Control',
  exit: 'Emergency Exit Device',
  fob: 'Key Fob Programming',
}

function isPartDrawn(part: string): boolean {
  const label = PART_SERVICES[part]
  return label === undefined || findService(label) !== undefined
}

/**
 * Returns the copy of a town, without the locks of services that are not offered.
 * @throws if it has no file yet
 */
export function townCopy({ language, townPages }: PagesOf<'townPages'>, slug: string): TownCopy {
  const copy = townPages[slug] ?? missing(language, `towns/${slug}`)
  const items = copy.locks.items.filter(
    ({ service }) => service === undefined || findService(service) !== undefined,
  )
  return { ...copy, locks: { ...copy.locks, items } }
}

/**
 * Returns the line under a service's name where another page links to it; for a page without a
 * translation, that it is in English.
 */
export const serviceBlurb = (
  pages: PagesOf<'servicePages' | 'innerPages'>,
  group: string,
  slug: string,
): string =>
  isIn(pages, servicePath(group, slug))
    ? serviceCopy(pages, group, slug).blurb
    : pages.innerPages.inEnglish

/** Returns the same for a town. */
export const townLine = (pages: PagesOf<'townPages' | 'innerPages'>, slug: string): string =>
  isIn(pages, townPath(slug)) ? townCopy(pages, slug).line : pages.innerPages.inEnglish

/**
 * Returns whether a page exists in this language.
 * @param path its English path
 */
export const isIn = ({ language }: Pick<Copy, 'language'>, path: string): boolean =>
  pageLanguages(path).includes(language)

function missing(language: string, name: string): never {
  throw new Error(`copy/${language}/${name}.ts is missing: write the page's copy in it`)
}
