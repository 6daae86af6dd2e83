// Entry of every command. Runs on any Node from version 20 with nothing installed, installs what is
// missing, and continues under the project's own Node.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { oneAtATime } from './file-lock.mjs'
import {
  findNode,
  install,
  isInstalled,
  LaunchError,
  MODULES,
  requirePlainPath,
  requireWritable,
  ROOT,
} from './install.mjs'

/** The only long-running command: frequent garbage collection halves its memory. */
const SERVER = path.join(ROOT, 'scripts', 'start.ts')
const SERVER_FLAGS = JSON.parse(
  readFileSync(path.join(ROOT, 'scripts', 'server-flags.json'), 'utf8'),
)

/** Checks business.json first, so that a mistake in it is a sentence in every command. */
const CHECK = [
  '--import',
  pathToFileURL(path.join(ROOT, 'scripts/owner/check-business-file.ts')).href,
]

/** Runs a script under the project's Node, forwards signals and exits with its status. */
function run(script, args) {
  const bin = path.join(MODULES, '.bin')
  // The supervisor of the server stays small: what prepares a start checks the file.
  const flags = script === SERVER ? SERVER_FLAGS : CHECK
  const child = spawn(findNode(), [...flags, script, ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`,
      // Later starts read compiled code instead of TypeScript.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? path.join(MODULES, '.cache', 'node'),
    },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => {
    console.error(`The project's Node cannot be run: ${error.message}`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}

const [script, ...args] = process.argv.slice(2)
if (!script) {
  console.error('usage: node scripts/launch.mjs SCRIPT [ARGUMENTS]')
  process.exit(2)
}
try {
  requirePlainPath()
  // Avoids the lock in the usual case that nothing has to be installed.
  if (!isInstalled()) {
    requireWritable()
    await oneAtATime(install, { print: (text) => process.stderr.write(text) })
  }
} catch (error) {
  if (!(error instanceof LaunchError)) throw error
  console.error(error.message)
  process.exit(1)
}
run(path.resolve(ROOT, script), args)
