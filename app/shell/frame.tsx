import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { shell } from '#app/content/shell.ts'
import { CallBar } from './call-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { TopBar } from './top-bar.tsx'

/** What stands around every page (R20 to R26). */
export function Frame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <>
      <a className="skip-link" href="#content">
        {shell.skipLink}
      </a>
      <TopBar />
      <Header path={pathname} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer path={pathname} />
      <CallBar />
    </>
  )
}
