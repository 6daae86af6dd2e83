import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Language } from '../../domain/language.ts'
import { localPath, pageLanguages } from '../../domain/local-paths.ts'

/** Where each language keeps its not-found page (R11): it is prerendered there, and the server finds it there. */
export function notFoundPath(language: Language): string {
  return `${localPath('/', language).replace(/\/$/, '')}/404`
}

/** Every language that there are pages in. */
export const SITE_LANGUAGES: readonly Language[] = pageLanguages('/')

/** From '404/index.html', as the router wrote it, to '404.html': it is no page with an address. */
export async function takeNotFoundPages(site: string): Promise<void> {
  for (const language of SITE_LANGUAGES) {
    const folder = path.join(site, notFoundPath(language))
    await rename(path.join(folder, 'index.html'), `${folder}.html`)
    await rm(folder, { recursive: true })
  }
}
