import type { ReactNode } from 'react'
import { Mark } from '#art/logo.tsx'
import { useCopy, useLink } from '#copy/loader/use-copy.ts'
import { Phone } from '#site/ui/icons.tsx'
import { PhoneLink, PhoneNumber } from '#client/visit/phone-link.tsx'

interface ScreenProps {
  readonly title: string
  readonly text: string
  /** The buttons beside the call, which works whatever else does not. */
  readonly children: ReactNode
}

function Screen({ title, text, children }: ScreenProps) {
  return (
    <div role="alert" className="work-order error-screen on-light">
      <div>
        <Mark />
        <h2>{title}</h2>
      </div>
      <p>{text}</p>
      <div>
        {children}
        <PhoneLink className="btn btn-small btn-call">
          <Phone />
          <PhoneNumber />
        </PhoneLink>
      </div>
    </div>
  )
}

/** In place of an island that failed. */
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

/** Back to where the visitor was; home for those who came from nowhere. */
function goBack(home: string): void {
  if (history.length > 1) history.back()
  else location.assign(home)
}

/** In place of the island that a page is about. */
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
