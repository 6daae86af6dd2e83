import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { createPages } from '#server/pages/create-pages.tsx'

/** What renders pages and files for the facts in force (app/render.tsx). */
export type Renderer = Pick<
  typeof import('#app/render.tsx'),
  | 'render'
  | 'renderOffline'
  | 'renderFile'
  | 'searchWords'
  | 'convertPhotos'
  | 'draw'
  | 'ownFileProblems'
  | 'putInForce'
  | 'withFacts'
>

type CreatePages = typeof createPages

/** The components of the server build, which Node cannot run from their sources. */
export interface Components {
  readonly renderer: Renderer
  readonly createPages: CreatePages
}

/** Loads the server build; `null` if there is none. */
export async function loadComponents(build: string): Promise<Components | null> {
  const files = ['render', 'create-pages'].map((name) => path.join(build, 'server', `${name}.js`))
  if (!files.every((file) => existsSync(file))) return null
  const [renderer, pages] = await Promise.all(
    files.map(async (file) => (await import(pathToFileURL(file).href)) as unknown),
  )
  return { renderer: renderer as Renderer, ...(pages as { createPages: CreatePages }) }
}
