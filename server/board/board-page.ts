import type { Language } from '#domain/language.ts'
import { type Markup, markup, EMPTY_MARKUP } from '#server/http/markup.ts'
import { framed } from '#server/pages/frame.ts'
import type { PageTheme } from '#server/pages/theme.ts'
import { BOARD_MESSAGES } from '#copy/server/board.ts'

export interface BoardFrame {
  readonly theme: PageTheme
  readonly language: Language
  readonly title: string
  /** Shown to the right of the name. */
  readonly aside?: Markup
  /** For a page of a signed-in staff member: tells the script which page it is. */
  readonly live?: 'list' | 'lead' | 'phones' | 'on-call' | 'overview'
  /**
   * True when the session was checked and there is none: the script then deletes the data stored on
   * the phone. Never set on a page that a link may open for a signed-in staff member.
   */
  readonly isSignedOut?: boolean
  /** Where the page can be fetched again, because the response to a form has the form's address. */
  readonly address?: string
}

/** Renders the frame of every board page. */
export function boardPage(
  { theme, language, title, aside, live, isSignedOut = false, address }: BoardFrame,
  content: Markup,
): string {
  const { board, list } = BOARD_MESSAGES[language]
  const state = live ?? (isSignedOut ? 'signed-out' : 'public')
  return framed(
    {
      theme,
      language,
      title,
      header: { href: '/staff', text: board, ...(aside && { aside }) },
      head: markup`<meta name="apple-mobile-web-app-title" content="${board}">
<link rel="manifest" href="/staff/manifest.webmanifest">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
`,
      attributes: markup` data-page="${state}" data-address="${address ?? ''}"`,
    },
    markup`${live === undefined ? EMPTY_MARKUP : markup`<p class="stale" role="status" data-stale hidden>${list.stale}</p>\n`}${content}`,
  )
}
