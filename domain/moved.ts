/** Removed pages by path, with their redirect target; `npm run remove` writes them here. */
export const MOVED_PAGES: Readonly<Record<string, string>> = {}
