import { COLORS } from '#domain/color/colors.ts'
import { PHONE_NUMBER_STYLE } from '#server/http/phone-number-markup.ts'

/**
 * Styles of every page that the server renders. Dark by default, for use outside at night; a light
 * page overrides the colors. Sizes are in rem, so that they follow the reader's font size, and no
 * box has a fixed height.
 */
export const BASE_STYLES = `
:root{color-scheme:dark;--night:${COLORS.night};--ground:${COLORS.ink};--raised:${COLORS.ink2};--line:${COLORS.ink4};--quiet:${COLORS.steel3};--edge:${COLORS.steel2};--text:${COLORS.card};--link:${COLORS.brassHi};--brass:${COLORS.brass};--amber:${COLORS.amber};--on-amber:${COLORS.ink};--field:${COLORS.night};--wrong:${COLORS.rustHi};--size:1.0625rem;--half:29.5rem}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--text);font:400 var(--size)/1.45 'Libre Franklin',system-ui,sans-serif;overflow-wrap:anywhere;-webkit-text-size-adjust:100%}
p,h1,h2,dl,dd,ol,ul,fieldset{margin:0;padding:0}
ol,ul{list-style:none}
a{color:var(--link);text-underline-offset:.2em}
h1,h2{font-family:'League Gothic','League Gothic Fallback',sans-serif;font-weight:400;line-height:1;letter-spacing:.004em;text-wrap:balance}
h1{font-size:clamp(2.75rem,14vw,5rem);line-height:.95}
h2{font-size:2.1rem}
header,main{padding-inline:max(min(1.25rem,5vw),50% - var(--half))}
header{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 1rem;padding-block:.4rem;background:var(--night)}
header a{display:flex;align-items:center;gap:.75rem;min-height:3.25rem;color:inherit;font-weight:650;text-decoration:none}
header :is(svg,img){flex:none;width:1.7rem;height:2rem;object-fit:contain}
main{container-type:inline-size;padding-block:1.5rem 3rem}
section{margin-top:2.75rem;padding-top:1.4rem;border-top:2px solid var(--line)}
button,.button,input,textarea,select{border-radius:3px;color:inherit;font:inherit}
button,.button{display:flex;align-items:center;justify-content:center;width:100%;min-height:3.6rem;padding:.7rem min(1rem,5vw);border:2px solid var(--quiet);background:none;font-weight:650;text-align:center;text-decoration:none;text-wrap:balance;cursor:pointer}
.go{border:0;background:var(--amber);box-shadow:inset 0 -6px ${COLORS.amberLo};color:var(--on-amber);font-size:1.3rem;font-weight:750;line-height:1.15;font-variant-numeric:tabular-nums}
[hidden]{display:none!important}
${PHONE_NUMBER_STYLE}
.state{color:var(--link);font-weight:650}
.where{font-size:1.35rem;line-height:1.3}
.more{color:var(--quiet)}
.code{font-size:2.2rem;font-weight:800;letter-spacing:.06em}
dl{display:grid;grid-template-columns:minmax(4.5rem,max-content) 1fr;margin-top:.5rem}
dt,dd{padding:.65rem 0;border-bottom:1px solid var(--line)}
dt{padding-right:1rem;color:var(--quiet)}
dd{min-width:0;font-weight:600;white-space:pre-wrap}
time{font-variant-numeric:tabular-nums}
:focus-visible{outline:4px solid var(--text);outline-offset:3px}
@media (prefers-reduced-motion:reduce){*{transition:none!important}}
@media (min-width:48rem){main{padding-block:2.5rem 5rem}}
@container (max-width:13em){dl{grid-template-columns:1fr}dt{padding-bottom:0;border:0}dd{padding-top:0}}
@media (forced-colors:active){button,.button{border:2px solid}}
`

/** Styles of text fields, for pages that have them. */
export const FIELD_STYLES = `
label{display:block;margin-top:1.5rem;font-weight:650}
input,textarea,select{display:block;width:100%;min-height:3.5rem;margin:.5rem 0 1.25rem;padding:.7rem min(.85rem,3.5vw);border:2px solid var(--edge);background:var(--field)}
textarea{min-height:6rem}
[aria-invalid]{border-color:var(--wrong)}
.wrong{margin-bottom:1.25rem;color:var(--wrong);font-weight:650}
`

/**
 * A key tag with a hole, behind a block: the ground is cut, not the block, so that no focus ring
 * is.
 */
export const TAG_STYLES = `
.tag{position:relative;isolation:isolate}
.tag::before{content:'';position:absolute;inset:0;z-index:-1;background:radial-gradient(circle at 50% 2rem,var(--ground) .45rem,var(--brass) .5rem .75rem,var(--raised) .8rem);clip-path:polygon(2.1rem 0,calc(100% - 2.1rem) 0,100% 2.1rem,100% 100%,0 100%,0 2.1rem)}
`
