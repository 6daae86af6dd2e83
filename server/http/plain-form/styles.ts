import { createHash } from 'node:crypto'

/** The one style sheet of the answers to the form without scripts, small enough to stand in them. */
export const STYLES = `
:root{color-scheme:light}
body{margin:0;background:#f7f5f0;color:#14202b;font:17px/1.5 system-ui,sans-serif}
main{max-width:40rem;margin:0 auto;padding:24px 20px 64px}
h1{font-size:1.7rem;line-height:1.2;margin:0 0 16px}
a{color:inherit}
.call{display:inline-block;background:#f2a71b;color:#14202b;font-weight:700;padding:14px 20px;text-decoration:none}
.wrong{border:2px solid #a63d1e;background:#fff6f4;padding:12px 16px;margin:24px 0}
.wrong ul{margin:8px 0 0;padding-left:20px}
label,legend{display:block;font-weight:650;margin:18px 0 4px}
fieldset{border:0;margin:0;padding:0}
fieldset label{display:inline-block;font-weight:400;margin:0 20px 0 0;padding:10px 0}
input[type=text],input[type=tel],input[type=email],select,textarea{box-sizing:border-box;width:100%;min-height:50px;padding:10px 12px;font:inherit;color:inherit;background:#fff;border:1.5px solid #6b7a86;border-radius:0}
[aria-invalid=true]{border-color:#a63d1e!important;background:#fff6f4!important}
.error{color:#8a2f14;margin:4px 0 0}
.trap{position:absolute;left:-9999px}
button{margin-top:28px;width:100%;min-height:56px;border:0;background:#14202b;color:#fff;font:inherit;font-weight:700}
:focus-visible{outline:3px solid #14202b;outline-offset:3px}
`

const hash = createHash('sha256').update(STYLES).digest('base64')

/** Nothing runs on these answers; their one style element is known by its hash. */
export const FORM_POLICY = `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`
