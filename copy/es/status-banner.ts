import type { StatusBannerCopy } from '#copy/page-types.ts'
import { STATUS_MESSAGES_SPANISH } from './status-messages.ts'

/** On the thank-you page, and in a form that cannot send. */
export const statusBanner: StatusBannerCopy = {
  ...STATUS_MESSAGES_SPANISH,
  page: 'Guarde esta página: agregue una nota o cancele',
}
