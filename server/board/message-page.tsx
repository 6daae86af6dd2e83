import { BOARD_MESSAGES } from '#copy/server/board.ts'
import { TEAM_MESSAGES } from '#copy/server/team.ts'
import type { Message } from '#copy/server/board-en.ts'
import type { Language } from '#domain/text/language.ts'
import { BoardFrame } from './board-frame.tsx'
import { ON_CALL_ADDRESS, SIGN_IN_AGAIN_ADDRESS } from './addresses.ts'

export interface MessagePageProps {
  readonly language: Language
  readonly message: Message
  readonly to?: 'sign-in' | 'sign-in-again' | 'board' | 'on-call'
}

/** Renders a page with a message and a link back. */
export function MessagePage({ language, message, to = 'sign-in' }: MessagePageProps) {
  const { toSignIn, toBoard } = BOARD_MESSAGES[language].errors
  const [href, label] =
    to === 'board'
      ? ['/staff', toBoard]
      : to === 'on-call'
        ? [ON_CALL_ADDRESS, TEAM_MESSAGES[language].fillGap]
        : [to === 'sign-in' ? '/staff/sign-in' : SIGN_IN_AGAIN_ADDRESS, toSignIn]
  return (
    <BoardFrame language={language} title={message.heading}>
      <h1>{message.heading}</h1>
      <p className="more">{message.text}</p>
      <p>
        <a className="btn btn-outline" href={href}>
          {label}
        </a>
      </p>
    </BoardFrame>
  )
}
