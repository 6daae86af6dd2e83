import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { BROWSER_FLAGS, findChromium } from './scripts/checks/browser.ts'

// Also where the shell says "production", whose React has no act().
process.env['NODE_ENV'] = 'test'

const executablePath = findChromium()

const FACTS_IN_FORCE = 'tests/support/put-facts-in-force.ts'

/** Vitest's default leaves one core idle, which is half of a machine with two. */
const ALL_CORES = '100%'

const NODE_TESTS = '{app,art,content,copy,domain,server,scripts,tests,bench}/**/*.test.{ts,tsx}'
const OTHER_PROJECTS = ['tests/{built,engines,resilience}/**', '**/*.browser.test.{ts,tsx}']

const NODE = {
  environment: 'node',
  // Processes that tests start serve from the build.
  globalSetup: 'tests/support/build-once.ts',
  setupFiles: FACTS_IN_FORCE,
  restoreMocks: true,
  maxWorkers: ALL_CORES,
  // Tests that start servers and solve captchas share two cores with everything else.
  testTimeout: 60_000,
  hookTimeout: 60_000,
} as const

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          ...NODE,
          name: 'node',
          include: [NODE_TESTS],
          exclude: OTHER_PROJECTS,
          // Loading the modules once a process, not once a file, halves the processor time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          // Reads what the build has written.
          name: 'built',
          environment: 'node',
          include: ['tests/built/**/*.test.ts'],
          setupFiles: FACTS_IN_FORCE,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        // Found only while tests run, they would make the page start over in the middle of one.
        optimizeDeps: {
          include: [
            'react',
            'react/jsx-dev-runtime',
            'react-dom',
            'react-dom/client',
            'react-dom/server',
            'altcha-lib',
            'altcha-lib/algorithms/web/pbkdf2',
          ],
        },
        test: {
          // What the browser itself decides: focus, the caret, what a form is, what is near the
          // screen.
          name: 'browser',
          include: ['app/**/*.browser.test.{ts,tsx}'],
          setupFiles: 'tests/support/put-facts-in-force.browser.ts',
          restoreMocks: true,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                ...(executablePath !== null && { executablePath }),
                args: [...BROWSER_FLAGS],
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        extends: true,
        test: {
          // Kills servers, cuts power, attacks: too slow for the quick half of the checks.
          name: 'resilience',
          environment: 'node',
          include: ['tests/resilience/**/*.test.ts'],
          setupFiles: FACTS_IN_FORCE,
          maxWorkers: ALL_CORES,
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          // The built site in WebKit and Firefox, one process for each.
          name: 'engines',
          environment: 'node',
          include: ['tests/engines/**/*.test.ts'],
          setupFiles: FACTS_IN_FORCE,
          // As in playwright.config.ts: on two busy cores a test may lose a race with its browser.
          retry: 1,
          maxWorkers: 2,
          testTimeout: 90_000,
          expect: { poll: { timeout: 15_000 } },
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
