import { findPage } from '#domain/pages/pages.ts'
import { serviceGroups } from '#domain/services/services.ts'

/**
 * Names of pages, services and timeframes in a language other than English, whose names are in
 * domain/. Missing names are English.
 */
export interface LocalNames {
  /** By English path: in menus and links, and as a segment of the breadcrumb. */
  readonly pages: Readonly<Record<string, { readonly label: string; readonly crumb: string }>>
  /** Headings in the form's select, by the group's id. */
  readonly groups: Readonly<Record<string, string>>
  /** By the option's stored value; usable without its group. */
  readonly services: Readonly<Record<string, string>>
  /** By the option's stored value. */
  readonly timeframes: Readonly<Record<string, string>>
}

export const ENGLISH_NAMES: LocalNames = { pages: {}, groups: {}, services: {}, timeframes: {} }

/** Returns names in the language of a page, by their entries in domain/. */
export interface Names {
  readonly page: (path: string) => string
  readonly crumb: (path: string) => string
  readonly service: (label: string) => string
  readonly group: (id: string) => string
  readonly timeframe: (value: string) => string
}

export const namesOf = ({ pages, groups, services, timeframes }: LocalNames): Names => ({
  page: (path) => pages[path]?.label ?? findPage(path)?.label ?? path,
  crumb: (path) => pages[path]?.crumb ?? findPage(path)?.crumb ?? path,
  service: (label) => services[label] ?? label,
  group: (id) => groups[id] ?? serviceGroups().find((group) => group.id === id)?.label ?? id,
  timeframe: (value) => timeframes[value] ?? value,
})
