import type { Config } from '@react-router/dev/config'
import { LOCAL_PAGES } from './domain/local-paths.ts'
import { finishSite } from './scripts/site/finish.ts'
import { notFoundPath, SITE_LANGUAGES } from './scripts/site/not-found.ts'

export default {
  appDirectory: 'app',
  /** At build time only: what this makes for a server is thrown away (scripts/site/finish.ts). */
  ssr: true,
  /** Every page of the list is complete HTML before any script runs (R81); /404 of each language becomes its not-found page. */
  prerender: [...LOCAL_PAGES.map(({ path }) => path), ...SITE_LANGUAGES.map(notFoundPath)],
  buildEnd: () => finishSite('build/client'),
} satisfies Config
