import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { createPages, Pages } from '#server/pages/create-pages.tsx'

export type CreatePages = typeof createPages
export type { Pages }

/** Where scripts/site/server-pages.ts writes the module. */
const MODULE = path.resolve(import.meta.dirname, '../../../build/server-pages.mjs')

/** Loads the built components of the server's pages; `null` when they are not built. */
export async function loadPages(): Promise<CreatePages | null> {
  if (!existsSync(MODULE)) return null
  const loaded = (await import(pathToFileURL(MODULE).href)) as { createPages: CreatePages }
  return loaded.createPages
}
