import type { StatusBannerCopy } from '#copy/page-types.ts'
import { STATUS_WORDS_ENGLISH } from '#domain/status-words-en.ts'

/** On the thank-you page, and in a form that cannot send. */
export const statusBanner: StatusBannerCopy = {
  ...STATUS_WORDS_ENGLISH,
  page: 'Keep this page: add a note or cancel',
}
