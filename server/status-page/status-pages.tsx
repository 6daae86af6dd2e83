import { ChangedQuotePage, ConfirmCancelPage, NotePage, TooLatePage } from './form-pages.tsx'
import { ErrorPage, NotFoundPage } from './message-pages.tsx'
import { PhotoPage } from './photo-page.tsx'
import { ReviewPage } from './review-page.tsx'
import { StatusPage } from './status-page.tsx'
import { WindowPage } from './time-section.tsx'

/** Pages under `/r/TOKEN`; each is complete without a script. */
export const STATUS_PAGES = {
  status: StatusPage,
  cancel: ConfirmCancelPage,
  tooLate: TooLatePage,
  changedQuote: ChangedQuotePage,
  notFound: NotFoundPage,
  error: ErrorPage,
} as const

/** Those with fields, whose styles the others do without. */
export const STATUS_FORMS = {
  note: NotePage,
  window: WindowPage,
  photo: PhotoPage,
  review: ReviewPage,
} as const
