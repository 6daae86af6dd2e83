import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import '../site.css'
import { namesOf } from '#copy/names.ts'
import { CopyProvider } from '#copy/loader/use-copy.ts'
import { type HeadElement, pageMeta } from '#site/seo/page-meta.tsx'
import { Frame } from '#site/shell/frame.tsx'
import { withSlotComments } from '#site/ui/slot.tsx'
import { siteColors } from '#domain/color/colors.ts'
import { viewOf } from './page-views.tsx'
import { OfflinePage } from '#site/pages/offline-page.tsx'
import { type SitePage, sitePage } from './site-page.ts'

/**
 * Renders a page as a complete HTML document. Islands are the only parts that a browser
 * hydrates (docs/decisions/0014), so all markup around them is static.
 * @param address of the page; any other address gives the not-found page of its language
 * @param anonKey the public anonymous key
 */
export function renderPage(address: string, anonKey: string): string {
  const page = sitePage(address)
  const { content, copy: pageCopy, ...shown } = viewOf(page)
  const names = namesOf(page.copy.menus.names)
  return renderDocument(page, {
    anonKey,
    meta: pageMeta(address, pageCopy.meta, { ...shown, names }),
    content,
  })
}

/**
 * Renders the page that is shown offline in place of pages without an offline copy. It is styled
 * from the beginning, because it loads no script.
 * @param notFound address of the language's not-found page, whose shell it has
 */
export function renderOfflinePage(notFound: string, anonKey: string): string {
  const page = sitePage(notFound)
  const { copy: pageCopy } = viewOf(page)
  const { title } = page.copy.shell.notLoaded
  return renderDocument(page, {
    anonKey,
    meta: pageMeta(notFound, { ...pageCopy.meta, title }),
    content: <OfflinePage />,
    className: 'styled',
  })
}

interface DocumentParts {
  readonly anonKey: string
  readonly meta: readonly HeadElement[]
  readonly content: ReactNode
  readonly className?: string
}

function renderDocument(
  { path, other, copy }: SitePage,
  { anonKey, meta, content, className }: DocumentParts,
): string {
  const html = renderToStaticMarkup(
    <html lang={copy.language === 'es' ? 'es-US' : 'en'} className={className}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={siteColors().night} />
        <meta name="anon-key" content={anonKey} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {meta}
      </head>
      <body>
        <CopyProvider value={copy}>
          <Frame path={path} other={other}>
            {content}
          </Frame>
        </CopyProvider>
      </body>
    </html>,
  )
  return `<!DOCTYPE html>${withSlotComments(html)}`
}
