import { COLORS } from '#domain/colors.ts'
import { PHONE_NUMBER_STYLE } from '#server/http/phone-number.ts'

/**
 * The board at night, at arm's length, in one hand: the site's own hand
 * (app/art/tokens.ts names the colors) on a ground that does not blind, large
 * letters, and what is pressed near the thumb. Sizes are in rem, so that they
 * grow with the reader's own.
 */
export const STYLES = `
:root{color-scheme:dark;--night:${COLORS.night};--ink:${COLORS.ink};--raised:${COLORS.ink2};--line:${COLORS.ink4};--quiet:${COLORS.steel3};--brass:${COLORS.brass};--hi:${COLORS.brassHi};--card:${COLORS.card};--amber:${COLORS.amber}}
*{box-sizing:border-box}
body{margin:0;background:var(--ink);color:var(--card);font:400 1.1875rem/1.45 'Libre Franklin',system-ui,sans-serif;overflow-wrap:anywhere;-webkit-text-size-adjust:100%}
p,h1,h2,dl,dd,ol,ul{margin:0;padding:0}
ol,ul{list-style:none}
a{color:var(--hi);text-underline-offset:.2em}
h1,h2{font-family:'League Gothic','League Gothic Fallback',sans-serif;font-weight:400;letter-spacing:.004em;text-wrap:balance}
h1{font-size:clamp(2.75rem,14vw,4.75rem);line-height:.95}
h2{font-size:2.1rem;line-height:1}
header{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 1rem;background:var(--night);padding:.4rem max(1.25rem,50% - 27.75rem)}
header a{display:flex;align-items:center;gap:.75rem;min-height:3.25rem;color:inherit;font-weight:650;text-decoration:none}
header :is(svg,img){flex:none;width:1.7rem;height:2rem;object-fit:contain}
header .aside{color:var(--quiet);text-decoration:underline}
main{max-width:58rem;margin:auto;padding:1.5rem 1.25rem 3rem}
.more{color:var(--quiet);font-size:1.0625rem}
form+.more{margin-top:1.25rem}h1+.more,h1+.where{margin-top:.9rem}.state+h1{margin-top:.5rem}
.where{font-size:1.35rem;line-height:1.3}
.stale,.big{margin-bottom:1.25rem;padding:.85rem 1rem;border:2px solid ${COLORS.rustHi};font-weight:650}
.count{color:var(--brass)}
.cards{display:grid;gap:1rem;margin-top:1.25rem}
.card{display:grid;gap:.3rem;padding:1.1rem 1.15rem 1.2rem;border:2px solid var(--line);border-radius:3px;background:var(--raised);color:inherit;text-decoration:none}
.card.pending{border-color:var(--amber)}
.card b{font-family:'League Gothic','League Gothic Fallback',sans-serif;font-weight:400;font-size:2.6rem;line-height:1;margin:.15rem 0}
.state{display:flex;text-wrap:balance;align-items:center;gap:.7rem;color:var(--hi);font-weight:650}
.pending .state,.state.pending{color:var(--amber)}
.stakes{display:inline-flex;flex:none;gap:.2rem;padding:.15rem 0;background:linear-gradient(var(--line),var(--line)) 0 50%/100% 2px no-repeat}
.stakes i{width:.55rem;height:1.5rem;clip-path:polygon(0 0,100% 0,100% 78%,50% 100%,0 78%)}
.stakes .in{background:linear-gradient(var(--hi) 46%,var(--ink) 46% 54%,var(--brass) 54%)}
.stakes .out{background:${COLORS.steel2};transform:translateY(-.25rem)}
section{margin-top:2.75rem;padding-top:1.4rem;border-top:2px solid var(--line)}
.rows{margin-top:.5rem}
.rows a{display:grid;gap:.05rem;padding:.8rem 0;border-bottom:1px solid var(--line);color:inherit;text-decoration:none}
.rows a b{font-weight:650}
.do{display:grid;gap:1rem;margin-top:1.75rem}
button,.button,input,textarea,select{font:inherit;border-radius:3px}
button,.button{display:flex;align-items:center;justify-content:center;width:100%;min-height:3.6rem;padding:.7rem 1rem;border:2px solid var(--quiet);background:none;color:var(--card);font-weight:650;text-align:center;text-decoration:none;text-wrap:balance;cursor:pointer}
.go{min-height:5.5rem;border:0;background:var(--amber);box-shadow:inset 0 -6px ${COLORS.amberLo};color:var(--ink);font-size:1.75rem;font-weight:750;line-height:1.15}
.call{border-color:var(--brass);background:var(--brass);color:var(--ink);font-size:1.3rem;font-weight:750;font-variant-numeric:tabular-nums}
${PHONE_NUMBER_STYLE}
.small{width:auto;min-height:3rem}
.pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(8rem,1fr));gap:1rem}
button:is([disabled],[aria-disabled]){opacity:.55;cursor:default}
[hidden]{display:none!important}
.gate{margin-top:1.25rem;padding:1rem;border:2px solid var(--brass)}
.gate form,[data-part] form{margin-top:1.25rem}
.code{font-size:2.2rem;font-weight:800;letter-spacing:.06em}
b.code{display:block;line-height:1.25}
dl{display:grid;grid-template-columns:minmax(4.5rem,max-content) 1fr;margin-top:.5rem}
dt,dd{padding:.65rem 0;border-bottom:1px solid var(--line)}
dt{padding-right:1rem;color:var(--quiet)}
dd{min-width:0;font-weight:600;white-space:pre-wrap}
.note{display:grid;margin-top:.9rem;padding-left:1rem;border-left:4px solid var(--brass);white-space:pre-wrap}
form label{display:block;margin-top:1.5rem;font-weight:650}
input,textarea,select{display:block;width:100%;min-height:3.5rem;margin:.5rem 0 1.25rem;padding:.7rem .85rem;border:2px solid ${COLORS.steel2};background:var(--night);color:var(--card);caret-color:var(--amber)}
textarea{min-height:6rem}
input.code{max-width:16rem;letter-spacing:.2em}
[aria-invalid]{border-color:${COLORS.rustHi}}
.wrong{margin-bottom:1.25rem;color:${COLORS.rustHi};font-weight:650}
.history li{display:grid;grid-template-columns:minmax(5.5rem,max-content) 1fr;gap:0 1rem;padding:.55rem 0;border-bottom:1px solid var(--line)}
time{font-variant-numeric:tabular-nums;color:var(--quiet)}
details{border:2px solid var(--line);border-radius:3px}
.ends{margin-top:2.75rem}
summary{display:flex;align-items:center;min-height:3.5rem;padding:.7rem 1rem;font-weight:650;cursor:pointer}
summary::before{content:'';flex:none;width:.6rem;height:.6rem;margin-right:.9rem;border:solid var(--brass);border-width:0 3px 3px 0;transform:rotate(-45deg);transition:transform .15s}
[open]>summary::before{transform:rotate(45deg)}
details form{display:grid;gap:.9rem;padding:.25rem 1rem 1.1rem}
details label{margin-top:0}details input{margin:0 0 .4rem}
.phones{margin:1.25rem 0 1.75rem}
.phones li{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;justify-content:space-between;min-height:4.25rem;padding:.6rem 0;border-bottom:1px solid var(--line)}
.phones li>span{display:grid;flex:1 1 12rem}.phones details{flex:1 1 100%;max-width:30rem}
main>form,main>p>.button{max-width:30rem}main>p>.button{margin-top:1rem}
section>.more{margin-top:.6rem;max-width:40rem}section>.button{margin-top:1rem;max-width:30rem}
:focus-visible{outline:4px solid var(--card);outline-offset:3px}
@media (prefers-reduced-motion:reduce){*{transition:none!important}}
@media (min-width:48rem){main{padding:2.5rem 1.25rem 5rem}.cards{grid-template-columns:repeat(auto-fill,minmax(24rem,1fr))}.rows a{grid-template-columns:14rem minmax(0,2fr) minmax(0,3fr);gap:1.25rem;align-items:baseline}.code{font-size:2.6rem}.side{max-width:30rem}}
@media (min-width:62rem){[data-page=lead] main{display:grid;grid-template-columns:minmax(0,1fr) 20rem;gap:0 3.5rem;align-content:start}[data-page=lead] main>*{grid-column:1}[data-page=lead] main>.side{grid-column:2;grid-row:1/span 30;position:sticky;top:2rem;align-self:start}.side .do{margin-top:0}}
@media (forced-colors:active){.stakes .in{background:CanvasText}.stakes .out{background:none;border:1px solid}button,.button{border:2px solid}}
`
