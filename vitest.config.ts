import { defineConfig } from 'vitest/config'
import { business } from './domain/business.ts'
import { drawings } from './scripts/site/drawings-plugin.ts'
import { photos } from './scripts/site/photos-plugin.ts'

export default defineConfig({
  plugins: [drawings(), photos(business.photos, import.meta.dirname)],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['{domain,app,server,scripts,tests,bench}/**/*.test.{ts,tsx}'],
          exclude: ['tests/torture/**', 'tests/attack/attack.test.ts', '**/node_modules/**'],
          restoreMocks: true,
          // Tests that start servers and solve captchas share two cores with everything else.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          // Kills servers, cuts power, attacks: too slow for the quick half of the checks.
          name: 'torture',
          environment: 'node',
          include: ['tests/torture/**/*.test.ts', 'tests/attack/attack.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
