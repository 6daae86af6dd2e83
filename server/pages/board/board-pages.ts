import { MessagePage } from './message-page.tsx'
import { AddressPage, CodePage, InvitationPage } from './sign-in-pages.tsx'

/** Pages under /staff. */
export const BOARD_PAGES = {
  message: MessagePage,
  address: AddressPage,
  code: CodePage,
  invitation: InvitationPage,
} as const
