import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { logoSvg } from '#art/logo-file.ts'
import { paintStyles } from '#domain/color/paint-styles.ts'
import { localizedPages } from '#domain/pages/localized-paths.ts'
import { CODE } from '#server/platform/publishing/built-code.ts'
import type { PagePreview } from '#server/platform/publishing/preview.ts'
import { renderPage } from '#site/render/document.tsx'
import type { BuiltCode } from './built-code.ts'
import { loadLogoFaces } from './brand/font-outlines.ts'
import { createDrawings, withoutUnservedTowns } from './drawings.ts'
import { photoFiles } from './load-photo.ts'

/** Matches what pages and styles load from the site. */
const LOADED = /\/(?:assets\/[\w.-]+|logo\.svg)/g

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/g

const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

/**
 * Renders pages to be looked at before they are published.
 * @param code folder of the built code
 * @param address of the page whose document is wanted; `null` for the hashes of all pages
 * @returns hashes of the rendered pages, and the document: no script, and all that it shows is in it
 */
export async function renderPreview(code: string, address: string | null): Promise<PagePreview> {
  const drawings = createDrawings(path.join(code, CODE.drawings))
  const rendered = new Map(
    localizedPages()
      .filter(({ path: page }) => address === null || page === address)
      .map((page) => [
        page.path,
        // Structured data, which nobody sees, has facts that only one page shows.
        drawings.place(renderPage(page.path, '').replaceAll(SCRIPT, '')),
      ]),
  )
  const { stylesheet, fontFaces } = JSON.parse(
    await readFile(path.join(code, CODE.description), 'utf8'),
  ) as BuiltCode
  const files = path.join(code, CODE.files)
  const source = await readFile(path.join(files, stylesheet), 'utf8')
  const styles = fontFaces + drawings.place(withoutUnservedTowns(paintStyles(source)))
  const hash = (html: string): string =>
    createHash('sha256').update(html).update(styles).digest('base64url')
  const html = address === null ? undefined : rendered.get(address)
  return {
    hashes: Object.fromEntries([...rendered].map(([page, text]) => [page, hash(text)])),
    html: html === undefined ? null : await whole(html, { styles, files, drawings }),
  }
}

interface Parts {
  readonly styles: string
  readonly files: string
  readonly drawings: ReturnType<typeof createDrawings>
}

/** Puts styles, fonts and pictures into a page. */
async function whole(html: string, { styles, files, drawings }: Parts): Promise<string> {
  const page = html.replace('</head>', () => `<style>${styles}</style></head>`)
  const addresses = [...new Set(page.match(LOADED) ?? [])]
  const contents = new Map<string, Uint8Array>([
    ...photoFiles,
    ...drawings.written().map(([name, text]) => [name, Buffer.from(text)] as const),
    ['/logo.svg', Buffer.from(logoSvg(await loadLogoFaces()))],
  ])
  const data = new Map<string, string>()
  for (const name of addresses) {
    const file = path.join(files, name)
    const content = contents.get(name) ?? (existsSync(file) ? await readFile(file) : null)
    const type = TYPES[path.extname(name)]
    if (content !== null && type !== undefined)
      data.set(name, `data:${type};base64,${Buffer.from(content).toString('base64')}`)
  }
  return page.replaceAll(LOADED, (name) => data.get(name) ?? name)
}
