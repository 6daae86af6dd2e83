import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { businessForBrowsers } from './scripts/dev/business-plugin.ts'
import { paintInDevelopment } from './scripts/dev/colors-plugin.ts'
import { LAYERED_STYLE_TARGETS, SCRIPT_TARGETS } from './scripts/site/browser-targets.ts'
import { placeDrawings } from './scripts/site/drawings-plugin.ts'
import { loadPhotos } from './scripts/site/photos-plugin.ts'

export default defineConfig({
  plugins: [
    tailwindcss(),
    paintInDevelopment(),
    businessForBrowsers(),
    placeDrawings(),
    loadPhotos(),
  ],
  build: { assetsInlineLimit: 0, target: SCRIPT_TARGETS, cssTarget: LAYERED_STYLE_TARGETS },
})
