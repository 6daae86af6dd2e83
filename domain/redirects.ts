/** Removed pages by path, with their redirect target; `npm run remove` writes them here. */
export const REDIRECTS: Readonly<Record<string, string>> = {}
