import { BusyPage, SearchPage } from './search-page.tsx'

/** The search over the site's pages. */
export const SEARCH_PAGES = { results: SearchPage, busy: BusyPage } as const
