import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const DEBIAN = '/usr/bin/chromium'

/** For tests: no sandbox (they may run as root), and no traffic of the browser's own. */
export const BROWSER_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Path of a Chromium that the tests can drive, or null. */
export function findChromium(): string | null {
  const candidates = [process.env['CHROMIUM_PATH'], chromium.executablePath(), DEBIAN]
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path)) ?? null
}

/**
 * A browser for the tests: the one that is there, else Playwright's own, else
 * Debian's package where that download is refused.
 * @throws when none can be had, with what to do
 */
export function installChromium(): string {
  const found = findChromium()
  if (found !== null) return found
  console.error('Installing a browser for the tests.')
  run('node_modules/.bin/playwright', ['install', 'chromium'])
  if (findChromium() === null) installDebianPackage('chromium')
  const path = findChromium()
  if (path === null) {
    throw new Error('No Chromium can be had: install one and name it in CHROMIUM_PATH.')
  }
  return path
}

/** PostgreSQL for the tests of that engine, where the machine has none. Its absence is said by the tests. */
export function installPostgres(): void {
  const has = spawnSync('sh', ['-c', 'command -v initdb || ls /usr/lib/postgresql/*/bin/initdb'])
  if (has.status === 0 || process.env['TEST_DATABASE_URL'] !== undefined) return
  console.error('Installing PostgreSQL for the tests.')
  installDebianPackage('postgresql')
}

function installDebianPackage(name: string): void {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const apt = (...args: string[]) => {
    const [command = 'apt-get', ...rest] = [...sudo, 'apt-get', ...args]
    return run(command, rest)
  }
  if (apt('update', '-qq')) apt('install', '-y', '-qq', '--no-install-recommends', name)
}

function run(command: string, args: readonly string[]): boolean {
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 5 * 60_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return status === 0
}
