import { perFacts } from '#domain/business/per-facts.ts'
import type { ComponentType, ReactNode } from 'react'
import { largeDrawingOf } from '#art/large/large-drawing-of.ts'
import { houseOf, townMapOf } from '#art/towns/town-drawings.ts'
import { documentAt } from '#content/documents.ts'
import type { CategoryFront, FrontOf, ServiceFront, TownFront } from '#content/kinds.ts'
import type { Document } from '#content/read.ts'
import { questionsOf } from '#content/text.ts'
import type { PageMeta, Question } from '#copy/types.ts'
import { HomePage } from '#app/pages/home/home-page.tsx'
import { Island } from '#app/browser/islands/island.tsx'
import { Content as SubmissionForm } from '#app/browser/islands/submission-form.tsx'
import { CategoryPage } from '#app/pages/category/category-page.tsx'
import { TownPage } from '#app/pages/town/town-page.tsx'
import { AboutPage } from '#app/pages/content/about-page.tsx'
import { BookOnlinePage } from '#app/pages/content/book-online-page.tsx'
import { ContactPage } from '#app/pages/content/contact-page.tsx'
import { FaqPage } from '#app/pages/content/faq-page.tsx'
import { GuidePage } from '#app/pages/content/guide-page.tsx'
import { LegalPage } from '#app/pages/content/legal-page.tsx'
import { PricingPage } from '#app/pages/content/pricing-page.tsx'
import { ReviewsPage } from '#app/pages/content/reviews-page.tsx'
import { ServiceAreasPage } from '#app/pages/content/service-areas-page.tsx'
import { ServicesPage } from '#app/pages/content/services-page.tsx'
import { SitemapPage } from '#app/pages/content/sitemap-page.tsx'
import { NotFoundPage } from '#app/pages/not-found-page.tsx'
import { ServicePage } from '#app/pages/service/service-page.tsx'
import { ThankYou } from '#app/form/thank-you.tsx'
import { business } from '#domain/business/business.ts'
import { allTowns } from '#domain/places/towns.ts'
import type { RoutePath } from '#domain/pages/routes.ts'
import { categoryPath, townPath, servicePath } from '#domain/pages/pages.ts'
import { serviceGroups, servicesOf } from '#domain/services/services.ts'
import type { SitePage } from './site-page.ts'

/** What the head and the social image of a page are made from. */
interface DescribedCopy {
  readonly meta: PageMeta
  readonly heading?: string
  /** Only /thank-you: its text without a submission. */
  readonly unknown?: { readonly heading: readonly string[] }
}

/** What a page shows, and the copy that its head describes. */
export interface PageView {
  readonly copy: DescribedCopy
  readonly content: ReactNode
  /** Questions and reviews that its structured data contains. */
  readonly questions?: readonly Question[]
  readonly reviews?: typeof business.reviews
}

type ViewOf = (page: SitePage) => PageView

const textPage =
  <Front,>(
    Content: ComponentType<{ readonly path: string; readonly document: Document<Front> }>,
    more?: (document: Pick<Document, 'blocks'>) => Pick<PageView, 'questions' | 'reviews'>,
  ): ViewOf =>
  ({ path, copy: { language } }) => {
    const document = documentAt<Front>(path, language)
    return {
      copy: document,
      content: <Content path={path} document={document} />,
      ...more?.(document),
    }
  }

const viewsByPath = perFacts((): Readonly<Record<RoutePath | '/404', ViewOf>> => ({
  // Its questions are in the structured data of /faq only, because search engines want them once.
  '/': textPage<FrontOf<'/'>>(
    ({ document }) => (
      <HomePage
        document={document}
        form={<Island name="submission-form" content={SubmissionForm} props={{}} />}
      />
    ),
    () => ({ reviews: business.reviews }),
  ),
  '/book-online': textPage(({ document }: { readonly document: Document }) => (
    <BookOnlinePage document={document}>
      <Island
        name="submission-form"
        content={SubmissionForm}
        props={{ noscript: 'appointment' }}
        isPage
      />
    </BookOnlinePage>
  )),
  '/about': textPage(AboutPage),
  '/contact': textPage(ContactPage),
  '/services': textPage(ServicesPage),
  '/reviews': textPage(ReviewsPage, () => ({ reviews: business.reviews })),
  '/faq': textPage(FaqPage, ({ blocks }) => ({
    questions: blocks.flatMap(({ nodes }) => questionsOf(nodes)),
  })),
  '/service-areas': textPage(ServiceAreasPage),
  '/privacy-policy': textPage(LegalPage),
  '/terms-conditions': textPage(LegalPage),
  '/thank-you': ({ copy: { thankYou } }) => ({ copy: thankYou, content: <ThankYou /> }),
  '/sitemap': textPage(SitemapPage),
  '/pricing': textPage(PricingPage),
  '/guides': textPage(GuidePage),
  '/guides/locksmith-scams': textPage(GuidePage),
  '/guides/while-you-wait': textPage(GuidePage),
  '/landlords': textPage(GuidePage),
  '/lockout-cost': textPage(GuidePage),
  '/404': textPage(NotFoundPage),
}))

const generated =
  <Front,>(content: (path: string, document: Document<Front>) => ReactNode): ViewOf =>
  ({ path, copy: { language } }) => {
    const document = documentAt<Front>(path, language)
    const questions = document.blocks.flatMap(({ nodes }) => questionsOf(nodes))
    return { copy: document, content: content(path, document), questions }
  }

/** Pages of categories, services and towns, by English path. */
const generatedViews = perFacts(
  () =>
    new Map<string, ViewOf>([
      ...serviceGroups().flatMap((group): [string, ViewOf][] => [
        [
          categoryPath(group.slug),
          generated<CategoryFront>((path, document) => (
            <CategoryPage group={group} document={document} drawing={largeDrawingOf(path)} />
          )),
        ],
        ...servicesOf(group.id).map((service): [string, ViewOf] => [
          servicePath(group.slug, service.slug),
          generated<ServiceFront>((path, document) => (
            <ServicePage
              group={group}
              service={service}
              document={document}
              drawing={largeDrawingOf(path)}
            />
          )),
        ]),
      ]),
      ...allTowns().map((town): [string, ViewOf] => [
        townPath(town.slug),
        generated<TownFront>((_path, document) => (
          <TownPage
            town={town}
            document={document}
            map={townMapOf(town.slug)}
            house={houseOf(town.slug)}
          />
        )),
      ]),
    ]),
)

/**
 * Returns the content of a page with its copy.
 * @throws for an address that is no page
 */
export function viewOf(page: SitePage): PageView {
  const views: Readonly<Record<string, ViewOf>> = viewsByPath()
  const view = views[page.path] ?? generatedViews().get(page.path)
  if (!view) throw new Error(`app/page-views.tsx has no entry for ${page.path}`)
  return view(page)
}
