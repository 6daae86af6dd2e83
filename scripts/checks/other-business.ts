import { spawn } from 'node:child_process'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Runs a command in a copy of the checkout that belongs to another firm
 * (tests/other-business): what an owner does, done to all of it, so that no
 * test and no page may know whose site it is.
 *
 *   node scripts/checks/other-business.ts COMMAND ARGUMENTS…
 */
const ROOT = path.resolve(import.meta.dirname, '../..')
/** Made anew by whatever runs, or linked. */
const LEFT_OUT = new Set(['node_modules', 'build', 'data', '.git', '.react-router', 'test-results'])

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

const [command, ...args] = process.argv.slice(2)
if (command === undefined) {
  process.stderr.write('usage: node scripts/checks/other-business.ts COMMAND ARGUMENTS…\n')
  process.exit(2)
}
const folder = await copyOfAnotherFirm()
const child = spawn(command, args, { cwd: folder, stdio: 'inherit' })
const status = await new Promise<number>((resolve, reject) => {
  child.on('error', reject)
  child.on('exit', (code) => resolve(code ?? 1))
})
await rm(folder, { recursive: true, force: true })
process.exit(status)
