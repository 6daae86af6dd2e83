import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createHash } from 'node:crypto'
import { SPECULATION_RULES } from '#app/browser/navigation/speculation-rules.ts'
import { CopyProvider } from '#copy/loader/use-copy.ts'
import { business } from '#domain/business/business.ts'
import { siteColors } from '#domain/color/colors.ts'
import { formatPhone, telHref } from '#domain/phone/phone.ts'
import type { HeadElement } from '#app/seo/page-meta.tsx'
import { Frame } from '#app/shell/frame.tsx'
import type { SitePage } from '#app/site-page.ts'
import { type Inline, InlineContext, InlineScript, InlineStyle } from './inline.tsx'
import { firstStyles, restStyles } from './page-styles.ts'
import { world } from './world.ts'

/** A rendered document, with what its content security policy must allow. */
export interface RenderedDocument {
  readonly html: string
  /** Of every inline script that runs: `sha256-…`, without quotes (CSP Level 3, 2.3.1). */
  readonly scriptHashes: readonly string[]
  readonly styleHashes: readonly string[]
}

interface DocumentParts {
  readonly meta: readonly HeadElement[]
  readonly content: ReactNode
  /** For the page that is shown offline: its script runs in place of all others. */
  readonly isOffline?: boolean
}

/**
 * Returns a script that imports a module after a frame, so that its download delays neither the first
 * paint nor the events of the document. Without it the page still calls, links and sends.
 */
const loadAfterPaint = (address: string): string =>
  `requestAnimationFrame(()=>setTimeout(()=>import('${address}').catch(()=>{})))`

/**
 * Renders a page as a complete HTML document. Islands are the only parts that a browser hydrates, so
 * all markup around them is static.
 */
export function renderDocument(
  { path, other, copy }: SitePage,
  { meta, content, isOffline = false }: DocumentParts,
): RenderedDocument {
  const { scripts, anonKey, facts, phone, tags, privateOrigin } = world()
  const { phones, timeZone, location } = business
  const rest = [restStyles(path)]
  const inline: Inline = { scripts: [], styles: [], takeRest: () => rest.pop() ?? '' }
  const html = renderToStaticMarkup(
    <InlineContext value={inline}>
      <html
        lang={copy.language === 'es' ? 'es-US' : 'en'}
        className={isOffline ? 'styled laid' : undefined}
        data-phone-number={phone === 'paidSearch' ? phone : undefined}
        data-paid-phone={`${telHref(phones.paidSearch)}|${formatPhone(phones.paidSearch)}`}
        data-time-zone={path === '/thank-you' ? timeZone : undefined}
        data-place={`${location.latitude} ${location.longitude}`}
        data-private-origin={privateOrigin ?? undefined}
        data-tags={tags === null ? undefined : JSON.stringify(tags)}
      >
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
          <meta name="theme-color" content={siteColors().night} />
          <meta name="anon-key" content={anonKey} />
          <meta name="facts" content={facts} />
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
          <InlineStyle text={firstStyles(path)} />
          <InlineScript text={scripts.head} />
          {path === '/thank-you' && <InlineScript text={scripts.thankYou} />}
          {meta}
        </head>
        <body>
          <CopyProvider value={copy}>
            <Frame path={path} other={other}>
              {content}
            </Frame>
          </CopyProvider>
          {isOffline ? (
            <InlineScript text={scripts.offline} />
          ) : (
            <InlineScript text={loadAfterPaint(scripts.main)} />
          )}
        </body>
      </html>
    </InlineContext>,
  )
  return {
    html: `<!DOCTYPE html>${html}`,
    // The policy also treats the speculation rules, which main.ts adds, as a script.
    scriptHashes: [...inline.scripts, SPECULATION_RULES].map(hashOf),
    styleHashes: inline.styles.map(hashOf),
  }
}

const hashOf = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`
