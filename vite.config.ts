import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { drawings } from './scripts/site/drawings-plugin.ts'

export default defineConfig({
  plugins: [tailwindcss(), drawings(), reactRouter()],
  build: { assetsInlineLimit: 0, target: 'es2022' },
})
