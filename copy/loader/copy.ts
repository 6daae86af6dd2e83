import type { Language } from '#domain/language.ts'
import type { innerPages } from '#copy/en/inner-pages.ts'
import type { menus } from '#copy/en/menus.ts'
import type { ownerNote } from '#copy/en/owner-note.ts'
import type { requestForm } from '#copy/en/request-form.ts'
import type { shell } from '#copy/en/shell.ts'
import type { HomeCopy } from '#copy/home-types.ts'
import type {
  AboutCopy,
  BookOnlineCopy,
  ContactCopy,
  FaqCopy,
  FaqQuestion,
  GuideCopy,
  LegalCopy,
  NotFoundCopy,
  PricingCopy,
  StatusBannerCopy,
  ReviewsCopy,
  ServiceAreasCopy,
  ServicesCopy,
  SitemapCopy,
  ThankYouCopy,
} from '#copy/page-types.ts'
import type { AnswerMessages } from '#copy/answers.ts'
import type { PriceMessages } from '#copy/price-text.ts'
import type { Shape } from '#copy/shape.ts'
import type { CategoryCopy, CityCopy, ServiceCopy } from '#copy/types.ts'

/**
 * All copy of the site in one language. Components get it by section (copy/loader/use-copy.ts) and
 * do not know the language.
 */
export interface Copy {
  readonly language: Language
  /** Messages on every page. */
  readonly shell: Shape<typeof shell>
  /** Messages of the menus, and names; loaded by every page's scripts. */
  readonly menus: Shape<typeof menus>
  readonly requestForm: Shape<typeof requestForm>
  readonly ownerNote: Shape<typeof ownerNote>
  readonly statusBanner: StatusBannerCopy
  readonly prices: PriceMessages
  readonly answers: AnswerMessages
  readonly innerPages: Shape<typeof innerPages>

  readonly home: HomeCopy
  readonly homeQuestions: readonly FaqQuestion[]
  readonly about: AboutCopy
  readonly bookOnline: BookOnlineCopy
  readonly contact: ContactCopy
  readonly faq: FaqCopy
  readonly guides: GuideCopy
  readonly locksmithScams: GuideCopy
  readonly whileYouWait: GuideCopy
  readonly notFound: NotFoundCopy
  readonly pricing: PricingCopy
  readonly privacyPolicy: LegalCopy
  readonly termsConditions: LegalCopy
  readonly reviews: ReviewsCopy
  readonly serviceAreas: ServiceAreasCopy
  readonly services: ServicesCopy
  readonly sitemap: SitemapCopy
  readonly thankYou: ThankYouCopy

  /** By slug of the category (domain/services.ts). */
  readonly categoryPages: Readonly<Record<string, CategoryCopy>>
  /** By slug of the category and of the service: 'auto-locksmith/car-key-cutting'. */
  readonly servicePages: Readonly<Record<string, ServiceCopy>>
  /** By slug of the town (domain/cities.ts). */
  readonly cityPages: Readonly<Record<string, CityCopy>>
}

export type CopySection = keyof Copy
