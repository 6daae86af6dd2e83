import { createHash } from 'node:crypto'
import { COLORS } from '#domain/colors.ts'
import { PHONE_NUMBER_STYLE } from '#server/http/phone-number.ts'

/** The one style sheet of the answers to the form without scripts, small enough to stand in them. */
export const STYLES = `
:root{color-scheme:light}
body{margin:0;background:${COLORS.paper};color:${COLORS.ink};font:17px/1.5 system-ui,sans-serif}
main{max-width:40rem;margin:0 auto;padding:24px 20px 64px}
h1{font-size:1.7rem;line-height:1.2;margin:0 0 16px}
a{color:inherit}
.call{display:inline-block;background:${COLORS.amber};color:${COLORS.ink};font-weight:700;padding:14px 20px;text-decoration:none;box-shadow:inset 0 -4px ${COLORS.amberLo}}
${PHONE_NUMBER_STYLE}
.wrong{border:2px solid ${COLORS.rust};background:${COLORS.rustGround};padding:12px 16px;margin:24px 0}
.wrong ul{margin:8px 0 0;padding-left:20px}
.wrong a{display:inline-block;padding:6px 0}
label,legend{display:block;font-weight:650;margin:0 0 4px;padding:18px 0 0}
fieldset{border:0;margin:0;padding:0}
fieldset label{display:inline-block;font-weight:400;margin:0 20px 0 0;padding:10px 0}
input[type=text],input[type=tel],input[type=email],select,textarea{box-sizing:border-box;width:100%;min-height:50px;padding:10px 12px;font:inherit;color:inherit;background:#fff;border:1.5px solid ${COLORS.steel};border-radius:0}
[aria-invalid=true]{border:2px solid ${COLORS.rust}!important;background:${COLORS.rustGround}!important}
.error{color:${COLORS.rust};margin:4px 0 0}
.trap{position:absolute;left:-9999px}
button{margin-top:28px;width:100%;min-height:56px;border:0;background:${COLORS.ink};color:${COLORS.card};font:inherit;font-weight:700}
:focus-visible{outline:3px solid ${COLORS.ink};outline-offset:3px}
[aria-invalid=true]:focus-visible{outline-color:${COLORS.rust}}
`

const hash = createHash('sha256').update(STYLES).digest('base64')

/** Nothing runs on these answers; their one style element is known by its hash. */
export const FORM_POLICY = `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`
