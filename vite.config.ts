import { defineConfig } from 'vite'

/** What every use of Vite shares; the two builds add what they need (scripts/build/build.ts). */
export default defineConfig({ appType: 'custom', publicDir: false })
