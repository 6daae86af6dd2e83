import { defineConfig } from 'vite'
import { businessForBrowsers } from './scripts/dev/business-plugin.ts'
import { paintInDevelopment } from './scripts/dev/colors-plugin.ts'
import { SCRIPT_TARGETS, STYLE_TARGETS } from './scripts/site/browser-targets.ts'
import { placeDrawings } from './scripts/site/drawings-plugin.ts'
import { loadPhotos } from './scripts/site/photos-plugin.ts'

export default defineConfig({
  plugins: [paintInDevelopment(), businessForBrowsers(), placeDrawings(), loadPhotos()],
  build: { assetsInlineLimit: 0, target: SCRIPT_TARGETS, cssTarget: STYLE_TARGETS },
})
