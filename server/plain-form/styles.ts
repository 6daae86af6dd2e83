import { COLORS } from '#domain/color/colors.ts'
import { FIELD_STYLES } from '#server/pages/base-styles.ts'

/** Styles of the form without scripts, in the light colors of the pages with the form. */
export const FORM_STYLES = `${FIELD_STYLES}:root{color-scheme:light;--ground:${COLORS.paper};--text:${COLORS.ink};--link:${COLORS.ink};--edge:${COLORS.steel};--field:#fff;--wrong:${COLORS.rust}}
body,h1{font-family:system-ui,sans-serif}
main{max-width:42.5rem;margin:0 auto;padding:1.5rem min(1.25rem,5vw) 4rem}
h1{margin-bottom:1rem;font-size:1.7rem;font-weight:700;line-height:1.2}
.go{display:inline-flex;width:auto;margin:1rem 0;padding-inline:1.25rem;font-size:1em;font-weight:700}
.problems{margin:.5rem 0 1.5rem;padding:.75rem 1rem;border:2px solid var(--wrong);background:${COLORS.rustGround}}
.problems ul{padding-left:1.25rem;list-style:disc}
.problems a{display:block;padding:.4rem 0}
label,legend{margin:0;padding:1.1rem 0 0;font-weight:650}
fieldset{border:0}
fieldset label{display:inline-block;margin-right:1.25rem;padding:.65rem 0;font-weight:400}
input[type=radio]{display:inline;width:auto;min-height:0;margin:0}
:is(input,textarea,select){margin:.25rem 0 0}
[aria-invalid]{background:${COLORS.rustGround}}
.wrong{margin:.25rem 0 0;font-weight:400}
.trap{position:absolute;left:-9999px}
button{margin-top:1.75rem;border:0;background:${COLORS.ink};color:${COLORS.card}}
`
