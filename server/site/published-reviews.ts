import { cleanLine, cleanProse } from '#domain/clean-text.ts'
import type { Language } from '#domain/language.ts'
import { averageStars, type Review } from '#domain/review.ts'
import { SPANISH_SERVICES } from '#domain/spanish-names.ts'
import { localizedPageAt } from '#domain/localized-paths.ts'
import { type Markup, markup } from '#server/http/markup.ts'
import { type SiteFile, textFile } from './site.ts'

/** Most reviews that the review page shows. */
export const MAX_PUBLISHED_REVIEWS = 40
/** The home page's rail has room for four. */
const HOME_REVIEWS = 4
/** Tags on one rail of the review page. */
const RAIL_REVIEWS = 4

const SUMMARIES: Readonly<Record<Language, (count: number) => string>> = {
  en: (count) => (count === 1 ? 'From a finished job.' : `From ${count} finished jobs.`),
  es: (count) => (count === 1 ? 'De un trabajo terminado.' : `De ${count} trabajos terminados.`),
}

/**
 * Replaces the owner's reviews and rating on home and the review page by the published ones, also
 * in the structured data (R195). Returns the same file when nothing changes.
 * @param path address of the page
 * @param reviews the newest first
 */
export function withPublishedReviews(
  file: SiteFile,
  path: string,
  reviews: readonly Review[],
): SiteFile {
  const average = averageStars(reviews)
  const found = localizedPageAt(path)
  if (average === null || found === undefined) return file
  const isHome = found.page.path === '/'
  if (!isHome && found.page.path !== '/reviews') return file
  const { language } = found
  const before = file.representations.identity.body.toString('utf8')
  const rated = replaceContent(
    // Reviews of domain/business.ts, which the page shows no more.
    replaceContent(before, '"review":[', ']}', ''),
    '"aggregateRating":{',
    '}',
    `"@type":"AggregateRating","ratingValue":${average},"reviewCount":${reviews.length},"bestRating":5`,
  )
  const summary = SUMMARIES[language](reviews.length)
  const after = isHome
    ? replaceHomeSection(rated, {
        average,
        summary,
        tags: renderTags(reviews.slice(0, HOME_REVIEWS), language),
      })
    : replaceReviewRails(rated, { average, summary, tags: rails(reviews, language) })
  return after === before ? file : textFile(file, after)
}

interface Shown {
  readonly average: number
  readonly summary: string
  readonly tags: string
}

/** Replaces parts of the section that site/home/reviews.tsx renders. */
function replaceHomeSection(html: string, { average, summary, tags }: Shown): string {
  const [before, section, after] = split(html, '<section class="reviews on-dark">', '</section>')
  const rated = replaceContent(
    section,
    '<div class="shell-width"><div><p>',
    '</p>',
    String(average),
  )
  const summed = replaceContent(rated, '<p class="lead">', '</p>', summary)
  return before + replaceContent(summed, '<ul class="review-rail">', '</ul>', tags) + after
}

/** Replaces the rating and the rails that site/pages/content/reviews-page.tsx renders. */
function replaceReviewRails(html: string, { average, summary, tags }: Shown): string {
  const [before, , after] = split(
    html,
    '</div><div class="review-rails">',
    '</div></div></section>',
  )
  const [column] = before.split(RATING)
  const rails = after === '' ? '' : `<div class="review-rails">${tags}${after}`
  return rails === '' ? html : `${column}${RATING}${average}</p><p>${summary}</p></div>${rails}`
}

const RATING = '<p class="reviews-rating" aria-hidden="true">'

/** Splits before `start` and before the following `end`; an absent part is ''. */
function split(html: string, start: string, end: string): readonly [string, string, string] {
  const from = html.indexOf(start)
  const to = html.indexOf(end, from)
  return from < 0 || to < 0
    ? [html, '', '']
    : [html.slice(0, from), html.slice(from, to), html.slice(to)]
}

function replaceContent(html: string, start: string, end: string, content: string): string {
  const [before, found, after] = split(html, start, end)
  return found === '' ? html : before + start + content + after
}

const rails = (reviews: readonly Review[], language: Language): string =>
  Array.from({ length: Math.ceil(reviews.length / RAIL_REVIEWS) }, (_, index) =>
    rail(reviews.slice(index * RAIL_REVIEWS, (index + 1) * RAIL_REVIEWS), language),
  ).join('')

const rail = (reviews: readonly Review[], language: Language): string =>
  `<ul class="review-rail">${renderTags(reviews, language)}</ul>`

const renderTags = (reviews: readonly Review[], language: Language): string =>
  reviews.map((review) => tag(review, language).html).join('')

/** The markup of art/reviews/review-tag.tsx. */
function tag(
  { service, text, author, town, language: written, stars }: Review,
  language: Language,
): Markup {
  const name = language === 'es' ? (SPANISH_SERVICES[service] ?? service) : service
  const foreign = written === language ? { html: '' } : markup` lang="${written}"`
  return markup`<li class="review-tag"><div class="tag"><p>${name} <span>${'★'.repeat(stars)}</span></p><p${foreign}>${cleanProse(text)}</p><p><b>${cleanLine(author)}</b> <span>${town}</span></p></div></li>`
}
