/** R121: apart from the rest of the strip's words, because the form says it even when those did not arrive. */
export const ONLY_ON_PHONE = 'Your request is still only on this phone. It has not reached us.'
