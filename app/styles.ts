import { perFacts } from '#domain/business/per-facts.ts'
import { paintStyles } from '#domain/color/paint-styles.ts'
import { canShowDrawing } from '#domain/places/town-drawings.ts'
import first from '#site/styles/first.css?inline'
import homeFirst from '#site/styles/home-first.css?inline'
import homeRest from '#site/styles/home-rest.css?inline'
import innerRest from '#site/styles/inner-rest.css?inline'
import last from '#site/styles/last.css?inline'

/** Matches the position of a town's mark (art/map/town-marks.css). */
const TOWN_RULE = /[^{};]*a\[href\$=['"]?\\?\/([\w-]+)['"]?\]\s*\{\s*--x:[^}]*\}/g

/** Returns styles in the colors of the business, without marks of towns that it does not serve. */
const painted = (styles: string) =>
  perFacts(() =>
    paintStyles(styles).replace(TOWN_RULE, (rule, slug: string) =>
      canShowDrawing(slug) ? rule : '',
    ),
  )

const HOME = { first: painted(first + homeFirst), rest: painted(homeRest + last) }
const INNER = { first: painted(first), rest: painted(innerRest + last) }

const stylesOf = (path: string) => (path === '/' ? HOME : INNER)

/** Returns the styles of a page's first screen. */
export const firstStyles = (path: string): string => stylesOf(path).first()

/** Returns the styles of what follows it, and those of print and forced colors. */
export const restStyles = (path: string): string => stylesOf(path).rest()
