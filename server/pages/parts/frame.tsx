import { createContext, type ReactNode, use } from 'react'
import { business } from '#domain/business/business.ts'
import { siteColors } from '#domain/color/colors.ts'
import type { Language } from '#domain/text/language.ts'
import { LogoMark } from '#art/computed/logo.tsx'
import type { PageTheme } from '#server/pages/theme.ts'

/** Theme of the page that is being rendered; `Frame` reads it. */
export const ThemeContext = createContext<PageTheme>({ styles: '', script: null, policy: '' })

export interface FrameProps {
  readonly language: Language
  readonly title: string
  /**
   * The logo above the content and the text next to it, a link with `href`; no header without it.
   * `name` is the address of a logo that has the text in it.
   */
  readonly header?: {
    readonly href?: string
    readonly text: string
    readonly name?: string | null
    readonly aside?: ReactNode
  }
  /** Added to the common head. */
  readonly head?: ReactNode
  /** Attributes of the body. */
  readonly body?: Readonly<Record<`data-${string}`, string>>
  /** False for a page without a secret address: it is light and sends a referrer. */
  readonly isPrivate?: boolean
  /** True draws a page that follows the clock in its night colors. */
  readonly isNight?: boolean
  /** After the content. */
  readonly footer?: ReactNode
  /** Between the header and the content. */
  readonly navigation?: ReactNode
  readonly children: ReactNode
}

/** Renders the document around the content of each server-rendered page. */
export function Frame(props: FrameProps) {
  const { language, title, header, head, body, isPrivate = true, navigation, children } = props
  const { isNight = false, footer } = props
  const { styles, script } = use(ThemeContext)
  return (
    <html lang={language === 'es' ? 'es-US' : 'en-US'} className={isNight ? 'night' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="format-detection" content="telephone=no" />
        {isPrivate && <PrivateHead />}
        {head}
        <title>{`${title} | ${business.name}`}</title>
        <style dangerouslySetInnerHTML={{ __html: styles }} />
        {script !== null && <script type="module" src={script} />}
      </head>
      <body {...body}>
        {header && (
          <header>
            <a href={header.href}>
              <LogoAndText {...header} />
            </a>
            {header.aside}
          </header>
        )}
        {navigation}
        <main>{children}</main>
        {footer !== undefined && <footer>{footer}</footer>}
      </body>
    </html>
  )
}

function LogoAndText({ text, name = null }: { text: string; name?: string | null }) {
  if (name !== null)
    return <img src={name} alt={text} width="200" height="48" fetchPriority="low" />
  return (
    <>
      <Logo />
      <span>{text}</span>
    </>
  )
}

/** Keeps the address of a private page out of referrers. */
function PrivateHead() {
  return (
    <>
      <meta name="referrer" content="no-referrer" />
      <meta name="color-scheme" content="dark" />
      <meta name="theme-color" content={siteColors().night} />
    </>
  )
}

/** The owner's own logo has one fixed address (app/files/brand/icons.ts). */
function Logo() {
  if (business.icon === null) return <LogoMark />
  // Low priority, because React would otherwise write a preload for it.
  return <img src="/favicon.svg" alt="" width="30" height="30" fetchPriority="low" />
}
