import { createHash } from 'node:crypto'
import { styleColor } from '#domain/colors.ts'
import { PHONE_NUMBER_STYLE } from '#server/http/phone-number.ts'

/**
 * For somebody half awake, at arm's length, in the dark: a dark ground that
 * does not blind, large letters, one large button near the thumb. Sizes are in
 * rem, so that they grow with the reader's own.
 */
export const STYLES = `
:root{color-scheme:dark}
*{box-sizing:border-box}
body{margin:0;background:${styleColor('alarmGround')};color:${styleColor('alarmWords')};font:1.25rem/1.4 system-ui,sans-serif}
main{display:flex;flex-direction:column;max-width:34rem;min-height:100vh;min-height:100svh;margin:0 auto;padding:1.75rem 1.25rem 2rem;overflow-wrap:anywhere}
p,h1,dl,dd{margin:0}
.state{color:${styleColor('alarmState')};font-weight:650}
h1{margin:.5rem 0;font-size:clamp(2rem,9vw,2.5rem);line-height:1.08;letter-spacing:-.01em;hyphens:auto}
.where{margin-top:.25rem;font-size:1.6rem;line-height:1.25}
.more{margin-top:.75rem;color:${styleColor('alarmQuiet')}}
.do{display:grid;gap:1.25rem;margin-top:auto;padding-top:2rem}
button,.do a{display:grid;place-items:center;width:100%;min-height:6rem;padding:.75rem 1rem;border:0;background:${styleColor('amber')};box-shadow:inset 0 -6px ${styleColor('amberLo')};color:${styleColor('alarmGround')};font:inherit;font-size:1.9rem;font-weight:800;line-height:1.15;text-align:center;text-wrap:balance;text-decoration:none;cursor:pointer}
.do .quiet{min-height:4rem;background:none;box-shadow:inset 0 0 0 2px ${styleColor('alarmLine')};color:${styleColor('alarmWords')};font-size:1.25rem;font-weight:650}
dl{display:grid;gap:.25rem;margin-top:1.5rem}
dt{margin-top:.75rem;color:${styleColor('alarmQuiet')};font-size:1rem}
dd{white-space:pre-wrap}
.code{font-size:2.2rem;font-weight:800;letter-spacing:.06em}
a{color:${styleColor('alarmState')}}
${PHONE_NUMBER_STYLE}
:focus-visible{outline:4px solid #fff;outline-offset:4px}
@media (min-width:40rem){main{min-height:0;padding-top:12vh}}
@media (forced-colors:active){button,.do a{border:2px solid}}
`

const hash = createHash('sha256').update(STYLES).digest('base64')

/** Nothing runs here and nothing is fetched; the one style element is known by its hash. */
export const TAKE_POLICY = `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`
