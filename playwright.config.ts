import { defineConfig } from '@playwright/test'
// Loaded in every process, before the tests that read facts at import.
import './tests/support/put-facts-in-force.ts'
import { BROWSER_FLAGS, findChromium } from './scripts/checks/browser.ts'

const executablePath = findChromium()

/**
 * Journeys in a real browser against the real server; tests/e2e/fixtures.ts starts one for each
 * test file.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  // What helps them has units of its own beside it, which Vitest runs.
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/screens/{arg}{ext}',
  fullyParallel: false,
  // Tests mostly wait: for timers, polls and delayed responses.
  workers: 2,
  timeout: 60_000,
  forbidOnly: process.env['CI'] !== undefined,
  // On two busy cores a test may lose a race with the browser itself: it is repeated once, and
  // reported as flaky.
  retries: 1,
  use: {
    // A context of its own costs each test a second of processor time; between tests its storage is
    // emptied.
    reuseContext: true,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    trace: 'off',
    // What a worker fetches cannot be held back or counted; offline-copies.spec.ts lets it in.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath !== null && { executablePath }),
      args: [...BROWSER_FLAGS],
    },
  },
})
