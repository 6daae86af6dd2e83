// Entry of every command. Runs on any Node from version 20 with nothing installed, installs what is
// missing, and continues under the project's own Node.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { oneAtATime } from './file-lock.mjs'

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const MODULES = path.join(ROOT, 'node_modules')
const STAMP = path.join(MODULES, '.cache', 'installed')

const lock = createHash('sha256')
  .update(readFileSync(path.join(ROOT, 'package-lock.json')))
  .digest('hex')

function isInstalled() {
  const node = path.join(MODULES, 'node', 'bin', 'node')
  return existsSync(node) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock
}

/** Shows progress on a terminal. */
const PROGRESS = process.stderr.isTTY ? ['--progress=true'] : []

/** Installs from the lockfile unless exactly this lockfile is installed. */
function install() {
  if (isInstalled()) return
  if (lstatSync(MODULES, { throwIfNoEntry: false })?.isSymbolicLink()) {
    console.error(
      'node_modules is a link to packages that another checkout uses, and they are not the ones of this lockfile. Remove the link, or install where it points to.',
    )
    process.exit(1)
  }
  console.error('Installing what is missing. The first time takes a minute.')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { status } = spawnSync(
    npm,
    ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error', ...PROGRESS],
    {
      cwd: ROOT,
      stdio: ['ignore', 2, 2],
      env: { ...process.env, NODE_ENV: '' },
    },
  )
  if (status !== 0) process.exit(status ?? 1)
  mkdirSync(path.dirname(STAMP), { recursive: true })
  writeFileSync(STAMP, lock)
}

/** The only long-running command: frequent garbage collection halves its memory. */
const SERVER = path.join(ROOT, 'scripts', 'start.ts')
const SERVER_FLAGS = JSON.parse(
  readFileSync(path.join(ROOT, 'scripts', 'server-flags.json'), 'utf8'),
)

/** Checks domain/business.ts first, so that a mistake in it is a sentence in every command. */
const CHECK = [
  '--import',
  pathToFileURL(path.join(ROOT, 'scripts/owner/check-business-file.ts')).href,
]

/** Runs a script under the project's Node, forwards signals and exits with its status. */
function run(script, args) {
  const bin = path.join(MODULES, '.bin')
  const flags = script === SERVER ? SERVER_FLAGS : []
  const child = spawn(
    path.join(MODULES, 'node', 'bin', 'node'),
    [...CHECK, ...flags, script, ...args],
    {
      cwd: ROOT,
      stdio: 'inherit',
      env: {
        ...process.env,
        PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`,
        // Later starts read compiled code instead of TypeScript.
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? path.join(MODULES, '.cache', 'node'),
      },
    },
  )
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}

const [script, ...args] = process.argv.slice(2)
if (!script) {
  console.error('usage: node scripts/launch.mjs SCRIPT [ARGUMENTS]')
  process.exit(2)
}
// Avoids the lock in the usual case that nothing has to be installed.
if (!isInstalled()) await oneAtATime(install, { print: (text) => process.stderr.write(text) })
run(path.resolve(ROOT, script), args)
