import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { LOCAL_PAGES } from '../../../domain/local-paths.ts'
import { type PageText, pageText } from './page-text.ts'

export interface SitePage extends PageText {
  /** Its address, which says its language. */
  readonly path: string
  readonly html: string
}

/** The words of all pages of a build in all languages, in the order of the site's list. @param client folder with the built pages */
export function readSite(client: string): Promise<readonly SitePage[]> {
  return Promise.all(
    LOCAL_PAGES.map(async ({ path: address }) => {
      const html = await readFile(path.join(client, address, 'index.html'), 'utf8')
      return { path: address, html, ...pageText(html) }
    }),
  )
}
