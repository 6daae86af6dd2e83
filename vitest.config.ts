import { defineConfig } from 'vitest/config'
import { drawings } from './scripts/site/drawings-plugin.ts'

export default defineConfig({
  plugins: [drawings()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['{domain,app,server,scripts,tests}/**/*.test.{ts,tsx}'],
          restoreMocks: true,
          // Tests that start servers and solve captchas share two cores with everything else.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
