import type { ReactNode } from 'react'
import { Links, Meta, Outlet, useLocation } from 'react-router'
import './app.css'
import { Frame } from './shell/frame.tsx'
import { business } from '#domain/business.ts'
import { COLORS } from '#domain/colors.ts'
import { findPage } from '#domain/pages.ts'

/** Set by the build (R60). */
declare const __PUBLIC_ANON_KEY__: string

/** The not-found page's own path: it is cut 4-0-4 (R11). */
const NOT_FOUND = '/404'

/** The page at an address, which the prerendering asks for with a slash at its end. */
const pageAt = (address: string): string =>
  findPage(address.replace(/(?<=.)\/$/, ''))?.path ?? NOT_FOUND

/** Rendered at build time only: what runs in a browser are the islands (docs/decisions/0014). */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={COLORS.night} />
        <meta name="anon-key" content={__PUBLIC_ANON_KEY__} />
        {business.analytics !== null && <meta name="analytics" content={business.analytics} />}
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
  const { pathname } = useLocation()
  return (
    <Frame path={pageAt(pathname)}>
      <Outlet />
    </Frame>
  )
}
