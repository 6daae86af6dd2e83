import { type ReactNode, useEffect } from 'react'
import { useRouteError } from 'react-router'
import { Mark } from '#app/art/logo.tsx'
import { shell } from '#app/content/shell.ts'
import { Phone } from '#app/ui/icons.tsx'
import { PhoneLink, PhoneNumber } from '#app/visitor/phone-link.tsx'
import { Frame } from './frame.tsx'
import { reloadWhenReachable } from './reload-when-reachable.ts'
import { PageNotLoaded } from './route-modules/load.ts'
import { SectionBoundary } from './section-boundary.tsx'

const { section, page, notLoaded } = shell.errors

interface ScreenProps {
  readonly level: 'h1' | 'h2'
  readonly title: string
  readonly text: string
  /** The buttons. */
  readonly children: ReactNode
}

function Screen({ level: Heading, title, text, children }: ScreenProps) {
  return (
    <div role="alert" className="error-screen on-light">
      <Mark />
      <Heading>{title}</Heading>
      <p>{text}</p>
      <div>{children}</div>
    </div>
  )
}

/** R29: in place of a part of a page that failed. */
export function SectionError({ onRetry }: { onRetry: () => void }) {
  return (
    <Screen level="h2" title={section.title} text={section.text}>
      <button type="button" className="btn btn-small btn-ink" onClick={onRetry}>
        {section.retry}
      </button>
    </Screen>
  )
}

/** R29: what stands in it fails alone, and can be tried again. */
export function Section({ children }: { children: ReactNode }) {
  return (
    <SectionBoundary renderFallback={(retry) => <SectionError onRetry={retry} />}>
      {children}
    </SectionBoundary>
  )
}

/** Back to where the visitor was; home for those who came from nowhere. */
function goBack(): void {
  if (history.length > 1) history.back()
  else location.assign('/')
}

/** R29: in place of a page that failed. */
function PageError() {
  return (
    <div className="shell-width error-page">
      <Screen level="h1" title={page.title} text={page.text}>
        <button type="button" className="btn btn-small btn-outline" onClick={goBack}>
          {page.back}
        </button>
        <a href="/" className="btn btn-small btn-ink">
          {page.home}
        </a>
      </Screen>
    </div>
  )
}

/** In place of a page whose code did not arrive; gives way to it by itself. */
function PageNotLoadedError() {
  useEffect(() => reloadWhenReachable(), [])
  return (
    <div className="shell-width error-page">
      <Screen level="h1" title={notLoaded.title} text={notLoaded.text}>
        <button type="button" className="btn btn-small btn-outline" onClick={goBack}>
          {notLoaded.back}
        </button>
        <PhoneLink className="btn btn-small btn-call">
          <Phone />
          <PhoneNumber />
        </PhoneLink>
      </Screen>
    </div>
  )
}

/** The root route's error boundary (R29). Should the frame itself have failed, the screen stands without it. */
export function ErrorBoundary() {
  const screen = useRouteError() instanceof PageNotLoaded ? <PageNotLoadedError /> : <PageError />
  return (
    <SectionBoundary renderFallback={() => <main id="content">{screen}</main>}>
      <Frame>{screen}</Frame>
    </SectionBoundary>
  )
}
