import { byFile } from './by-file.ts'
import type { Copy } from '#app/copy/copy.ts'
import type { CategoryCopy, CityCopy, ServiceCopy } from '#app/content/types.ts'
import { faq } from '#app/content/en/faq.ts'
import { locksmithScams } from '#app/content/en/guides/locksmith-scams.ts'
import { whileYouWait } from '#app/content/en/guides/while-you-wait.ts'
import { homeQuestions } from '#app/content/en/home-questions.ts'
import { home } from '#app/content/en/home.ts'
import { innerPages } from '#app/content/en/inner-pages.ts'
import { menus } from '#app/content/en/menus.ts'
import { ownerNote } from '#app/content/en/owner-note.ts'
import { about } from '#app/content/en/pages/about.ts'
import { bookOnline } from '#app/content/en/pages/book-online.ts'
import { contact } from '#app/content/en/pages/contact.ts'
import { guides } from '#app/content/en/pages/guides.ts'
import { notFound } from '#app/content/en/pages/not-found.ts'
import { pricing } from '#app/content/en/pages/pricing.ts'
import { privacyPolicy } from '#app/content/en/pages/privacy-policy.ts'
import { reviews } from '#app/content/en/pages/reviews.ts'
import { serviceAreas } from '#app/content/en/pages/service-areas.ts'
import { services } from '#app/content/en/pages/services.ts'
import { sitemap } from '#app/content/en/pages/sitemap.ts'
import { termsConditions } from '#app/content/en/pages/terms-conditions.ts'
import { thankYou } from '#app/content/en/pages/thank-you.ts'
import { prices } from '#app/content/en/prices.ts'
import { receiptStrip } from '#app/content/en/receipt-strip.ts'
import { requestForm } from '#app/content/en/request-form.ts'
import { shell } from '#app/content/en/shell.ts'

/** Everything that the site says in English; for the build, no page loads it. */
export const english: Copy = {
  language: 'en',
  shell,
  menus,
  requestForm,
  ownerNote,
  receiptStrip,
  prices,
  innerPages,
  home,
  homeQuestions,
  about,
  bookOnline,
  contact,
  faq,
  guides,
  locksmithScams,
  whileYouWait,
  notFound,
  pricing,
  privacyPolicy,
  termsConditions,
  reviews,
  serviceAreas,
  services,
  sitemap,
  thankYou,
  categoryPages: byFile(
    import.meta.glob<Record<string, CategoryCopy>>('../content/en/services/*/category.ts', {
      eager: true,
    }),
  ),
  servicePages: byFile(
    import.meta.glob<Record<string, ServiceCopy>>(
      ['../content/en/services/*/*.ts', '!../content/en/services/*/category.ts'],
      { eager: true },
    ),
  ),
  cityPages: byFile(
    import.meta.glob<Record<string, CityCopy>>('../content/en/cities/*.ts', { eager: true }),
  ),
}
