import { business } from '#domain/business.ts'
import type { Language } from '#domain/language.ts'
import { type Markup, markup, NOTHING } from '#server/http/markup.ts'
import { PRIVATE_HEAD } from '#server/http/private-head.ts'
import { MARK } from '#server/receipt/mark.ts'
import type { Look } from './look.ts'
import { BOARD_WORDS } from './words.ts'

/** What every page of the board has around its content. */
export interface Frame {
  readonly look: Look
  readonly language: Language
  readonly title: string
  /** To the right of the name. */
  readonly aside?: Markup
  /** Signed in: the page is alive. What stands here tells the script which page it is. */
  readonly live?: 'list' | 'lead' | 'phones'
  /**
   * Known for certain, by a look at the session: the script then forgets what was kept on the phone
   * (R132). No page to which a mere link leads somebody who is signed in may say so.
   */
  readonly isSignedOut?: boolean
  /** Where the page is to be had again: the answer to a form stands under the form's own address. */
  readonly address?: string
}

export function framed(
  { look, language, title, aside, live, isSignedOut = false, address }: Frame,
  content: Markup,
): string {
  const { board, list } = BOARD_WORDS[language]
  const state = live ?? (isSignedOut ? 'signed-out' : 'door')
  return markup`<!doctype html>
<html lang="${language === 'es' ? 'es-US' : 'en-US'}">
<head>
${PRIVATE_HEAD}
<meta name="apple-mobile-web-app-title" content="${board}">
<title>${title} | ${business.name}</title>
<link rel="manifest" href="/staff/manifest.webmanifest">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<style>${{ html: look.styles }}</style>
<script type="module" src="/staff/board.js"></script>
${live === undefined ? NOTHING : markup`<script type="module" src="/staff/notifications.js"></script>\n`}</head>
<body data-page="${state}" data-address="${address ?? ''}">
<header><a href="/staff">${MARK}<span>${board}</span></a>${aside ?? NOTHING}</header>
<main>
${live === undefined ? NOTHING : markup`<p class="stale" role="status" data-stale hidden>${list.stale}</p>\n`}${content}
</main>
</body>
</html>
`.html
}
