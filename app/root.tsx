import { type ReactNode, useEffect } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  UNSAFE_useScrollRestoration as useScrollRestoration,
  useLocation,
} from 'react-router'
import './app.css'
import { repeatEarlyTaps } from './boot/early-taps.ts'
import { giveWayToPage } from './offline/kept-page.ts'
import { keepCopies } from './offline/register.ts'
import { Frame } from './shell/frame.tsx'
import { reloadWhenReachable } from './shell/reload-when-reachable.ts'
import { ToastDisplay } from './toasts/toast-display.tsx'
import { recordPage, startVisit } from './visitor/visit.ts'

/** R29: in place of a page that failed. */
export { ErrorBoundary } from './shell/error-screens.tsx'

/** Set by the build (R60). */
declare const __PUBLIC_ANON_KEY__: string

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The inline head script marks the document before React sees it.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#061024" />
        <meta name="anon-key" content={__PUBLIC_ANON_KEY__} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  const { pathname } = useLocation()
  // Without the component's inline script: a page that is loaded anew is put back by the browser itself.
  useScrollRestoration()
  useEffect(startVisit, [])
  useEffect(repeatEarlyTaps, [])
  useEffect(() => keepCopies(), [])
  useEffect(() => giveWayToPage(reloadWhenReachable), [])
  useEffect(() => recordPage(pathname), [pathname])
  return (
    <>
      <Frame>
        <Outlet />
      </Frame>
      <ToastDisplay />
    </>
  )
}
