import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { business } from './domain/business.ts'
import { LAYERED_STYLE_TARGETS, SCRIPT_TARGETS } from './scripts/site/browser-targets.ts'
import { replaceColors } from './scripts/site/colors-plugin.ts'
import { emitDrawings } from './scripts/site/drawings-plugin.ts'
import { emitPhotos } from './scripts/site/photos-plugin.ts'
import { siteValues } from './scripts/site/site-values.ts'

const { origin } = siteValues(process.env)

export default defineConfig({
  plugins: [
    tailwindcss(),
    replaceColors(),
    emitDrawings(),
    emitPhotos(business.photos, import.meta.dirname),
  ],
  build: { assetsInlineLimit: 0, target: SCRIPT_TARGETS, cssTarget: LAYERED_STYLE_TARGETS },
  define: {
    __SITE_ORIGIN__: JSON.stringify(origin),
  },
})
