/** Pages that are gone, by path, with where their visitors are led; `npm run remove` writes them here. */
export const MOVED_PAGES: Readonly<Record<string, string>> = {}
