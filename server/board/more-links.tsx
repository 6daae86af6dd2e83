import { BLOCKED_MESSAGES } from '#copy/server/blocked-numbers.ts'
import { BOARD_MESSAGES } from '#copy/server/board.ts'
import { BUSINESS_MESSAGES } from '#copy/server/business.ts'
import { NEW_LEAD_MESSAGES } from '#copy/server/new-lead.ts'
import { STAFF_REVIEW_MESSAGES } from '#copy/server/staff-reviews.ts'
import { TEAM_MESSAGES } from '#copy/server/team.ts'
import { TEXTS_MESSAGES } from '#copy/server/texts.ts'
import { isAllowed } from '#domain/staff/roles.ts'
import type { Viewer } from '#server/db/tables/board-records.ts'
import {
  BLOCKED_ADDRESS,
  BUSINESS_ADDRESS,
  DEVICES_ADDRESS,
  NEW_LEAD_ADDRESS,
  OVERVIEW_ADDRESS,
  REVIEWS_ADDRESS,
  TEAM_ADDRESS,
  TEXTS_ADDRESS,
} from './addresses.ts'

interface MoreLinksProps {
  readonly viewer: Pick<Viewer, 'language' | 'role'>
  /** Address of the page that shows them, or of the one that led to it. */
  readonly here?: string
  /** Calls and texts of blocked numbers. */
  readonly refused?: number
}

/** Renders the links to the pages beside the tabs, those that the viewer may open. */
export function MoreLinks({ viewer: { language, role }, here, refused = 0 }: MoreLinksProps) {
  const { overview, list, tabs } = BOARD_MESSAGES[language]
  const links = [
    { href: NEW_LEAD_ADDRESS, text: NEW_LEAD_MESSAGES[language].title, may: 'leads' },
    { href: OVERVIEW_ADDRESS, text: overview.heading, may: 'money' },
    { href: REVIEWS_ADDRESS, text: STAFF_REVIEW_MESSAGES[language].heading, may: 'reviews' },
    { href: BLOCKED_ADDRESS, text: BLOCKED_MESSAGES[language].link(refused), may: 'blocks' },
    { href: BUSINESS_ADDRESS, text: BUSINESS_MESSAGES[language].heading, may: 'facts' },
    { href: TEXTS_ADDRESS, text: TEXTS_MESSAGES[language].heading, may: 'facts' },
    { href: TEAM_ADDRESS, text: TEAM_MESSAGES[language].heading, may: 'team' },
    { href: DEVICES_ADDRESS, text: list.devices, may: 'leads' },
  ] as const
  return (
    <nav className="aside" aria-label={tabs.more}>
      {links
        .filter(({ may }) => isAllowed(role, may))
        .map(({ href, text }) => (
          <a key={href} href={href} aria-current={href === here ? 'true' : undefined}>
            {text}
          </a>
        ))}
    </nav>
  )
}
