import type { Language } from '#domain/language.ts'
import { markup } from '#server/http/markup.ts'
import { boardPage } from './board-page.ts'
import type { PageTheme } from '#server/pages/page-theme.ts'
import { BOARD_MESSAGES } from '#copy/server/board.ts'
import type { Message } from '#copy/server/board-en.ts'

/** Renders a page with a message and a link back. */
export function messagePage(
  theme: PageTheme,
  language: Language,
  { heading, text }: Message,
  to: 'sign-in' | 'board' = 'sign-in',
): string {
  const { toSignIn, toBoard } = BOARD_MESSAGES[language].errors
  const [href, label] = to === 'board' ? ['/staff', toBoard] : ['/staff/sign-in', toSignIn]
  return boardPage(
    { theme, language, title: heading },
    markup`<h1>${heading}</h1>
<p class="more">${text}</p>
<p><a class="button" href="${href}">${label}</a></p>`,
  )
}
