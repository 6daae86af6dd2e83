import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { installDebianPackages, run } from './debian-packages.ts'

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

function candidates(): readonly string[] {
  const all = [
    process.env['CHROMIUM_PATH'],
    chromium.executablePath(),
    ...DEBIAN_PACKAGES.map((name) => `/usr/bin/${name}`),
  ]
  return all.filter((path) => path !== undefined && path !== '' && existsSync(path)) as string[]
}

/**
 * Returns the path of a Chromium, or `null`.
 * @param isWhole whether a headless shell does not suffice: it has no back/forward cache
 */
export const findChromium = ({ isWhole = false } = {}): string | null =>
  candidates().find((path) => !(isWhole && path.includes('headless'))) ?? null

/** Returns a Chromium that starts: a downloaded one may lack libraries of the system. */
const findStarting = (): string | null =>
  candidates().find((path) => spawnSync(path, ['--version']).status === 0) ?? null

/** A browser, or why there is none, as a sentence without its full stop. */
export type Browser = { readonly path: string } | { readonly missing: string }

/**
 * Finds a browser for the tests, otherwise installs Playwright's own, otherwise Debian's packages
 * if the download fails or does not start. CI gets the faster one of them too.
 */
export function installChromium(): Browser {
  const found = findStarting()
  const { CI, CHROMIUM_PATH } = process.env
  const isSlow = CI !== undefined && CHROMIUM_PATH === undefined && found === '/usr/bin/chromium'
  if (found !== null && !isSlow) return { path: found }
  console.error('Installing a browser for the tests.')
  if (found === null) run('node_modules/.bin/playwright', ['install', 'chromium'])
  const problem = findStarting() === found ? installDebianPackages(...DEBIAN_PACKAGES) : null
  const path = findStarting()
  if (path !== null) return { path }
  return {
    missing: `no Chromium starts here (CHROMIUM_PATH names one), and it could not be installed: ${problem ?? 'the installed one does not start'}`,
  }
}

/**
 * Returns the path of a browser.
 * @throws without one
 */
export function requireChromium(): string {
  const browser = installChromium()
  if ('missing' in browser) throw new Error(browser.missing)
  return browser.path
}
