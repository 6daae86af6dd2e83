import { BlockedPage } from './blocked/blocked-page.tsx'
import { BusinessFormPage, BusinessPreviewPage } from './business/business-form-pages.tsx'
import { BusinessPage } from './business/business-page.tsx'
import { LeadPage } from './lead/lead-page.tsx'
import { ListPage } from './list/list-page.tsx'
import { MinePage } from './list/mine-page.tsx'
import { NewLeadPage } from './new-lead/new-lead-page.tsx'
import { MessagePage } from './message-page.tsx'
import { OnCallPage } from './on-call/on-call-page.tsx'
import { CountedPage, SearchPage } from './overview/found-pages.tsx'
import { OverviewPage } from './overview/overview-page.tsx'
import { DevicesPage } from './devices/devices-page.tsx'
import { ReviewsPage } from './reviews/reviews-page.tsx'
import { TextFormPage } from './texts/text-form-page.tsx'
import { TextsPage } from './texts/texts-page.tsx'
import { TeamInvitationPage, TeamMemberPage } from './team/team-member-page.tsx'
import { TeamPage } from './team/team-page.tsx'
import { AddressPage, CodePage, InvitationPage } from './sign-in/sign-in-pages.tsx'

/** Pages under /staff. */
export const BOARD_PAGES = {
  list: ListPage,
  mine: MinePage,
  lead: LeadPage,
  newLead: NewLeadPage,
  onCall: OnCallPage,
  overview: OverviewPage,
  counted: CountedPage,
  search: SearchPage,
  reviews: ReviewsPage,
  blocked: BlockedPage,
  devices: DevicesPage,
  business: BusinessPage,
  businessForm: BusinessFormPage,
  businessPreview: BusinessPreviewPage,
  texts: TextsPage,
  textForm: TextFormPage,
  team: TeamPage,
  teamMember: TeamMemberPage,
  teamInvitation: TeamInvitationPage,
  message: MessagePage,
  address: AddressPage,
  code: CodePage,
  invitation: InvitationPage,
} as const
