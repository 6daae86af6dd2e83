/** Language of a page, a message or a notice. */
export type Language = 'en' | 'es'

/** The languages of the pages, English first. */
export const LANGUAGES: readonly Language[] = ['en', 'es']
