import { COLORS } from '#domain/color/colors.ts'
import { FIELD_STYLES, TAG_STYLES } from '#server/pages/base-styles.ts'
import { MAP_STYLES } from './board-map.ts'
import { ETA_STYLES } from './eta-buttons.ts'

/** Styles of the board: large text, and buttons within reach of the thumb. */
export const BOARD_STYLES = `${FIELD_STYLES}${TAG_STYLES}:root{--size:1.1875rem;--half:27.75rem}
header nav{display:flex;flex-wrap:wrap;gap:0 1.25rem}header .aside a{color:var(--quiet);font-weight:400;text-decoration:underline}
.more{font-size:1.0625rem}
form+.more{margin-top:1.25rem}h1+.more,h1+.where{margin-top:.9rem}.state+h1{margin-top:.5rem}
.count{color:var(--brass)}
.cards{margin-top:1.25rem;border-top:2px solid var(--line)}
.card{display:grid;gap:.2rem 2rem;padding:1rem 0 1.1rem;border-bottom:1px solid var(--line);color:var(--quiet);text-decoration:none}
.card b{font-family:'League Gothic','League Gothic Fallback',sans-serif;font-weight:400;font-size:2.1rem;line-height:1}
.card:is(.pending,.tag) :is(b,.where){color:var(--text)}
.cards:has(.tag){border:0}.card.tag{padding:4.25rem min(1.25rem,6vw) 1.35rem;border:0}.tag b{font-size:2.9rem}.tag .state span span{position:absolute;clip-path:inset(50%)}
.waited{color:var(--amber);font:min(8.5rem,30vw)/.85 'League Gothic','League Gothic Fallback',sans-serif;font-variant-numeric:tabular-nums}
.state{display:flex;text-wrap:balance;align-items:center;gap:.7rem}
.pending .state,.state.pending{color:var(--amber)}
.stakes{display:inline-flex;flex:none;gap:.2rem;padding:.15rem 0;background:linear-gradient(var(--line),var(--line)) 0 50%/100% 2px no-repeat}
.stakes i{width:.55rem;height:1.5rem;clip-path:polygon(0 0,100% 0,100% 78%,50% 100%,0 78%)}
.stakes .in{background:linear-gradient(var(--link) 46%,var(--ground) 46% 54%,var(--brass) 54%)}
.stakes .out{background:${COLORS.steel2};transform:translateY(-.25rem)}
.rows{margin-top:.5rem}
.rows a{display:grid;gap:.05rem;padding:.8rem 0;border-bottom:1px solid var(--line);color:inherit;text-decoration:none}
.rows a b{font-weight:650}
.do{display:grid;grid-template-columns:minmax(0,1fr);gap:1rem;margin-top:1.75rem}
.go{min-height:5.5rem;font-size:1.75rem}
.call{font-size:1.3rem;font-weight:750;font-variant-numeric:tabular-nums}
.small{width:auto;min-height:3rem}
.pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(8rem,100%),1fr));gap:1rem}
${ETA_STYLES}
.gate{margin-top:1.25rem;padding:1rem;border:2px solid var(--brass)}
.gate form,.side>:not(.do) form{margin-top:1.25rem}
b.code{display:block;line-height:1.25}
input.code{max-width:16rem;letter-spacing:.2em}
.note{display:grid;margin-top:.9rem;padding-left:1rem;border-left:4px solid var(--brass);white-space:pre-wrap}
.photos{display:flex;flex-wrap:wrap;gap:1rem;margin-top:.9rem}.photos img{display:block;max-width:100%;height:12rem;object-fit:cover}
.history li{display:grid;grid-template-columns:minmax(min(5.5rem,40%),auto) minmax(45%,1fr);gap:0 1rem;padding:.55rem 0;border-bottom:1px solid var(--line)}
time{color:var(--quiet)}
details{border:2px solid var(--line);border-radius:3px}
.ends{margin-top:2.75rem}
summary{display:flex;align-items:center;min-height:3.5rem;padding:.7rem 1rem;font-weight:650;cursor:pointer}
summary::before{content:'';flex:none;width:.6rem;height:.6rem;margin-right:.9rem;border:solid var(--brass);border-width:0 3px 3px 0;transform:rotate(-45deg);transition:transform .15s}
[open]>summary::before{transform:rotate(45deg)}
details form{display:grid;gap:.9rem;padding:.25rem min(1rem,3vw) 1.1rem}
details label{margin-top:0}details :is(input,select,textarea){min-width:0;margin:0 0 .4rem}
.phones{margin:1.25rem 0 1.75rem}
.phones li{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;justify-content:space-between;min-height:4.25rem;padding:.6rem 0;border-bottom:1px solid var(--line)}
.phones li>span{display:grid;flex:1 1 12rem}.phones details{flex:1 1 100%;max-width:30rem}
.on-call{display:flex;flex-wrap:wrap;gap:.9rem;margin-block:1.75rem 1.25rem}h1+.on-call{margin-top:.9rem}.on-call>p{flex:1 1 100%}
.week{margin-top:.5rem}.week li{display:grid;gap:.05rem;padding:.7rem 0;border-bottom:1px solid var(--line)}.uncovered b{color:var(--amber)}
.phones .shift{display:flex;flex:1 1 100%;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;justify-content:space-between}
.days{display:flex;flex-wrap:wrap;gap:.5rem 1.25rem;min-width:0;border:0}.days legend{margin-bottom:.4rem;padding:0;font-weight:650}.days label{display:flex;gap:.6rem;align-items:center;min-height:3rem;font-weight:400}.days input{width:1.6rem;min-height:1.6rem;margin:0}
[aria-current]{border-color:var(--brass)}h1+.pair{max-width:40rem;margin-top:1.25rem}.pair+.more{margin-top:.9rem}
.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(9rem,100%),1fr));gap:1rem;margin:1.25rem 0}.figures a{display:grid}.figures b{color:var(--text);font-size:2.2rem;line-height:1.1}
figure{margin:1.75rem 0 0;max-width:60rem}.bars{display:block;width:100%;height:8rem;color:var(--brass)}.dates{display:flex;justify-content:space-between;gap:1rem;font-size:1rem}
.groups{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(21rem,100%),1fr));gap:0 2.5rem}.counts :is(a,.more){display:flex;justify-content:space-between;gap:1rem;padding-top:.5rem}.counts a{min-height:2.75rem;align-items:center}.counts b{white-space:nowrap}.share{display:block;width:100%;height:.4rem;color:var(--brass)}.share path{stroke-width:1}
main>form,main>p>.button{max-width:30rem}main>p>.button{margin-top:1rem}.groups+p>.button{margin-top:2.25rem}
section>.more{margin-top:.6rem;max-width:40rem}section>.button{margin-top:1rem;max-width:30rem}
@media (min-width:48rem){.week li{grid-template-columns:20rem minmax(0,1fr);gap:1.25rem;align-items:baseline}.card{grid-template-columns:21rem minmax(0,1fr);grid-auto-flow:row dense}.card>*{grid-column:2}.card>:is(.state,.waited){grid-column:1}.card>.state{grid-row:1/span 3;align-self:start}.card.tag{grid-template-columns:19rem minmax(0,1fr);padding-inline:2rem}.tag b{font-size:4rem}.tag>.state{grid-row:1}.tag>.waited{grid-row:2/span 3}.rows a{grid-template-columns:14rem minmax(0,2fr) minmax(0,3fr);gap:1.25rem;align-items:baseline}.code{font-size:2.6rem}.side{max-width:30rem}}
@media (min-width:62rem){[data-page=lead] main{display:grid;grid-template-columns:minmax(0,1fr) 20rem;gap:0 3.5rem;align-content:start}[data-page=lead] main>*{grid-column:1}[data-page=lead] main>.side{grid-column:2;grid-row:1/span 30;position:sticky;top:2rem;align-self:start}.side .do{margin-top:0}[data-page=lead] .rows a{grid-template-columns:none;gap:.05rem}}
${MAP_STYLES}@media print{:root{color-scheme:light;--ground:#fff;--text:#000;--quiet:#333;--link:#000;--brass:#000;--line:#999;--size:.75rem}header,[data-page=overview] :is(nav,form,.button){display:none}[data-page=overview]{.more,.dates{font-size:.7rem}h1{font-size:2rem}h2{font-size:1.3rem}main{padding:0}.figures{grid-template-columns:repeat(4,1fr);margin:.5rem 0}.figures b{font-size:1.4rem}.bars{height:4rem}.groups{grid-template-columns:1fr 1fr}section{margin-top:.6rem;padding-top:.4rem;border-width:1px;break-inside:avoid}.counts a{min-height:0;padding:.1rem 0}.counts li:nth-child(n+7),.rows li:nth-child(n+7){display:none}.rows a{padding:.2rem 0}.share{height:.15rem}}}
@media (forced-colors:active){.stakes .in{background:CanvasText}.stakes .out{background:none;border:1px solid}}
`
