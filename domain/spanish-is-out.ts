/**
 * Whether the site is built in Spanish as well. Everything that leads to a
 * Spanish page (links, hreflang, sitemap, copies for use without a connection)
 * asks the functions of local-paths.ts, and those ask here.
 */
export const SPANISH_IS_OUT: boolean = true
