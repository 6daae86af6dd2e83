/** Language of a page, a message or a notice (R150, R152). */
export type Language = 'en' | 'es'
