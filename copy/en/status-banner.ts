import type { StatusBannerCopy } from '#copy/page-types.ts'
import { STATUS_MESSAGES_ENGLISH } from './status-messages.ts'

/** On the thank-you page, and in a form that cannot send. */
export const statusBanner: StatusBannerCopy = {
  ...STATUS_MESSAGES_ENGLISH,
  page: 'Keep this page: add a note or cancel',
}
