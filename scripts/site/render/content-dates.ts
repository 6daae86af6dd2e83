import { localizedPages } from '#domain/pages/localized-paths.ts'

/** The server fills in parts of these pages, so a commit does not date their changes. */
const FILLED_BY_SERVER: ReadonlySet<string> = new Set(['/privacy-policy', '/terms-conditions'])

/**
 * Returns the day (YYYY-MM-DD) of the last commit of each page's content file, by the page's
 * path. Pages without a commit are left out.
 * @param days of the files of content/, by their paths from there
 */
export function contentDates(days: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map(
    localizedPages()
      .filter(({ page }) => !FILLED_BY_SERVER.has(page.path))
      .flatMap(({ page, language, path: address }) => {
        const folder = page.path === '/' ? 'home' : page.path.slice(1)
        const day = days.get(`${folder}/${language}.md`)
        return day === undefined ? [] : [[address, day] as const]
      }),
  )
}
