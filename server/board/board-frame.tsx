import type { ReactNode } from 'react'
import { BOARD_MESSAGES } from '#copy/server/board.ts'
import type { Language } from '#domain/text/language.ts'
import { MINE_ADDRESS, ON_CALL_ADDRESS, SEARCH_ADDRESS } from './addresses.ts'
import { Frame } from '#server/pages/parts/frame.tsx'

const TABS = ['board', 'mine', 'onCall', 'search'] as const
type Tab = (typeof TABS)[number]
const TAB_ADDRESSES: Readonly<Record<Tab, string>> = {
  board: '/staff',
  mine: MINE_ADDRESS,
  onCall: ON_CALL_ADDRESS,
  search: SEARCH_ADDRESS,
}

interface BoardFrameProps {
  readonly language: Language
  readonly title: string
  /** Links to further pages, beside the tabs; below the content on a phone. */
  readonly more?: ReactNode
  /** For a page of a signed-in staff member: tells the script which page it is. */
  readonly live?: 'list' | 'mine' | 'lead' | 'devices' | 'on-call' | 'overview' | 'still'
  /**
   * Which of the tabs this page is; 'further' has the tabs and is none of them. Without it the page
   * has no tabs.
   */
  readonly tab?: Tab | 'further'
  /**
   * True when the session was checked and there is none: the script then deletes the data stored on
   * the phone. Never set on a page that a link may open for a signed-in staff member.
   */
  readonly isSignedOut?: boolean
  /** Where the page can be fetched again, because the response to a form has the form's address. */
  readonly address?: string
  /** How many leads are open, on all pages of the list: the number on the board's icon. */
  readonly openLeads?: number
  readonly children: ReactNode
}

/** Renders the frame of every board page. */
export function BoardFrame(props: BoardFrameProps) {
  const {
    language,
    title,
    more,
    live,
    tab,
    isSignedOut = false,
    address = '',
    openLeads,
    children,
  } = props
  const { board, light, list } = BOARD_MESSAGES[language]
  return (
    <Frame
      language={language}
      title={title}
      header={{
        href: '/staff',
        text: board,
        aside: live !== undefined && (
          <button
            className="btn btn-small btn-outline light"
            aria-pressed="false"
            data-light=""
            hidden
          >
            {light}
          </button>
        ),
      }}
      navigation={
        tab !== undefined && (
          <div className="navs">
            <Tabs here={tab} language={language} />
            {more}
          </div>
        )
      }
      head={
        <>
          <meta name="apple-mobile-web-app-title" content={board} />
          <link rel="manifest" href="/staff/manifest.webmanifest" />
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        </>
      }
      body={{
        'data-page': live ?? (isSignedOut ? 'signed-out' : 'public'),
        'data-address': address,
        ...(openLeads !== undefined && { 'data-open-leads': String(openLeads) }),
      }}
    >
      {live !== undefined && (
        <p className="stale" role="status" data-stale="" hidden>
          {list.stale}
        </p>
      )}
      {children}
    </Frame>
  )
}

/** Renders the main pages of the board, within reach of the thumb on a phone. */
function Tabs({ here, language }: { readonly here: Tab | 'further'; readonly language: Language }) {
  const { tabs } = BOARD_MESSAGES[language]
  return (
    <nav className="tabs" aria-label={tabs.label}>
      {TABS.map((tab) => (
        <a key={tab} href={TAB_ADDRESSES[tab]} aria-current={tab === here ? 'page' : undefined}>
          {tabs[tab]}
        </a>
      ))}
    </nav>
  )
}
