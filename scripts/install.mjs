// Installs the packages of the lockfile, the project's own Node among them. Plain JavaScript for any
// Node version, because it runs before anything is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
export const MODULES = path.join(ROOT, 'node_modules')
const STAMP = path.join(MODULES, '.cache', 'installed')
const LOCKFILE = readFileSync(path.join(ROOT, 'package-lock.json'))
const LOCK_HASH = createHash('sha256').update(LOCKFILE).digest('hex')

/** A message for the user, without a stack. */
export class LaunchError extends Error {}

/**
 * Throws in a folder where Vite or Vitest do not work, because they take these characters of a path
 * for those of an address.
 * @throws {LaunchError}
 */
export function requirePlainPath(folder = ROOT) {
  const character = /[?#%]/.exec(folder)?.[0]
  if (character !== undefined)
    throw new LaunchError(
      `The tools that build and check the site do not work in the folder ${folder}, because its path contains ${character}: rename the folder, or move the project to another one.`,
    )
}

/** Returns the project's Node: npm installs one package, that of this platform. */
export function findNode() {
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  const { optionalDependencies } = JSON.parse(LOCKFILE.toString()).packages['']
  return Object.keys(optionalDependencies)
    .map((folder) => path.join(MODULES, folder, 'bin', name))
    .find((file) => existsSync(file))
}

/** Returns whether exactly this lockfile is installed, and its Node has started once. */
export const isInstalled = () =>
  existsSync(STAMP) && readFileSync(STAMP, 'utf8') === LOCK_HASH && findNode() !== undefined

/**
 * Returns whether npm has installed the same packages by itself (`npm ci`): its own list of what is
 * in the folder, which it writes last, has each of the lockfile but those of other platforms.
 */
function isInstalledByNpm() {
  const list = path.join(MODULES, '.package-lock.json')
  if (!existsSync(list) || findNode() === undefined) return false
  const { packages: installed } = JSON.parse(readFileSync(list, 'utf8'))
  return Object.entries(JSON.parse(LOCKFILE.toString()).packages).every(
    ([folder, { integrity, optional }]) =>
      folder === '' || optional || installed[folder]?.integrity === integrity,
  )
}

/** Shows progress on a terminal. */
const PROGRESS = process.stderr.isTTY ? ['--progress=true'] : []

/**
 * Throws if this user cannot write where the installation does.
 * @throws {LaunchError}
 */
export function requireWritable() {
  if (lstatSync(MODULES, { throwIfNoEntry: false })?.isSymbolicLink())
    throw new LaunchError(
      'node_modules is a link to packages that another checkout uses, and they are not the ones of this lockfile. Remove the link, or install where it points to.',
    )
  const inside = existsSync(MODULES) ? readdirSync(MODULES, { withFileTypes: true }) : []
  const folders = inside.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  for (const folder of [ROOT, MODULES, ...folders.map((name) => path.join(MODULES, name))])
    requireWritableFolder(folder)
}

/** @param {string} folder may be missing */
function requireWritableFolder(folder) {
  try {
    if (existsSync(folder)) accessSync(folder, constants.W_OK)
  } catch (error) {
    const { username } = os.userInfo()
    throw new LaunchError(
      error instanceof Error && 'code' in error && error.code === 'EROFS'
        ? `Packages must be installed, but ${folder} is on a disk that is mounted read-only: copy the project to another place.`
        : `Packages must be installed, but ${folder} cannot be written by the user ${username}: run this as the owner of the folder, or give it to this user (sudo chown -R ${username} '${ROOT}').`,
    )
  }
}

/**
 * Installs from the lockfile unless it is installed.
 * @throws {LaunchError} with what to do
 */
export function install() {
  if (isInstalled()) return
  if (!isInstalledByNpm()) installByNpm()
  requireStartingNode()
  mkdirSync(path.dirname(STAMP), { recursive: true })
  writeFileSync(STAMP, LOCK_HASH)
}

function installByNpm() {
  console.error('Installing what is missing. The first time takes a minute.')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { status, error } = spawnSync(
    npm,
    [
      ...['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'],
      // No package needs a script, and none can read the secrets of the environment.
      ...['--ignore-scripts', '--loglevel=error', ...PROGRESS],
    ],
    {
      cwd: ROOT,
      stdio: ['ignore', 2, 2],
      env: { ...process.env, NODE_ENV: '' },
    },
  )
  if (error) throw new LaunchError(`npm cannot be run (${error.message}): install npm.`)
  if (status !== 0)
    throw new LaunchError(
      'The packages could not be installed; npm says above why. Then start again.',
    )
}

/** Packages of the libraries that Node needs and a small system may lack. */
const LIBRARY_PACKAGES = { 'libatomic.so.1': 'libatomic1', 'libstdc++.so.6': 'libstdc++6' }

function requireStartingNode() {
  const node = findNode()
  const platform = `${process.platform}-${process.arch}`
  // An optional package whose download fails is no error for npm.
  if (node === undefined)
    throw new LaunchError(
      `npm installed no Node for ${platform}: either the download failed, so start again, or there is none for this kind of machine (${Object.keys(JSON.parse(LOCKFILE.toString()).packages[''].optionalDependencies).join(', ')}).`,
    )
  const { status, stderr, error } = spawnSync(node, ['--version'], { encoding: 'utf8' })
  if (status === 0) return
  throw new LaunchError(nodeProblem(stderr || (error?.message ?? `status ${status}`)))
}

/**
 * Returns why the project's Node does not start.
 * @param {string} output what it printed
 */
export function nodeProblem(output) {
  const library = /loading shared libraries: ([\w.+-]+): cannot open/.exec(output)?.[1]
  const debian = Object.entries(LIBRARY_PACKAGES).find(([name]) => name === library)?.[1]
  if (library !== undefined)
    return `The project's Node needs the library ${library}, which this system lacks: install it${debian ? ` (Debian and Ubuntu: apt-get install ${debian})` : ''}, then start again.`
  if (/ENOENT/.test(output))
    return "The project's Node cannot be run on this system: it needs the GNU C library (Alpine and other systems with musl have another one)."
  return `The project's Node does not start on this system: ${output.trim().split('\n')[0]}`
}
