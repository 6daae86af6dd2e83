import { COLORS } from '#domain/color/colors.ts'
import { FIELD_STYLES, TAG_STYLES } from '#server/pages/base-styles.ts'
import { DIAL_STYLES } from './progress-dial.ts'

/** Styles of the status page and the forms under its address. */
export const STATUS_STYLES = `${FIELD_STYLES}${TAG_STYLES}h1 span{display:block}
.status{display:grid;gap:1.75rem}
.dial{display:block;width:min(48vw,13.5rem);height:auto}
.mark{fill:${COLORS.ink4}}
.key{transform-origin:120px 120px}
${DIAL_STYLES}
.lead{margin-top:1rem;max-width:26rem;font-size:1.2rem}
[data-state=late] .lead{padding:.9rem 1rem;border:2px solid var(--amber);font-weight:650}
.stale{margin:0}
button,.button{max-width:26rem;margin-top:1rem}
.go{font-size:1.25rem;font-weight:700}.lead+.go{margin-top:1.75rem}.status .go{margin:0}
.steps{border-top:2px solid var(--brass)}
li{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;align-items:center;min-height:3rem;padding:.4rem 0;border-bottom:1px solid var(--line)}
li::before{content:'';width:.8rem;height:1.9rem;background:linear-gradient(var(--link) 46%,var(--ground) 46% 54%,var(--brass) 54%);clip-path:polygon(0 0,100% 0,100% 78%,50% 100%,0 78%)}
[data-part=quote]{max-width:36rem;padding:1.1rem 1.15rem 1.25rem;border:2px solid var(--brass);border-radius:3px}[data-part=quote]:empty{display:none}[data-part=quote] p{margin-top:.6rem;white-space:pre-line}.agreed{font-weight:650}
li b{flex:1 1 5rem;font-weight:inherit}li time,li i{margin-left:auto;font-style:normal;white-space:nowrap}
.open{color:var(--quiet)}
.open::before{background:var(--line);transform:translateY(.3rem)}
.tag{padding:4.5rem 1.5rem 1.75rem;border:0}
section p{margin-top:.75rem;max-width:36rem}
fieldset{margin-top:1.5rem;border:0}legend{margin:0 0 .25rem;padding:0;font-weight:650}.choice{display:flex;gap:.75rem;align-items:center;min-height:2.75rem;max-width:36rem;margin:0;font-weight:400}.choice input{flex:none;width:1.5rem;min-height:1.5rem;margin:0}textarea+.choice{margin-top:1rem}
textarea{max-width:36rem;min-height:9rem;margin-bottom:0}
.wrong{margin:1rem 0 0}
@media (prefers-reduced-motion:no-preference){.key{transition:transform .42s cubic-bezier(.2,.8,.2,1);@starting-style{transform:rotate(-90deg)}}.mark{transition:fill .2s}}
@media (min-width:48rem){.status{grid-template-columns:1fr 17rem;gap:2rem 3rem}.dial{grid-area:1/2/3;width:17rem}.status .go{align-self:start}.steps,.stale{grid-column:1/-1}.two{display:grid;grid-template-columns:1fr 1fr;gap:0 3rem}}
@media (forced-colors:active){li::before{background:CanvasText}.open::before{background:none;border:1px solid}}
`
