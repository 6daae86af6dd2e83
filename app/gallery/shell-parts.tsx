import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { LogoLink } from '#app/art/logo-link.tsx'
import { homeQuestions } from '#app/content/en/home-questions.ts'
import { fill } from '#app/content/fill.ts'
import { menus } from '#app/content/en/menus.ts'
import { shell } from '#app/content/en/shell.ts'
import { PageError, SectionError } from '#app/islands/error-screens.tsx'
import { skeleton } from '#app/leaving/skeleton.ts'
import { Breadcrumb } from '#app/pages/parts/breadcrumb.tsx'
import { CallBar } from '#app/shell/call-bar.tsx'
import { CookieBanner } from '#app/shell/cookie-banner.tsx'
import { Accordion } from '#app/ui/accordion.tsx'
import { GallerySection } from './gallery-section.tsx'

const QUESTIONS = homeQuestions
  .slice(0, 3)
  .map(({ question, answer }) => ({ question, answer: fill(answer) }))

export function ShellParts() {
  return (
    <>
      <GallerySection name="accordion" title="Questions: one open, the rest closed">
        <Accordion items={QUESTIONS} openFirst />
      </GallerySection>
      <GallerySection name="breadcrumb" title="Breadcrumb">
        <Breadcrumb path="/services" />
        <Breadcrumb path="/services/auto-locksmith/key-fob-programming" />
      </GallerySection>
      <Logos />
      <GallerySection name="call-bar" title="Call bar, below 1024 px" screen>
        <CallBar path="/faq" />
      </GallerySection>
      <GallerySection name="cookie-banner" title="Cookie banner" screen>
        <div data-asks-consent="">
          <CookieBanner />
        </div>
      </GallerySection>
      <GallerySection name="section-error" title="In place of a part that failed">
        <SectionError onRetry={() => undefined} />
      </GallerySection>
      <GallerySection name="island-error" title="In place of the island that a page is about">
        <PageError />
      </GallerySection>
      <GallerySection name="skeleton" title="A page on its way">
        <div
          dangerouslySetInnerHTML={{ __html: skeleton('/services/auto-locksmith', shell.loading) }}
        />
      </GallerySection>
    </>
  )
}

const LOGO_STATES = ['load', 'loading', 'error'] as const

function Logos() {
  return (['dark', 'light'] as const).map((ground) => (
    <GallerySection
      key={ground}
      name={`logo-${ground}`}
      title="Logo in the header's and the footer's box: there, on its way, lost"
      dark={ground === 'dark'}
    >
      {LOGO_STATES.map((state) => (
        <LogoState key={state} state={state}>
          <LogoLink home="/" label={fill(menus.homeLink)} box="header" grounds={[ground]} />
          <LogoLink home="/" label={fill(menus.homeLink)} box="footer" grounds={[ground]} />
        </LogoState>
      ))}
    </GallerySection>
  ))
}

/** Puts the logos in it into a state, as the inline script in the head of the built pages does (R27). */
function LogoState({
  state,
  children,
}: {
  state: (typeof LOGO_STATES)[number]
  children: ReactNode
}) {
  const row = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const shown = row.current
    const put = (): void => {
      for (const logo of shown?.querySelectorAll('[data-logo]') ?? [])
        logo.setAttribute('data-logo', state)
    }
    put()
    // That script hears of each image first.
    shown?.addEventListener('load', put, { capture: true })
    return () => shown?.removeEventListener('load', put, { capture: true })
  }, [state])
  return (
    <div ref={row} className="js gallery-row">
      {children}
    </div>
  )
}
