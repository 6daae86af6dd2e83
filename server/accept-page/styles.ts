import { styleColor } from '#domain/color/colors.ts'
import { TAG_STYLES } from '#server/pages/base-styles.ts'

/**
 * Styles of the accept page, for use at night: a dark background, the system's font, which needs no
 * request, and one large button near the thumb.
 */
export const ACCEPT_PAGE_STYLES = `${TAG_STYLES}:root{--ground:${styleColor('alarmGround')};--text:${styleColor('alarmWords')};--quiet:${styleColor('alarmQuiet')};--link:${styleColor('alarmState')};--on-amber:${styleColor('alarmGround')};--size:1.25rem}
body,h1{font-family:system-ui,sans-serif}
body{display:flex;flex-direction:column;min-height:100vh;min-height:100svh}
main{display:flex;flex:1;flex-direction:column;width:100%;max-width:34rem;margin:0 auto;padding:1.5rem min(1.25rem,5vw) 2rem}
.tag{padding:3.6rem min(1.25rem,6vw) 1.25rem}
h1{margin:.5rem 0;font-size:min(clamp(2rem,9vw,2.5rem),15vw);font-weight:700;line-height:1.08;text-wrap:wrap;hyphens:auto}
.where{margin-top:.25rem;font-size:1.6rem;line-height:1.25}
.more{margin-top:.75rem}
.do{display:grid;gap:1.25rem;padding-top:2rem}.do:last-child{margin-top:auto}
.button{min-height:4rem;border-color:${styleColor('alarmLine')}}
.go{min-height:6rem;font-size:clamp(1.5rem,8.6vw,1.9rem);font-weight:800}
.eta{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,max(8rem,40%)),1fr));gap:.75rem;border:0}.eta legend{margin-bottom:.6rem;font-weight:650}
dl{display:block;margin-top:1.5rem}
dt,dd{padding:0;border:0}
dt{margin-top:1rem;font-size:1rem}
dd{margin-top:.25rem;font-weight:400}
dd.code{font-weight:800}
@media (min-width:40rem){main{flex:none;padding-top:12vh}}
`
