import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { MINUTE_MS } from '#domain/time/durations.ts'

/**
 * Installs packages with apt-get, as root or by `sudo -n`.
 * @returns `null`, or why they could not be installed, which continues "could not be installed: "
 */
export function installDebianPackages(...names: readonly string[]): string | null {
  if (!isInPath('apt-get')) return 'there is no apt-get here'
  const isRoot = process.getuid?.() === 0
  if (!isRoot && !isInPath('sudo')) return 'this user is not root, and there is no sudo'
  if (!isRoot && !run('sudo', ['-n', 'true']))
    return 'this user is not root, and sudo asks for a password'
  const apt = (...args: readonly string[]): boolean =>
    isRoot ? run('apt-get', args) : run('sudo', ['-n', 'apt-get', ...args])
  // A list of packages that cannot be refreshed may still have them.
  apt('update', '-qq')
  const install = (...some: readonly string[]): boolean =>
    apt('install', '-y', '-qq', '--no-install-recommends', ...some)
  // One that cannot be had must not keep the others away.
  if (install(...names)) return null
  const failed = names.length > 1 ? names.filter((name) => !install(name)) : names
  return failed.length === 0 ? null : `apt-get install ${failed.join(' ')} failed`
}

/** Runs a command without its output. */
export function run(command: string, args: readonly string[]): boolean {
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 5 * MINUTE_MS,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return status === 0
}

/** Returns whether PATH has a command. */
export function isInPath(command: string): boolean {
  return (process.env['PATH'] ?? '').split(path.delimiter).some((folder) => {
    try {
      accessSync(path.join(folder, command), constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}
