import { perFacts } from '#domain/business/per-facts.ts'
import type { ComponentType, ReactNode } from 'react'
import { plateOf } from '#art/plates/plate-of.ts'
import { heroOf } from '#art/towns/heroes.ts'
import { houseOf } from '#art/towns/houses.ts'
import type { Copy } from '#copy/loader/copy.ts'
import type { PageMeta, Question } from '#copy/types.ts'
import { categoryCopy, townCopy, serviceCopy } from '#copy/loader/page-copy.ts'
import { HomePage } from '#site/home/home-page.tsx'
import { Island } from '#client/islands/island.tsx'
import { Content as SubmissionForm } from '#client/islands/submission-form.tsx'
import { CategoryPage } from '#site/pages/category/category-page.tsx'
import { TownPage } from '#site/pages/town/town-page.tsx'
import { AboutPage } from '#site/pages/content/about-page.tsx'
import { BookOnlinePage } from '#site/pages/content/book-online-page.tsx'
import { ContactPage } from '#site/pages/content/contact-page.tsx'
import { FaqPage } from '#site/pages/content/faq-page.tsx'
import { GuidePage } from '#site/pages/content/guide-page.tsx'
import { LegalPage } from '#site/pages/content/legal-page.tsx'
import { PricingPage } from '#site/pages/content/pricing-page.tsx'
import { ReviewsPage } from '#site/pages/content/reviews-page.tsx'
import { ServiceAreasPage } from '#site/pages/content/service-areas-page.tsx'
import { ServicesPage } from '#site/pages/content/services-page.tsx'
import { SitemapPage } from '#site/pages/content/sitemap-page.tsx'
import { NotFoundPage } from '#site/pages/not-found-page.tsx'
import { ServicePage } from '#site/pages/service/service-page.tsx'
import { ThankYou } from '#form/thank-you.tsx'
import { business } from '#domain/business/business.ts'
import { allTowns } from '#domain/places/towns.ts'
import { categoryPath, townPath, servicePath } from '#domain/pages/pages.ts'
import { serviceGroups, servicesOf } from '#domain/services/services.ts'
import type { SitePage } from './site-page.ts'

/** Copy that the head and the social image of a page are made from. */
interface DescribedCopy {
  readonly meta: PageMeta
  readonly heading?: string | readonly string[]
  /** Only the home page: its heading consists of parts. */
  readonly hero?: {
    readonly opening?: string
    readonly words: readonly string[]
    readonly lines: readonly string[]
  }
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

const contentPage =
  <PageCopy extends DescribedCopy>(
    select: (copy: Copy) => PageCopy,
    Content: ComponentType<{ readonly path: string; readonly copy: PageCopy }>,
    more?: (copy: PageCopy) => Pick<PageView, 'questions' | 'reviews'>,
  ): ViewOf =>
  (page) => {
    const copy = select(page.copy)
    return { copy, content: <Content path={page.path} copy={copy} />, ...more?.(copy) }
  }

const viewsByPath = perFacts((): Readonly<Record<string, ViewOf>> => ({
  // Its questions are in the structured data of /faq only, because search engines want them once.
  '/': ({ copy }) => ({
    copy: copy.home,
    content: (
      <HomePage
        copy={copy}
        form={<Island name="submission-form" content={SubmissionForm} props={{}} />}
      />
    ),
    reviews: business.reviews,
  }),
  '/book-online': ({ copy: { bookOnline: copy } }) => ({
    copy,
    content: (
      <BookOnlinePage copy={copy}>
        <Island
          name="submission-form"
          content={SubmissionForm}
          props={{ noscript: 'appointment' }}
          isPage
        />
      </BookOnlinePage>
    ),
  }),
  '/about': contentPage(({ about }) => about, AboutPage),
  '/contact': contentPage(({ contact }) => contact, ContactPage),
  '/services': contentPage(({ services }) => services, ServicesPage),
  '/reviews': contentPage(
    ({ reviews }) => reviews,
    ReviewsPage,
    () => ({ reviews: business.reviews }),
  ),
  '/faq': contentPage(
    ({ faq }) => faq,
    FaqPage,
    ({ groups }) => ({
      questions: groups.flatMap(({ questions }) => questions),
    }),
  ),
  '/service-areas': contentPage(({ serviceAreas }) => serviceAreas, ServiceAreasPage),
  '/privacy-policy': contentPage(({ privacyPolicy }) => privacyPolicy, LegalPage),
  '/terms-conditions': contentPage(({ termsConditions }) => termsConditions, LegalPage),
  '/thank-you': contentPage(({ thankYou }) => thankYou, ThankYou),
  '/sitemap': contentPage(({ sitemap }) => sitemap, SitemapPage),
  '/pricing': contentPage(({ pricing }) => pricing, PricingPage),
  '/guides': contentPage(({ guides }) => guides, GuidePage),
  '/guides/locksmith-scams': contentPage(({ locksmithScams }) => locksmithScams, GuidePage),
  '/guides/while-you-wait': contentPage(({ whileYouWait }) => whileYouWait, GuidePage),
  '/404': contentPage(({ notFound }) => notFound, NotFoundPage),
}))

/** Pages of categories, services and towns, by English path. */
const generatedViews = perFacts(
  () =>
    new Map<string, ViewOf>([
      ...serviceGroups().flatMap((group): [string, ViewOf][] => [
        [
          categoryPath(group.slug),
          ({ path, copy: all }) => {
            const copy = categoryCopy(all, group.slug)
            const content = <CategoryPage group={group} copy={copy} plate={plateOf(path)} />
            return { copy, content, questions: copy.questions.items }
          },
        ],
        ...servicesOf(group.id).map((service): [string, ViewOf] => [
          servicePath(group.slug, service.slug),
          ({ path, copy: all }) => {
            const copy = serviceCopy(all, group.slug, service.slug)
            const props = { group, service, copy, plate: plateOf(path) }
            return { copy, content: <ServicePage {...props} />, questions: copy.questions.items }
          },
        ]),
      ]),
      ...allTowns().map((town): [string, ViewOf] => [
        townPath(town.slug),
        ({ copy: all }) => {
          const copy = townCopy(all, town.slug)
          const props = { town, copy, hero: heroOf(town.slug), house: houseOf(town.slug) }
          return { copy, content: <TownPage {...props} />, questions: copy.questions.items }
        },
      ]),
    ]),
)

/**
 * Returns the content of a page with its copy.
 * @throws if the page is not in the tables of this module
 */
export function viewOf(page: SitePage): PageView {
  const view = viewsByPath()[page.path] ?? generatedViews().get(page.path)
  if (!view) throw new Error(`site/render/page-views.tsx has no entry for ${page.path}`)
  return view(page)
}
