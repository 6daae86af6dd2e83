import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { BROWSER_FLAGS, findChromium } from './scripts/checks/browser.ts'
import { business } from './domain/business.ts'
import { emitDrawings } from './scripts/site/drawings-plugin.ts'
import { emitPhotos } from './scripts/site/photos-plugin.ts'

const executablePath = findChromium()

/** Vitest's default leaves one core idle, which is half of a machine with two. */
const ALL_CORES = '100%'

export default defineConfig({
  plugins: [emitDrawings(), emitPhotos(business.photos, import.meta.dirname)],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: [
            '{art,client,copy,form,site,domain,server,scripts,tests,bench}/**/*.test.{ts,tsx}',
          ],
          exclude: [
            'tests/{built,resilience}/**',
            '**/*.browser.test.{ts,tsx}',
            '**/node_modules/**',
          ],
          restoreMocks: true,
          maxWorkers: ALL_CORES,
          // Tests that start servers and solve captchas share two cores with everything else.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          // Reads what the build has written.
          name: 'built',
          environment: 'node',
          include: ['tests/built/**/*.test.ts'],
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
            'altcha-lib',
            'altcha-lib/algorithms/web/pbkdf2',
          ],
        },
        test: {
          // What the browser itself decides: focus, the caret, what a form is, what is near the
          // screen.
          name: 'browser',
          include: ['{client,form,site}/**/*.browser.test.{ts,tsx}'],
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
          maxWorkers: ALL_CORES,
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
