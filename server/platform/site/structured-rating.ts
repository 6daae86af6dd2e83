import { jsonInHtml } from '#domain/text/json-in-html.ts'
import { averageStars, type Review } from '#domain/lead/review.ts'

const START = '<script type="application/ld+json">'
const END = '</script>'

interface Graph {
  readonly '@graph': readonly Record<string, unknown>[]
}

/**
 * States the rating of the published reviews in the structured data, where the page states one, in
 * place of the owner's rating and reviews, which the page shows no more (R195).
 */
export function withStructuredRating(html: string, reviews: readonly Review[]): string {
  const ratingValue = averageStars(reviews)
  const from = html.indexOf(START) + START.length
  const to = html.indexOf(END, from)
  if (ratingValue === null || from < START.length || to < 0) return html
  const graph = JSON.parse(html.slice(from, to)) as Graph
  const aggregateRating = {
    '@type': 'AggregateRating',
    ratingValue,
    reviewCount: reviews.length,
    bestRating: 5,
  }
  const nodes = graph['@graph'].map(({ review: _shownNoMore, ...node }) =>
    'aggregateRating' in node ? { ...node, aggregateRating } : node,
  )
  return html.slice(0, from) + jsonInHtml({ ...graph, '@graph': nodes }) + html.slice(to)
}
