import { spawn } from 'node:child_process'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { business } from '../../domain/business.ts'
import { DEFAULT_BUSINESS_NAME } from '#domain/default-business.ts'
import { testsOfTheBusiness } from './business-tests.ts'

/**
 * Runs commands in a copy of the checkout that belongs to another firm
 * (tests/other-business): what an owner does, done to all of it, so that no
 * test and no page may know whose site it is, where it works and what it does.
 *
 *   node scripts/checks/other-business.ts COMMAND ARGUMENTS… [-- COMMAND ARGUMENTS…]…
 *
 * Says so and runs nothing where the checkout is another firm's already.
 * `units` is short for Vitest with the tests that may tell one firm from another.
 */
const ROOT = path.resolve(import.meta.dirname, '../..')
/** Made anew by whatever runs, or linked. */
const LEFT_OUT = new Set(['node_modules', 'build', 'data', '.git', 'test-results'])

/** Other towns and services, by the owner's own commands. */
const LISTS = [
  ['remove', 'town', 'Secaucus'],
  ['remove', 'town', 'North Bergen'],
  ['add', 'town', 'Kearny', '--at', '40.7684,-74.1454', '--beside', 'Jersey City'],
  ['remove', 'service', 'Gate Locks'],
  ['remove', 'service', 'Car Lockout'],
  ['remove', 'service', 'Car Key Replacement'],
  ['add', 'service', 'Mailbox Locks', '--category', 'residential'],
] as const

async function copyOfAnotherFirm(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'another-firm-'))
  await cp(ROOT, folder, {
    recursive: true,
    filter: (source) => !LEFT_OUT.has(path.relative(ROOT, source)),
  })
  await cp(
    path.join(ROOT, 'tests/other-business/business.ts'),
    path.join(folder, 'domain/business.ts'),
  )
  await symlink(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'))
  return folder
}

/** @returns its exit status */
function run(folder: string, [command = '', ...args]: readonly string[], quiet = false) {
  return new Promise<number>((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: folder,
      stdio: ['inherit', quiet ? 'ignore' : 'inherit', 'inherit'],
    })
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

/** Each after the other, until one fails. */
async function runAll(folder: string, commands: readonly (readonly string[])[]): Promise<number> {
  for (const change of LISTS) {
    const status = await run(folder, ['node', 'scripts/owner/run.ts', ...change], true)
    if (status !== 0) return status
  }
  for (const command of commands) {
    const status = await run(folder, command[0] === 'units' ? units(folder) : command)
    if (status !== 0) return status
  }
  return 0
}

const units = (folder: string): readonly string[] => [
  ...['vitest', 'run', '--project=node'],
  ...testsOfTheBusiness(folder),
]

/** The arguments between each `--` and the next. */
function split(args: readonly string[]): readonly (readonly string[])[] {
  const at = args.indexOf('--')
  return at < 0 ? [args] : [args.slice(0, at), ...split(args.slice(at + 1))]
}

const commands = split(process.argv.slice(2))
if (commands.some(({ length }) => length === 0)) {
  process.stderr.write(
    'usage: node scripts/checks/other-business.ts COMMAND ARGUMENTS… [-- COMMAND ARGUMENTS…]…\n',
  )
  process.exit(2)
}
// An owner may have taken out what the other firm takes out as well.
if (business.name !== DEFAULT_BUSINESS_NAME) {
  process.stderr.write(
    'This is another firm’s site already: every test and every page was asked.\n',
  )
  process.exit(0)
}
const folder = await copyOfAnotherFirm()
const status = await runAll(folder, commands)
await rm(folder, { recursive: true, force: true })
process.exit(status)
