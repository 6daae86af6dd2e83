import type { StatusBannerCopy } from '#copy/page-types.ts'
import { STATUS_WORDS_SPANISH } from '#domain/status-words-es.ts'

/** On the thank-you page, and in a form that cannot send. */
export const statusBanner: StatusBannerCopy = {
  ...STATUS_WORDS_SPANISH,
  page: 'Guarde esta página: agregue una nota o cancele',
}
