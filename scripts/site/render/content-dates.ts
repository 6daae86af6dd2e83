import { localizedPages } from '#domain/pages/localized-paths.ts'

/** The server fills in parts of these pages, so a commit does not date their changes. */
const FILLED_BY_SERVER: ReadonlySet<string> = new Set(['/privacy-policy', '/terms-conditions'])

/**
 * Returns the day (YYYY-MM-DD) of the last commit of each page's content file, by the page's
 * path. Pages without a commit are left out.
 * @param days of the files of copy/, by their paths from there
 */
export function contentDates(days: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map(
    localizedPages()
      .filter(({ page }) => !FILLED_BY_SERVER.has(page.path))
      .flatMap(({ page, language, path: address }) => {
        const name = page.path === '/' ? 'home' : page.path.slice(1)
        const files = [
          name.replace(/^service-areas\//, 'towns/'),
          `pages/${name}`,
          `${name}/category`,
        ]
        const day = files.map((file) => days.get(`${language}/${file}.ts`)).find(Boolean)
        return day === undefined ? [] : [[address, day] as const]
      }),
  )
}
