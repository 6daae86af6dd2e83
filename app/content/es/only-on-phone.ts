/** R121: apart from the rest of the strip's words, because the form says it even when those did not arrive. */
export const ONLY_ON_PHONE = 'Su solicitud todavía está solo en este teléfono. No nos ha llegado.'
