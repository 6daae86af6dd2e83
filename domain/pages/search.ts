import type { Language } from '#domain/text/language.ts'

/** Addresses of the search, which the structured data declares. */
export const SEARCH_PATHS: Readonly<Record<Language, string>> = { en: '/search', es: '/es/buscar' }

/** Longer queries are cut. */
export const MAX_QUERY_LENGTH = 100
