import { COLORS } from '#domain/colors.ts'
import type { Site } from '#server/http/site.ts'
import { PHONE_NUMBER_STYLE } from '#server/http/phone-number.ts'
import { TURN_STYLES } from './dial.ts'
import { hashOf, SCRIPT } from './script.ts'

/**
 * The site's own hand (app/art/tokens.ts names the colors) in one small sheet:
 * dark first, since whoever reads it stands outside. Nothing is fixed in
 * pixels that letters have to fit into.
 */
const STYLES = `
:root{color-scheme:dark;--ink:${COLORS.ink};--line:${COLORS.ink4};--quiet:${COLORS.steel3};--brass:${COLORS.brass};--hi:${COLORS.brassHi};--card:${COLORS.card}}
*{box-sizing:border-box}
body{margin:0;background:var(--ink);color:var(--card);font:400 1.0625rem/1.5 'Libre Franklin',system-ui,sans-serif;overflow-wrap:break-word;-webkit-text-size-adjust:100%}
p,h1,h2,dl,dd,ol{margin:0;padding:0}
a{color:var(--hi);text-underline-offset:.2em}
h1,h2{font-family:'League Gothic','League Gothic Fallback',sans-serif;font-weight:400;letter-spacing:.004em;text-wrap:balance}
h1{font-size:clamp(2.75rem,14vw,5.25rem);line-height:.95}
h1 span{display:block}
h2{font-size:2.1rem;line-height:1}
header{background:${COLORS.night}}
header a{display:flex;align-items:center;gap:.75rem;max-width:64rem;min-height:4rem;margin:auto;padding:.5rem 1.25rem;color:inherit;font-weight:650;text-decoration:none}
header :is(svg,img){flex:none;width:1.9rem;height:2.2rem;object-fit:contain}
main{max-width:64rem;margin:auto;padding:1.75rem 1.25rem 3rem}
.status{display:grid;gap:1.75rem}
.dial{display:block;width:min(48vw,13.5rem);height:auto}.status .call{margin:0}
.mark{fill:${COLORS.ink4}}
.key{transform-origin:120px 120px}
${TURN_STYLES}
.lead{margin-top:1rem;max-width:26rem;font-size:1.2rem}
.late{padding:.9rem 1rem;border:2px solid ${COLORS.amber};font-weight:650}
.stale{margin-top:1rem;padding:.75rem 1rem;border:2px solid ${COLORS.rustHi}}
.call,button,.quiet{display:flex;align-items:center;justify-content:center;width:100%;max-width:26rem;min-height:3.5rem;margin-top:1rem;padding:.75rem 1rem;border:2px solid var(--quiet);border-radius:3px;background:none;color:var(--card);font:inherit;font-weight:650;text-align:center;text-decoration:none;cursor:pointer}
.call{margin-top:1.75rem;border:0;background:${COLORS.amber};box-shadow:inset 0 -4px ${COLORS.amberLo};color:var(--ink);font-size:1.25rem;font-weight:700;font-variant-numeric:tabular-nums}
.sure{border:0;background:var(--brass);box-shadow:inset 0 -4px ${COLORS.brassMid};color:var(--ink)}
[hidden]{display:none}
${PHONE_NUMBER_STYLE}
ol{list-style:none;border-top:2px solid var(--brass)}
li{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;align-items:center;min-height:3rem;padding:.4rem 0;border-bottom:1px solid var(--line)}
li::before{content:'';width:.8rem;height:1.9rem;background:linear-gradient(var(--hi) 46%,var(--ink) 46% 54%,var(--brass) 54%);clip-path:polygon(0 0,100% 0,100% 78%,50% 100%,0 78%)}
li b{flex:1 1 5rem;font-weight:inherit}li time,li i{margin-left:auto;font-style:normal}li.open{color:var(--quiet)}
li.open::before{background:var(--line);transform:translateY(.3rem)}
time,i{font-variant-numeric:tabular-nums;white-space:nowrap}
section{margin-top:2.75rem;padding-top:1.5rem;border-top:2px solid var(--line)}
section p{margin-top:.75rem;max-width:36rem}
dl{display:grid;grid-template-columns:max-content 1fr;margin-top:.75rem}
dt,dd{padding:.6rem 0;border-bottom:1px solid var(--line)}
dt{color:var(--quiet)}
dt{padding-right:1rem}dd{min-width:0;font-weight:650}
label{display:block;margin-top:1.5rem;font-weight:650}
textarea{display:block;width:100%;max-width:36rem;min-height:9rem;margin-top:.5rem;padding:.75rem;border:1.5px solid ${COLORS.steel};border-radius:3px;background:#fff;color:var(--ink);font:inherit}
[aria-invalid]{border:2px solid ${COLORS.rustHi};background:${COLORS.rustGround}}
.wrong{margin-top:1rem;color:${COLORS.rustHi};font-weight:650}
:focus-visible{outline:3px solid var(--hi);outline-offset:3px}
@media (prefers-reduced-motion:no-preference){.key{transition:transform .42s cubic-bezier(.2,.8,.2,1)}.mark{transition:fill .2s}}
@media (min-width:48rem){main{padding:3rem 2.5rem 5rem}header a{padding-inline:2.5rem}.status{grid-template-columns:1fr 17rem;gap:2rem 3rem}.dial{grid-area:1/2/3;width:17rem}.status .call{align-self:start}.steps{grid-column:1/-1}.two{display:grid;grid-template-columns:1fr 1fr;gap:0 3rem}}
@media (forced-colors:active){li::before{background:CanvasText}li.open::before{background:none;border:1px solid}.call,.sure{border:2px solid}}
`

/** Letters as wide as the real ones, so that nothing moves when these arrive. */
const FALLBACK = `@font-face{font-family:'League Gothic Fallback';src:local('Arial'),local('Liberation Sans'),local('Roboto'),local('Helvetica Neue');size-adjust:58.5%;ascent-override:165.5%;descent-override:39.8%;line-gap-override:0%}`

const FONTS = [
  ['League Gothic', 'league-gothic', '400'],
  ['Libre Franklin', 'libre-franklin', '100 900'],
] as const

/** How the pages of the receipt look and what they may do. */
export interface Look {
  readonly styles: string
  readonly script: string
  /** Of `Content-Security-Policy`: style and script are known by their hashes, all else is our own or nothing. */
  readonly policy: string
}

/** Rules for the site's two fonts as far as it has them, and for what stands in until they arrive. */
export function fontFaces(site: Pick<Site, 'files'>): readonly string[] {
  const faces = FONTS.flatMap(([family, name, weights]) => {
    const path = site.files.keys().find((file) => file.startsWith(`/assets/${name}-`))
    return path === undefined
      ? []
      : [
          `@font-face{font-family:'${family}';font-display:swap;font-weight:${weights};src:url(${path}) format('woff2')}`,
        ]
  })
  return [...faces, FALLBACK]
}

/**
 * With the site's own two fonts, which a phone that comes from our page has
 * already; a site without them is written in the system's.
 */
export function createLook(site: Pick<Site, 'files'>): Look {
  const styles = [...fontFaces(site), STYLES].join('\n')
  const policy = [
    "default-src 'none'",
    "img-src 'self'",
    `style-src ${hashOf(styles)}`,
    `script-src ${hashOf(SCRIPT)}`,
    "connect-src 'self'",
    "font-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
  return { styles, script: SCRIPT, policy }
}
