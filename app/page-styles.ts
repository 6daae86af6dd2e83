import { perFacts } from '#domain/business/per-facts.ts'
import { paint } from '#domain/color/paint.ts'
import { findPage } from '#domain/pages/pages.ts'
import { world } from './world.ts'
import { canShowDrawing } from '#domain/places/drawn-towns.ts'
import everyRest from '#app/styles/every-rest.css?inline'
import contentPage from '#app/styles/content-page.css?inline'
import first from '#app/styles/first.css?inline'
import homeFirst from '#app/styles/home-first.css?inline'
import homeRest from '#app/styles/home-rest.css?inline'
import last from '#app/styles/last.css?inline'
import serviceFirst from '#app/styles/service-first.css?inline'
import serviceRest from '#app/styles/service-rest.css?inline'
import townFirst from '#app/styles/town-first.css?inline'
import townRest from '#app/styles/town-rest.css?inline'

/** Matches the position of a town's mark (art/computed/map/town-marks.css). */
const TOWN_RULE = /[^{};]*a\[href\$=['"]?\\?\/([\w-]+)['"]?\]\s*\{\s*--x:[^}]*\}/g

/** Returns styles in the colors of the business, without marks of towns that it does not serve. */
const painted = (styles: string) =>
  perFacts(() =>
    paint(styles).replace(TOWN_RULE, (rule, slug: string) => (canShowDrawing(slug) ? rule : '')),
  )

const of = (ofFirst: string, ofRest: string) => ({
  first: painted(first + ofFirst),
  rest: painted(everyRest + ofRest + last),
})

/** Styles by kind of page; a page of text has all in its head, since any part may be in view. */
const STYLES = {
  home: of(homeFirst, homeRest),
  category: of(serviceFirst, serviceRest),
  service: of(serviceFirst, serviceRest),
  town: of(townFirst, townRest),
  content: {
    first: painted(first + everyRest + contentPage),
    rest: painted(last),
  },
} as const

const stylesOf = (path: string) => STYLES[findPage(path)?.kind ?? 'content']

/** Names the files that styles load as the world does. */
const withFiles = (styles: string): string =>
  styles.replace(
    /\burl\(['"]?(\/[^'")]+)['"]?\)/g,
    (_, address: string) => `url(${world().styleFile(address)})`,
  )

/** Returns the styles of a page's first screen. */
export const firstStyles = (path: string): string => withFiles(stylesOf(path).first())

/** Returns the styles of what follows it, and those of print and forced colors. */
export const restStyles = (path: string): string => withFiles(stylesOf(path).rest())
