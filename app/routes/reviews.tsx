import { ReviewsPage } from '#app/pages/content/reviews-page.tsx'
import { business } from '#domain/business.ts'
import { metaOf } from './meta-of.ts'
import { usePage } from './page-at.ts'

export const meta = metaOf(
  ({ copy }) => copy.reviews,
  () => ({ reviews: business.reviews }),
)

export default function Reviews() {
  return <ReviewsPage copy={usePage().copy.reviews} />
}
