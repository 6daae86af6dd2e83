import type { ReactNode } from 'react'
import { BOARD_MESSAGES } from '#copy/server/board.ts'
import type { Language } from '#domain/language.ts'
import { Frame } from '../parts/frame.tsx'

export interface BoardFrameProps {
  readonly language: Language
  readonly title: string
  /** Shown to the right of the name. */
  readonly aside?: ReactNode
  /** For a page of a signed-in staff member: tells the script which page it is. */
  readonly live?: 'list' | 'lead' | 'phones' | 'on-call' | 'overview'
  /**
   * True when the session was checked and there is none: the script then deletes the data stored on
   * the phone. Never set on a page that a link may open for a signed-in staff member.
   */
  readonly isSignedOut?: boolean
  /** Where the page can be fetched again, because the response to a form has the form's address. */
  readonly address?: string
  readonly children: ReactNode
}

/** Renders the frame of every board page. */
export function BoardFrame(props: BoardFrameProps) {
  const { language, title, aside, live, isSignedOut = false, address = '', children } = props
  const { board, list } = BOARD_MESSAGES[language]
  return (
    <Frame
      language={language}
      title={title}
      header={{ href: '/staff', text: board, aside }}
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
