import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DEFAULT_BUSINESS_NAME } from '#domain/business/default-business.ts'
import { businessFileInForce } from '#domain/business/reader/path.ts'
import { readBusinessFile } from '#domain/business/reader/read-file.ts'

/**
 * Runs commands in a copy of the checkout for another business
 * (tests/other-business), with other facts, towns and services, so that tests
 * and pages that depend on the delivered business fail.
 *
 *   node tests/other-business/run.ts [ANSWERS.json] COMMAND ARGUMENTS… [-- COMMAND ARGUMENTS…]…
 *
 * With a file of answers, it is the business that `npm run setup -- --from ANSWERS.json` makes.
 * Runs nothing where the checkout already belongs to another business.
 * `units` is short for Vitest with the tests that depend on the business.
 */
const ROOT = path.resolve(import.meta.dirname, '../..')
/** Created by the commands, or linked. */
const LEFT_OUT = new Set(['node_modules', 'build', 'data', '.git', 'test-results'])

/**
 * The unit tests that run a file which an owner changes, without the slowest ones, which do not
 * depend on its values.
 */
const UNITS = [
  ...['vitest', 'related', '--run', '--project=node*'],
  ...['server/db/**', 'server/cli/backup/**', 'server/main.test.ts', 'tests/rollback/**'].map(
    (files) => `--exclude=${files}`,
  ),
  'domain/business/business.ts',
]

const OTHER = 'tests/other-business/business.json'

async function copyForAnotherBusiness(answers: string | undefined): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'another-business-'))
  await cp(ROOT, folder, {
    recursive: true,
    filter: (source) => !LEFT_OUT.has(path.relative(ROOT, source)),
  })
  // With answers, setup changes the delivered file.
  if (answers === undefined) await cp(path.join(ROOT, OTHER), path.join(folder, 'business.json'))
  await symlink(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'))
  return folder
}

/**
 * Runs a command.
 * @returns its exit status
 */
function run(folder: string, [command = '', ...args]: readonly string[], quiet = false): number {
  const { status, error } = spawnSync(command, args, {
    cwd: folder,
    // Not the file of this shell.
    env: { ...process.env, BUSINESS_FILE: path.join(folder, 'business.json') },
    stdio: ['inherit', quiet ? 'ignore' : 'inherit', 'inherit'],
  })
  if (error) throw error
  return status ?? 1
}

/** Makes the other business, then runs the commands in turn until one fails. */
function runAll(
  folder: string,
  answers: string | undefined,
  commands: readonly (readonly string[])[],
): number {
  if (answers !== undefined) {
    const status = run(folder, ['node', 'scripts/owner/setup.ts', '--from', answers], true)
    if (status !== 0) return status
  }
  for (const command of commands) {
    const status = run(folder, command[0] === 'units' ? UNITS : command)
    if (status !== 0) return status
  }
  return 0
}

/** Splits the arguments at each `--`. */
function split(args: readonly string[]): readonly (readonly string[])[] {
  const at = args.indexOf('--')
  return at < 0 ? [args] : [args.slice(0, at), ...split(args.slice(at + 1))]
}

const args = process.argv.slice(2)
const answers = args[0]?.endsWith('.json') ? args.shift() : undefined
const commands = split(args)
if (commands.some(({ length }) => length === 0)) {
  process.stderr.write(
    'usage: node tests/other-business/run.ts [ANSWERS.json] COMMAND ARGUMENTS… [-- COMMAND ARGUMENTS…]…\n',
  )
  process.exit(2)
}
// The owner may already have removed what the list above removes.
if (readBusinessFile(businessFileInForce(process.env)).name !== DEFAULT_BUSINESS_NAME) {
  process.stderr.write('This checkout already belongs to another business, whose tests have run.\n')
  process.exit(0)
}
const folder = await copyForAnotherBusiness(answers)
const status = runAll(folder, answers, commands)
await rm(folder, { recursive: true, force: true })
process.exit(status)
