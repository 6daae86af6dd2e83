import type { ReactNode } from 'react'
import type { Language } from '#domain/text/language.ts'
import { BoardFrame } from './board-frame.tsx'
import { MoreLinks } from './more-links.tsx'

interface OwnerFrameProps {
  readonly language: Language
  readonly title: string
  /** Address of the page beside the tabs that this one is or belongs to. */
  readonly here: string
  readonly live?: 'still' | 'overview'
  readonly children: ReactNode
}

/** Renders the frame of the pages that only an owner opens: the board's, with all its links. */
export function OwnerFrame({ language, title, here, live = 'still', children }: OwnerFrameProps) {
  return (
    <BoardFrame
      language={language}
      title={title}
      live={live}
      tab="further"
      more={<MoreLinks viewer={{ language, role: 'owner' }} here={here} />}
    >
      {children}
    </BoardFrame>
  )
}
