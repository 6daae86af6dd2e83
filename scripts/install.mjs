// Installs the packages of the lockfile, the project's own Node among them, unless they are there.
// Plain JavaScript for Node 20, because it runs before anything is installed.
import { spawnSync } from 'node:child_process'
import {
  accessSync,
  constants,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const MODULES = path.join(ROOT, 'node_modules')
const NODE = path.join(MODULES, '.bin', 'node')
/** Where packages are installed, beside those in use: npm empties a folder before it fills it. */
const ASIDE = path.join(ROOT, '.install')
const NEXT = path.join(ASIDE, 'next')
const LOCKFILE = readLockfile(path.join(ROOT, 'package-lock.json'))

/** Packages of the libraries that Node needs and a small system may lack. */
const LIBRARY_PACKAGES = { 'libatomic.so.1': 'libatomic1', 'libstdc++.so.6': 'libstdc++6' }

/** Shows progress on a terminal. */
const PROGRESS = process.stderr.isTTY ? ['--progress=true'] : []

requirePlainPath()
if (!isInstalled()) {
  if (isReadOnly() && existsSync(NODE))
    // The unit of the server may not write here; a site of another release is better than none.
    console.error(
      'The packages are not those of this release, and this folder is read-only here. Where systemd runs the server, palisade-build installs them: journalctl -u palisade-build says why it did not. Going on with the packages that are there.',
    )
  else {
    requireWritable()
    install()
    requireStartingNode(path.join(NEXT, 'node_modules', '.bin', 'node'))
    swap()
  }
}

/**
 * @param {string} file
 * @returns {Record<string, { integrity?: string, optional?: boolean, optionalDependencies?: object }>}
 */
function readLockfile(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}

/** Ends in a folder where Vite or Vitest read characters of its path as those of an address. */
function requirePlainPath() {
  const character = /[?#%]/.exec(ROOT)?.[0]
  if (character !== undefined)
    fail(
      `The tools that build and check the site do not work in the folder ${ROOT}, because its path contains ${character}: rename the folder, or move the project to another one.`,
    )
}

/**
 * Returns whether npm's own list of what is installed, which it writes last, has each package of the
 * lockfile but those of other platforms.
 */
function isInstalled() {
  const list = path.join(MODULES, '.package-lock.json')
  if (!existsSync(NODE) || !existsSync(list)) return false
  const installed = readLockfile(list)
  return Object.entries(LOCKFILE).every(
    ([folder, { integrity, optional }]) =>
      folder === '' || optional || installed[folder]?.integrity === integrity,
  )
}

function isReadOnly() {
  try {
    accessSync(ROOT, constants.W_OK)
    return false
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EROFS'
  }
}

/** Ends if this user cannot write where the installation does. */
function requireWritable() {
  if (lstatSync(MODULES, { throwIfNoEntry: false })?.isSymbolicLink())
    fail(
      'node_modules is a link to packages that another checkout uses, and they are not the ones of this lockfile. Remove the link, or install where it points to.',
    )
  for (const folder of [ROOT, MODULES]) if (existsSync(folder)) requireWritableFolder(folder)
}

/** @param {string} folder */
function requireWritableFolder(folder) {
  try {
    accessSync(folder, constants.W_OK)
  } catch (error) {
    const { username } = os.userInfo()
    fail(
      error instanceof Error && 'code' in error && error.code === 'EROFS'
        ? `Packages must be installed, but ${folder} is on a disk that is mounted read-only: copy the project to another place.`
        : `Packages must be installed, but ${folder} cannot be written by the user ${username}: run this as the owner of the folder, or give it to this user (sudo chown -R ${username} '${ROOT}').`,
    )
  }
}

function install() {
  console.error('Installing what is missing. The first time takes a minute.')
  rmSync(NEXT, { recursive: true, force: true })
  mkdirSync(NEXT, { recursive: true })
  for (const name of ['package.json', 'package-lock.json', '.npmrc'])
    if (existsSync(path.join(ROOT, name)))
      copyFileSync(path.join(ROOT, name), path.join(NEXT, name))
  const { status, error } = spawnSync(
    'npm',
    [
      ...['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'],
      // No package needs a script, and none can read the secrets of the environment.
      ...['--ignore-scripts', '--loglevel=error', ...PROGRESS],
    ],
    { cwd: NEXT, stdio: ['ignore', 2, 2], env: { ...process.env, NODE_ENV: '' } },
  )
  if (error) fail(`npm cannot be run (${error.message}): install npm.`)
  if (status !== 0)
    failAndKeep(
      'The packages could not be installed; npm says above why. What was installed before is unchanged. Then start again.',
    )
}

/** Puts the new packages in the place of those in use, which a running server has open. */
function swap() {
  const former = path.join(ASIDE, `before-${process.pid}`)
  if (existsSync(MODULES)) renameSync(MODULES, former)
  renameSync(path.join(NEXT, 'node_modules'), MODULES)
  try {
    rmSync(ASIDE, { recursive: true, force: true })
  } catch {
    // Files of another user, such as of a command that root ran, harm nobody there.
    console.error(`${ASIDE} can be deleted: it has packages of a former release.`)
  }
}

/** @param {string} node */
function requireStartingNode(node) {
  // An optional package whose download fails is no error for npm.
  if (!existsSync(node))
    failAndKeep(
      `npm installed no Node for ${process.platform}-${process.arch}: either the download failed, so start again, or there is none for this kind of machine (${Object.keys(LOCKFILE['']?.optionalDependencies ?? {}).join(', ')}).`,
    )
  const { status, stderr, error } = spawnSync(node, ['--version'], { encoding: 'utf8' })
  if (status === 0) return
  failAndKeep(nodeProblem(stderr || (error?.message ?? `status ${status}`)))
}

/**
 * Returns why the project's Node does not start.
 * @param {string} output what it printed
 */
function nodeProblem(output) {
  const library = /loading shared libraries: ([\w.+-]+): cannot open/.exec(output)?.[1]
  const debian = Object.entries(LIBRARY_PACKAGES).find(([name]) => name === library)?.[1]
  if (library !== undefined)
    return `The project's Node needs the library ${library}, which this system lacks: install it${debian ? ` (Debian and Ubuntu: apt-get install ${debian})` : ''}, then start again.`
  if (/ENOENT/.test(output))
    return "The project's Node cannot be run on this system: it needs the GNU C library (Alpine and other systems with musl have another one)."
  return `The project's Node does not start on this system: ${output.trim().split('\n')[0]}`
}

/**
 * Ends without the packages that were installed beside those in use.
 * @param {string} sentence
 * @returns {never}
 */
function failAndKeep(sentence) {
  rmSync(NEXT, { recursive: true, force: true })
  fail(sentence)
}

/**
 * @param {string} sentence
 * @returns {never}
 */
function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
