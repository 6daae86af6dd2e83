import { AssigneePage } from './assignee-page.tsx'
import { AlreadyAcceptedPage, WaitingPage } from './open-lead-pages.tsx'
import { ErrorPage, NotFoundPage, TestNoticePage } from './other-pages.tsx'

/** Pages of `/a/TOKEN`. None has a script: a lead is accepted by pressing a button. */
export const ACCEPT_PAGES = {
  waiting: WaitingPage,
  assignee: AssigneePage,
  alreadyAccepted: AlreadyAcceptedPage,
  testNotice: TestNoticePage,
  notFound: NotFoundPage,
  error: ErrorPage,
} as const
