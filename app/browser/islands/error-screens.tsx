import type { ReactNode } from 'react'
import { LogoMark } from '#art/computed/logo.tsx'
import { useCopy, useLink } from '#copy/loader/use-copy.ts'
import { CallButton } from '#app/ui/phone-link.tsx'

interface ScreenProps {
  readonly title: string
  readonly text: string
  /** Buttons beside the call button, which works after any failure. */
  readonly children: ReactNode
}

function Screen({ title, text, children }: ScreenProps) {
  return (
    <div role="alert" className="work-order error-screen on-light">
      <div>
        <LogoMark />
        <h2>{title}</h2>
      </div>
      <p>{text}</p>
      <div>
        {children}
        <CallButton className="btn-small" />
      </div>
    </div>
  )
}

/** Replaces an island that failed. */
export function SectionError({ onRetry }: { onRetry: () => void }) {
  const { section } = useCopy('menus').errors
  return (
    <Screen title={section.title} text={section.text}>
      <button type="button" className="btn btn-small btn-ink" onClick={onRetry}>
        {section.retry}
      </button>
    </Screen>
  )
}

/** Goes back in the history, or to home if there is no previous page. */
function goBack(home: string): void {
  if (history.length > 1) history.back()
  else location.assign(home)
}

/** Replaces the main island of a page that failed. */
export function PageError() {
  const link = useLink()
  const { page } = useCopy('menus').errors
  return (
    <div className="error-page">
      <Screen title={page.title} text={page.text}>
        <button
          type="button"
          className="btn btn-small btn-outline"
          onClick={() => goBack(link('/'))}
        >
          {page.back}
        </button>
        <a href={link('/')} className="btn btn-small btn-ink">
          {page.home}
        </a>
      </Screen>
    </div>
  )
}
