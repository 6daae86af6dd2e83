import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { shell } from '#app/content/shell.ts'
import { Later } from '#app/ui/later.tsx'
import { CallBar } from './call-bar.tsx'
import { CookieBanner } from './cookie-banner.tsx'
import { Footer } from './footer.tsx'
import { framePath } from './frame-path.ts'
import { Header } from './header.tsx'
import { OwnerNote } from './owner-note.tsx'
import { RouteSkeleton } from './route-skeleton.tsx'
import { TopBar } from './top-bar.tsx'
import { useOwnerNote } from './use-owner-note.ts'
import { useRouteFocus } from './use-route-focus.ts'
import { useSlowRoute } from './use-slow-route.ts'

/** What stands around every page (R20 to R28), and in its place while the next one is long in coming (R12). */
export function Frame({ children }: { children: ReactNode }) {
  const path = framePath(useLocation().pathname)
  const comingPath = useSlowRoute()
  const arrived = useRouteFocus()
  const left = useOwnerNote()
  return (
    <>
      <a className="skip-link" href="#content">
        {shell.skipLink}
      </a>
      <TopBar path={path} />
      <Header path={path} />
      <p role="status" className="sr-only">
        {comingPath === null ? arrived : shell.loading}
      </p>
      <main id="content" tabIndex={-1} hidden={comingPath !== null}>
        {children}
      </main>
      {comingPath !== null && <RouteSkeleton path={framePath(comingPath)} />}
      <Later>
        <Footer path={path} />
      </Later>
      <CallBar />
      <CookieBanner />
      {left.length > 0 && <OwnerNote left={left} />}
    </>
  )
}
