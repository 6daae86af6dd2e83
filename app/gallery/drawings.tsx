import { KeyEdge } from '#app/art/key-edge.tsx'
import { LetterTag } from '#app/art/letter-tag.tsx'
import { Mark } from '#app/art/logo.tsx'
import { ReviewTag } from '#app/art/reviews/review-tag.tsx'
import { home } from '#app/content/en/home.ts'
import { shell } from '#app/content/en/shell.ts'
import { english } from '#app/languages/english.ts'
import { WhyUs } from '#app/home/why-us.tsx'
import { PriceDocument } from '#app/pages/parts/price-document.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { business } from '#domain/business.ts'
import { SERVICE_GROUPS, servicesOf } from '#domain/services.ts'
import { GallerySection } from './gallery-section.tsx'

/** A page about one service, whichever the owner has. */
const [page] = SERVICE_GROUPS.flatMap((group) =>
  servicesOf(group.id).flatMap((service) => {
    const name = `${group.slug}/${service.slug}`
    const copy = english.servicePages[name]
    return copy && service.slug !== group.pages[0]
      ? [{ service, copy, path: `/services/${name}` }]
      : []
  }),
)
const EDGES = ['/', '/about', page?.path ?? '/faq'] as const

export function Drawings() {
  return (
    <>
      <GallerySection name="key-edges" title="Edges of three pages, each cut by its own key">
        {EDGES.map((path) => (
          <KeyEdge key={path} path={path} />
        ))}
      </GallerySection>
      <GallerySection name="letter-tags" title="Letter tags">
        <div className="gallery-row">
          {home.why.reasons.map(({ letter }) => (
            <LetterTag key={letter} letter={letter} />
          ))}
        </div>
      </GallerySection>
      <GallerySection
        name="review-tag"
        title="Review tags: marked as a sample, and without a mark"
        dark
      >
        <ul className="review-rail">
          {business.reviews.slice(0, 2).map((review, index) => (
            <ReviewTag
              key={review.text}
              review={{ ...review, mark: index === 0 ? home.reviews.sample : undefined }}
            />
          ))}
        </ul>
      </GallerySection>
      {page && (
        <GallerySection name="price-tag" title="Price tag on its document">
          <PriceDocument copy={page.copy.price} services={[page.service]} />
        </GallerySection>
      )}
      <GallerySection name="work-order" title="Work order with the reasons beside it">
        <WhyUs copy={home.why} />
      </GallerySection>
      <Spinners />
    </>
  )
}

function Spinners() {
  return (
    <>
      {(['on-light', 'on-dark'] as const).map((ground) => (
        <GallerySection
          key={ground}
          name={`spinners-${ground}`}
          title="Spinner in its four sizes"
          dark={ground === 'on-dark'}
        >
          <div className="gallery-row">
            {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
              <Spinner key={size} size={size} label={shell.loading}>
                <Mark moving />
              </Spinner>
            ))}
          </div>
        </GallerySection>
      ))}
    </>
  )
}
