import { business } from '#domain/business.ts'
import { COLORS } from '#domain/color/colors.ts'
import type { Language } from '#domain/language.ts'
import { type Markup, markup, EMPTY_MARKUP } from '#server/http/markup.ts'
import type { PageTheme } from './theme.ts'
import { LOGO } from './logo.ts'

export interface PageFrame {
  readonly theme: PageTheme
  readonly language: Language
  readonly title: string
  /**
   * The logo above the content and the text next to it, a link with `href`; no header without it.
   */
  readonly header?: { readonly href?: string; readonly text: string; readonly aside?: Markup }
  /** Added to the common head. */
  readonly head?: Markup
  /** Attributes of the body, each with a leading space. */
  readonly attributes?: Markup
  /** False for a page without a secret address: it is light and sends a referrer. */
  readonly isPrivate?: boolean
}

/** Keeps the address of a private page out of referrers. */
const PRIVATE_HEAD = markup`<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="dark">
<meta name="theme-color" content="${COLORS.night}">
`

/** Renders the document around the content of each server-rendered page. */
export function framed(
  { theme, language, title, header, head = EMPTY_MARKUP, attributes, isPrivate = true }: PageFrame,
  content: Markup,
): string {
  return markup`<!doctype html>
<html lang="${language === 'es' ? 'es-US' : 'en-US'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex, nofollow">
<meta name="format-detection" content="telephone=no">
${isPrivate ? PRIVATE_HEAD : EMPTY_MARKUP}${head}<title>${title} | ${business.name}</title>
<style>${{ html: theme.styles }}</style>
${theme.script === null ? EMPTY_MARKUP : markup`<script type="module" src="${theme.script}"></script>\n`}</head>
<body${attributes ?? EMPTY_MARKUP}>
${header ? markup`<header><a${header.href === undefined ? EMPTY_MARKUP : markup` href="${header.href}"`}>${LOGO}<span>${header.text}</span></a>${header.aside ?? EMPTY_MARKUP}</header>\n` : EMPTY_MARKUP}<main>
${content}
</main>
</body>
</html>
`.html
}
