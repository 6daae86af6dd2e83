import type { Language } from '#domain/text/language.ts'

/** Says what the rating of reviews that the owner has published is from. */
export const PUBLISHED_REVIEWS_SUMMARY: Readonly<Record<Language, (count: number) => string>> = {
  en: (count) => (count === 1 ? 'From a finished job.' : `From ${count} finished jobs.`),
  es: (count) => (count === 1 ? 'De un trabajo terminado.' : `De ${count} trabajos terminados.`),
}
