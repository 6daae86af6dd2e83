import type { ReactNode } from 'react'
import { Links, Meta, Outlet } from 'react-router'
import './app.css'
import { Frame } from './shell/frame.tsx'
import { CopyProvider } from '#app/copy/use-copy.ts'
import { usePage } from './routes/page-at.ts'
import { COLORS } from '#domain/colors.ts'

/** Set by the build (R60). */
declare const __PUBLIC_ANON_KEY__: string

/** Rendered at build time only: what runs in a browser are the islands (docs/decisions/0014). */
export function Layout({ children }: { children: ReactNode }) {
  const { language } = usePage().copy
  return (
    <html lang={language === 'es' ? 'es-US' : 'en'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={COLORS.night} />
        <meta name="anon-key" content={__PUBLIC_ANON_KEY__} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {import.meta.env.DEV && <script type="module" src="/app/dev.ts" />}
      </body>
    </html>
  )
}

export default function Root() {
  const { path, other, copy } = usePage()
  return (
    <CopyProvider value={copy}>
      <Frame path={path} other={other}>
        <Outlet />
      </Frame>
    </CopyProvider>
  )
}
