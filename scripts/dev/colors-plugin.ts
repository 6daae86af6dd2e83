import type { Plugin } from 'vite'
import { paintStyles } from '#domain/color/paint-styles.ts'

/** Shows the owner's colors in `npm run dev`; built stylesheets get them when pages are rendered. */
export function paintInDevelopment(): Plugin {
  return {
    name: 'colors',
    apply: 'serve',
    // Without `enforce`: after Vite has joined imported stylesheets, before it makes them a module.
    transform: (code, id) => (/\.css(?:$|\?)/.test(id) ? paintStyles(code) : null),
  }
}
