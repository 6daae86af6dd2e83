import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

const CONTENT_FOLDER = path.resolve(import.meta.dirname, '../../content')

/**
 * Returns the day (YYYY-MM-DD) of the newest commit of each file below the folder, by its path from
 * there; empty without git or its whole history.
 */
export async function commitDays(folder = CONTENT_FOLDER): Promise<ReadonlyMap<string, string>> {
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
