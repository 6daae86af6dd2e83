import type { ReactNode } from 'react'
import { useCopy } from '#copy/loader/use-copy.ts'
import { DeferredSection } from '#app/ui/deferred-section.tsx'
import { CallBar } from './call-bar.tsx'
import { CookieBanner } from './cookie-banner.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { TopBar } from './top-bar.tsx'

interface FrameProps {
  readonly path: string
  /** Address of the same page in the other language, if there is one. */
  readonly other: string | null
  readonly children: ReactNode
}

export function Frame({ path, other, children }: FrameProps) {
  const { skipLink, loading } = useCopy('shell')
  return (
    <>
      <a className="skip-link" href="#content">
        {skipLink}
      </a>
      <TopBar path={path} other={other} />
      <Header path={path} />
      {/* Announces that the next page is loading (navigation/slow-navigation.ts). */}
      <p role="status" className="loading" data-loading-text={loading} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <DeferredSection>
        <Footer path={path} other={other} />
      </DeferredSection>
      {/* In one stack, so that the banner cannot cover the bar, whatever their heights. */}
      <div className="bars">
        <CookieBanner />
        <CallBar path={path} />
      </div>
    </>
  )
}
