/** Id of the first element of a page's form, where links to it lead. */
export const FORM_ANCHOR_ID = 'book'

/** Pages with a form of their own: home, /book-online, and each service with its first questions. */
export const hasFormSection = (path: string): boolean =>
  path === '/' || path === '/book-online' || path.split('/').length === 4
