import type { Plugin } from 'vite'
import { paintStyles } from '#domain/color/paint-styles.ts'

/** Shows the owner's colors in `npm run dev`; built stylesheets get them when pages are rendered. */
export function paintInDevelopment(): Plugin {
  return {
    name: 'colors',
    apply: 'serve',
    // Before Vite's own plugins.
    enforce: 'pre',
    transform: (code, id) => (/\.css(?:$|\?)/.test(id) ? paintStyles(code) : null),
  }
}
