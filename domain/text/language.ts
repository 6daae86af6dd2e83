export const LANGUAGES = ['en', 'es'] as const

/** Language of a page, a message or a notice. */
export type Language = (typeof LANGUAGES)[number]
