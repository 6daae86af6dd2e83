import { byFile } from './by-file.ts'
import type { Copy } from '#app/copy/copy.ts'
import type { CategoryCopy, CityCopy, ServiceCopy } from '#app/content/types.ts'
import { faq } from '#app/content/es/faq.ts'
import { locksmithScams } from '#app/content/es/guides/locksmith-scams.ts'
import { whileYouWait } from '#app/content/es/guides/while-you-wait.ts'
import { homeQuestions } from '#app/content/es/home-questions.ts'
import { home } from '#app/content/es/home.ts'
import { innerPages } from '#app/content/es/inner-pages.ts'
import { menus } from '#app/content/es/menus.ts'
import { ownerNote } from '#app/content/es/owner-note.ts'
import { about } from '#app/content/es/pages/about.ts'
import { bookOnline } from '#app/content/es/pages/book-online.ts'
import { contact } from '#app/content/es/pages/contact.ts'
import { guides } from '#app/content/es/pages/guides.ts'
import { notFound } from '#app/content/es/pages/not-found.ts'
import { pricing } from '#app/content/es/pages/pricing.ts'
import { privacyPolicy } from '#app/content/es/pages/privacy-policy.ts'
import { reviews } from '#app/content/es/pages/reviews.ts'
import { serviceAreas } from '#app/content/es/pages/service-areas.ts'
import { services } from '#app/content/es/pages/services.ts'
import { sitemap } from '#app/content/es/pages/sitemap.ts'
import { termsConditions } from '#app/content/es/pages/terms-conditions.ts'
import { thankYou } from '#app/content/es/pages/thank-you.ts'
import { prices } from '#app/content/es/prices.ts'
import { receiptStrip } from '#app/content/es/receipt-strip.ts'
import { requestForm } from '#app/content/es/request-form.ts'
import { shell } from '#app/content/es/shell.ts'

/** Everything that the site says in Spanish; for the build, no page loads it. */
export const spanish: Copy = {
  language: 'es',
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
    import.meta.glob<Record<string, CategoryCopy>>('../content/es/services/*/category.ts', {
      eager: true,
    }),
  ),
  servicePages: byFile(
    import.meta.glob<Record<string, ServiceCopy>>(
      ['../content/es/services/*/*.ts', '!../content/es/services/*/category.ts'],
      { eager: true },
    ),
  ),
  cityPages: byFile(
    import.meta.glob<Record<string, CityCopy>>('../content/es/cities/*.ts', { eager: true }),
  ),
}
