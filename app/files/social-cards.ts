import { socialCard } from '#art/computed/social/card.ts'
import { documentAt } from '#content/documents.ts'
import type { FrontOf } from '#content/kinds.ts'
import { copyIn } from '#copy/loader/languages.ts'
import type { LocalizedPage } from '#domain/pages/localized-paths.ts'
import { type PageView, viewOf } from '#app/page-views.tsx'
import { sitePage } from '#app/site-page.ts'

/** Returns the h1 of a page as one line of text. */
const headingOf = ({ meta, heading, unknown }: PageView['copy']): string =>
  heading ?? unknown?.heading.join(' ') ?? meta.title

/**
 * Draws the social image of a page, as SVG.
 * @param icon the owner's own icon as a data URL, `null` for the five pins
 */
export function socialCardOf({ page, language, path }: LocalizedPage, icon: string | null): string {
  const { shell } = copyIn(language)
  const { front } = documentAt<FrontOf<'/'>>('/', language)
  return socialCard(page.path, {
    icon,
    heading: headingOf(viewOf(sitePage(path)).copy),
    hours: shell.footer.hours.times,
    reviewCount: front.reviews.count,
  })
}
