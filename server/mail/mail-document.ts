import { styleColor } from '#domain/color/colors.ts'
import { type Markup, markup } from '#server/http/markup.ts'

/** Styles that are repeated inline, because some mail clients drop the style element. */
export const MAIL_STYLES = {
  body: 'margin:0;padding:16px;font:18px/1.5 -apple-system,Roboto,Helvetica,Arial,sans-serif;',
  headline: 'margin:0 0 12px;font-size:24px;line-height:1.25;',
  warning: `margin:0 0 12px;padding:10px 14px;border:2px solid ${styleColor('mailWarning')};border-radius:8px;`,
  button:
    'display:block;margin:0 0 12px;padding:16px;border-radius:10px;text-align:center;' +
    'font-size:20px;font-weight:bold;text-decoration:none;',
  label: 'font-size:14px;opacity:0.75;',
  value: 'margin:0 0 12px;white-space:pre-wrap;overflow-wrap:anywhere;',
  background: 'margin-top:20px;padding-top:12px;border-top:1px solid #8a8a8a;font-size:15px;',
} as const

/** Background colors of buttons, with enough contrast for white text. */
export const BUTTON_COLORS = {
  take: `background:${styleColor('mailTake')};color:#ffffff;`,
  call: `background:${styleColor('mailCall')};color:#ffffff;`,
  text: `background:${styleColor('mailText')};color:#ffffff;`,
  map: `background:${styleColor('mailMap')};color:#ffffff;`,
} as const

/** Follows the dark mode of the mail client. */
const DARK_MODE_STYLES = `
  :root { color-scheme: light dark; }
  body { background: #ffffff; color: #111111; }
  a { color: ${styleColor('mailLink')}; }
  @media (prefers-color-scheme: dark) {
    body { background: #111111 !important; color: #f2f2f2 !important; }
    a { color: ${styleColor('mailLinkLit')}; }
  }`

/** Builds the HTML document of a mail around its content. */
export function mailDocument(
  { language, title }: { readonly language: string; readonly title: string },
  content: Markup,
): Markup {
  return markup`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${{ html: DARK_MODE_STYLES }}</style>
</head>
<body style="${MAIL_STYLES.body}">
${content}</body>
</html>
`
}
