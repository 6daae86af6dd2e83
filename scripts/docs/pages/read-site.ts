import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { PAGES } from '../../../domain/pages.ts'
import { type PageText, pageText } from './page-text.ts'

export interface SitePage extends PageText {
  readonly path: string
  readonly html: string
}

/** The words of all pages of a build, in the order of the site's list. @param client folder with the built pages */
export function readSite(client: string): Promise<readonly SitePage[]> {
  return Promise.all(
    PAGES.map(async ({ path: address }) => {
      const html = await readFile(path.join(client, address, 'index.html'), 'utf8')
      return { path: address, html, ...pageText(html) }
    }),
  )
}
