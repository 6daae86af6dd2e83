import { LeadPage } from './lead/lead-page.tsx'
import { ListPage } from './list-page.tsx'
import { MessagePage } from './message-page.tsx'
import { OnCallPage } from './on-call-page.tsx'
import { AddressPage, CodePage, InvitationPage } from './sign-in-pages.tsx'

/** Pages under /staff. */
export const BOARD_PAGES = {
  list: ListPage,
  lead: LeadPage,
  onCall: OnCallPage,
  message: MessagePage,
  address: AddressPage,
  code: CodePage,
  invitation: InvitationPage,
} as const
