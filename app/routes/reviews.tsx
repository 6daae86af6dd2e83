import { reviews } from '#app/content/en/pages/reviews.ts'
import { ReviewsPage } from '#app/pages/content/reviews-page.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import { business } from '#domain/business.ts'

export const meta = () => pageMeta('/reviews', reviews.meta, { reviews: business.reviews })

export default function Reviews() {
  return <ReviewsPage copy={reviews} />
}
