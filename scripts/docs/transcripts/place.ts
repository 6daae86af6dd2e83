import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const execute = promisify(execFile)

/** A folder in which a newcomer's story takes place; nothing in it outlives the story. */
export interface Place {
  readonly folder: string
  /** A repository with the checkout's files. */
  readonly upstream: string
  /** Where the newcomer clones it to. */
  readonly site: string
  readonly environment: Readonly<Record<string, string>>
  git(folder: string, ...args: readonly string[]): Promise<string>
  remove(): Promise<void>
}

export async function makePlace(): Promise<Place> {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'palisade-story-')))
  const environment = newcomersEnvironment()
  const git = async (cwd: string, ...args: readonly string[]): Promise<string> =>
    (await execute('git', args, { cwd, env: environment, maxBuffer: 2 ** 26 })).stdout
  const place = {
    folder,
    upstream: path.join(folder, 'upstream'),
    site: path.join(folder, 'palisade'),
    environment,
    git,
    remove: () => rm(folder, { recursive: true, force: true }),
  }
  try {
    await makeUpstream(place)
    return place
  } catch (error) {
    await place.remove()
    throw error
  }
}

/** What a shell of somebody has who knows nothing of this checkout: not its Node, not its settings. */
function newcomersEnvironment(): Record<string, string> {
  const given = process.env
  const folders = (given['PATH'] ?? '').split(path.delimiter)
  return {
    PATH: folders.filter((entry) => !entry.includes('node_modules')).join(path.delimiter),
    HOME: given['HOME'] ?? tmpdir(),
    LANG: 'C.UTF-8',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_AUTHOR_NAME: 'A colleague',
    GIT_AUTHOR_EMAIL: 'colleague@palisade.example',
    GIT_COMMITTER_NAME: 'A colleague',
    GIT_COMMITTER_EMAIL: 'colleague@palisade.example',
    npm_config_update_notifier: 'false',
  }
}

/**
 * Makes a repository of one commit that holds the checkout's files as they
 * are, committed or not: so a change of words and its transcript belong to the
 * same commit, and it does not matter how the checkout itself was come by.
 */
async function makeUpstream({ upstream, git }: Place): Promise<void> {
  await mkdir(upstream)
  await git(upstream, 'init', '--quiet', '--initial-branch=main')
  await git(upstream, `--work-tree=${ROOT}`, 'add', '--all')
  await git(upstream, 'commit', '--quiet', '--message=As it is')
  await git(upstream, 'reset', '--quiet', '--hard')
}

/**
 * Puts into a clone what the first `npm start` would install and build. A
 * story tells of what comes after that; the installation itself is what every
 * run of CI begins with, and it would cost a minute and the network here.
 *
 * Each package is a link, in a folder of the clone's own: should npm install
 * there after all, it takes links away and not the checkout's packages.
 */
export async function furnish(place: Place): Promise<void> {
  const own = path.join(ROOT, 'node_modules')
  if ((await stampOf(own)) !== (await lockOf(place.site)))
    throw new Error('Not installed as the lockfile says: npm start once, or npm test, does it.')
  const modules = path.join(place.site, 'node_modules')
  for (const entry of await readdir(own)) {
    if (entry.startsWith('.') && entry !== '.bin') continue
    if (!entry.startsWith('@')) await link(path.join(own, entry), path.join(modules, entry))
    else
      for (const name of await readdir(path.join(own, entry)))
        await link(path.join(own, entry, name), path.join(modules, entry, name))
  }
  for (const name of ['installed', 'social-images'])
    await copyIfThere(path.join(own, '.cache', name), path.join(modules, '.cache', name))
  await copyIfThere(path.join(ROOT, 'build'), path.join(place.site, 'build'))
  // Ends at once where the checkout's own build is made of the same sources.
  await execute('npm', ['run', 'build'], { cwd: place.site, env: place.environment })
}

/** What scripts/launch.mjs left when it had installed: a hash of the lockfile. */
async function stampOf(modules: string): Promise<string | null> {
  const stamp = path.join(modules, '.cache', 'installed')
  return existsSync(stamp) ? await readFile(stamp, 'utf8') : null
}

async function lockOf(folder: string): Promise<string> {
  const lock = await readFile(path.join(folder, 'package-lock.json'))
  return createHash('sha256').update(lock).digest('hex')
}

async function link(target: string, name: string): Promise<void> {
  await mkdir(path.dirname(name), { recursive: true })
  await symlink(target, name)
}

async function copyIfThere(from: string, to: string): Promise<void> {
  if (existsSync(from)) await cp(from, to, { recursive: true })
}
