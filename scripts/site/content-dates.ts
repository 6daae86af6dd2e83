import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { LOCALIZED_PAGES } from '#domain/localized-paths.ts'

const COPY_FOLDER = path.resolve(import.meta.dirname, '../../copy')

/** The server fills in parts of these pages, so a commit does not date their changes. */
const FILLED_BY_SERVER: ReadonlySet<string> = new Set(['/privacy-policy', '/terms-conditions'])

/**
 * Returns the day (YYYY-MM-DD) of the last commit of each page's content file, by the page's
 * path. Pages without a commit are left out; the map is empty without git or its whole history.
 */
export async function contentDates(folder = COPY_FOLDER): Promise<ReadonlyMap<string, string>> {
  const days = await commitDays(folder)
  return new Map(
    LOCALIZED_PAGES.filter(({ page }) => !FILLED_BY_SERVER.has(page.path)).flatMap(
      ({ page, language, path: address }) => {
        const name = page.path === '/' ? 'home' : page.path.slice(1)
        const files = [
          name.replace(/^service-areas\//, 'towns/'),
          `pages/${name}`,
          `${name}/category`,
        ]
        const day = files.map((file) => days.get(`${language}/${file}.ts`)).find(Boolean)
        return day === undefined ? [] : [[address, day] as const]
      },
    ),
  )
}

/** Returns the newest commit's day of each file below the folder, by its path from there. */
async function commitDays(folder: string): Promise<ReadonlyMap<string, string>> {
  const git = async (...args: readonly string[]): Promise<string> =>
    (await promisify(execFile)('git', args, { cwd: folder, maxBuffer: 2 ** 26 })).stdout
  const days = new Map<string, string>()
  try {
    // The first commit of a shallow clone contains every file, whatever its date.
    if ((await git('rev-parse', '--is-shallow-repository')).trim() === 'true') return days
    let day = ''
    const log = await git('log', '--format=%cs', '--name-only', '--relative', '--', '.')
    for (const line of log.split('\n')) {
      if (/^\d{4}-\d\d-\d\d$/.test(line)) day = line
      else if (line !== '' && !days.has(line)) days.set(line, day)
    }
  } catch {
    // No git, no repository, or one of another user: a sitemap without days is valid.
  }
  return days
}
