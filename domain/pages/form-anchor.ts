/** Id of the first element of a page's form, the target of links to it. */
export const FORM_ANCHOR_ID = 'book'

/** Returns whether the page has a form of its own: home, /book-online and each service. */
export const hasFormSection = (path: string): boolean =>
  path === '/' || path === '/book-online' || path.split('/').length === 4
