import type { Config } from '@react-router/dev/config'
import { PAGES } from './domain/pages.ts'
import { finishSite } from './scripts/site/finish.ts'

export default {
  appDirectory: 'app',
  /** At build time only: what this makes for a server is thrown away (scripts/site/finish.ts). */
  ssr: true,
  /** Every page of the list is complete HTML before any script runs (R81); /404 becomes the not-found page. */
  prerender: [...PAGES.map((page) => page.path), '/404'],
  buildEnd: () => finishSite('build/client'),
} satisfies Config
