import { findPage } from '#domain/pages/pages.ts'
import { serviceGroups, spanishServices } from '#domain/services/services.ts'
import { SPANISH_TIMEFRAMES } from '#domain/submission/draft.ts'
import type { Language } from '#domain/text/language.ts'

/** Returns names in the language of a page, by their entries in domain/. */
export interface Names {
  /** By English path: in menus and links, and as a segment of the breadcrumb. */
  readonly page: (path: string) => string
  readonly crumb: (path: string) => string
  /** By the option's stored value; usable without its group. */
  readonly service: (label: string) => string
  /** Heading in the form's select, by the group's id. */
  readonly group: (id: string) => string
  /** By the option's stored value. */
  readonly timeframe: (value: string) => string
}

const ENGLISH: Names = {
  page: (path) => findPage(path)?.label ?? path,
  crumb: (path) => findPage(path)?.crumb ?? path,
  service: (label) => label,
  group: (id) => serviceGroups().find((group) => group.id === id)?.label ?? id,
  timeframe: (value) => value,
}

const SPANISH: Names = {
  page: (path) => findPage(path)?.spanish.label ?? path,
  crumb: (path) => findPage(path)?.spanish.crumb ?? path,
  service: (label) => spanishServices()[label] ?? label,
  group: (id) => serviceGroups().find((group) => group.id === id)?.spanish.label ?? id,
  timeframe: (value) => SPANISH_TIMEFRAMES[value] ?? value,
}

export const namesIn = (language: Language): Names => (language === 'es' ? SPANISH : ENGLISH)
