import { createHash } from 'node:crypto'

/** The one style sheet of the answers to the form without scripts, small enough to stand in them. */
export const STYLES = `
:root{color-scheme:light}
body{margin:0;background:#f8f7f2;color:#0b1b37;font:17px/1.5 system-ui,sans-serif}
main{max-width:40rem;margin:0 auto;padding:24px 20px 64px}
h1{font-size:1.7rem;line-height:1.2;margin:0 0 16px}
a{color:inherit}
.call{display:inline-block;background:#fda337;color:#0b1b37;font-weight:700;padding:14px 20px;text-decoration:none;box-shadow:inset 0 -4px #da720d}
.wrong{border:2px solid #b12822;background:#fff6f4;padding:12px 16px;margin:24px 0}
.wrong ul{margin:8px 0 0;padding-left:20px}
.wrong a{display:inline-block;padding:6px 0}
label,legend{display:block;font-weight:650;margin:0 0 4px;padding:18px 0 0}
fieldset{border:0;margin:0;padding:0}
fieldset label{display:inline-block;font-weight:400;margin:0 20px 0 0;padding:10px 0}
input[type=text],input[type=tel],input[type=email],select,textarea{box-sizing:border-box;width:100%;min-height:50px;padding:10px 12px;font:inherit;color:inherit;background:#fff;border:1.5px solid #556b82;border-radius:0}
[aria-invalid=true]{border:2px solid #b12822!important;background:#fff6f4!important}
.error{color:#b12822;margin:4px 0 0}
.trap{position:absolute;left:-9999px}
button{margin-top:28px;width:100%;min-height:56px;border:0;background:#0b1b37;color:#fefdfb;font:inherit;font-weight:700}
:focus-visible{outline:3px solid #0b1b37;outline-offset:3px}
[aria-invalid=true]:focus-visible{outline-color:#b12822}
`

const hash = createHash('sha256').update(STYLES).digest('base64')

/** Nothing runs on these answers; their one style element is known by its hash. */
export const FORM_POLICY = `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`
