import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { MINUTE_MS } from '#domain/durations.ts'

/** The first one, without windows, takes half of the other's processor time for each page. */
const DEBIAN_PACKAGES = ['chromium-headless-shell', 'chromium']

/** Flags for tests: no sandbox (they may run as root), and no background traffic of the browser. */
export const BROWSER_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Without it, the headless shell rounds the widths of letters.
  '--font-render-hinting=none',
]

/**
 * Returns the path of a usable Chromium, or `null`.
 * @param isWhole whether a headless shell does not suffice: it has no back/forward cache
 */
export function findChromium({ isWhole = false } = {}): string | null {
  const candidates = [
    process.env['CHROMIUM_PATH'],
    chromium.executablePath(),
    ...DEBIAN_PACKAGES.map((name) => `/usr/bin/${name}`),
  ]
  return (
    candidates.find(
      (path) =>
        path !== undefined &&
        path !== '' &&
        !(isWhole && path.includes('headless')) &&
        existsSync(path),
    ) ?? null
  )
}

/**
 * Returns a browser for the tests: an existing one, otherwise Playwright's own, otherwise Debian's
 * packages if the download fails. CI gets the faster one of them too.
 * @throws when all fail, with instructions
 */
export function installChromium(): string {
  const found = findChromium()
  const { CI, CHROMIUM_PATH } = process.env
  const isSlow = CI !== undefined && CHROMIUM_PATH === undefined && found === '/usr/bin/chromium'
  if (found !== null && !isSlow) return found
  console.error('Installing a browser for the tests.')
  if (found === null) run('node_modules/.bin/playwright', ['install', 'chromium'])
  if (findChromium() === found) for (const name of DEBIAN_PACKAGES) installDebianPackage(name)
  const path = findChromium()
  if (path === null) {
    throw new Error('No Chromium can be had: install one and name it in CHROMIUM_PATH.')
  }
  return path
}

/** Installs PostgreSQL for tests where the machine has none. The tests report its absence. */
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
    timeout: 5 * MINUTE_MS,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return status === 0
}
