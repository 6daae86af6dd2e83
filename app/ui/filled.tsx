import { Fragment, type ReactNode } from 'react'
import { fillTemplate } from '#copy/fill-template.ts'
import type { CopyPlaceholder } from '#copy/placeholders.ts'

interface FilledProps {
  readonly text: string
  /** Components, by the placeholders that they stand for. */
  readonly parts: Readonly<Partial<Record<CopyPlaceholder, ReactNode>>>
}

/** Renders a text of the copy with components in place of some of its placeholders. */
export function Filled({ text, parts }: FilledProps) {
  return text.split(/(\{\w+\})/).map((piece, index) => {
    const name = piece.slice(1, -1) as CopyPlaceholder
    return (
      <Fragment key={index}>
        {index % 2 === 1 && name in parts ? parts[name] : fillTemplate(piece)}
      </Fragment>
    )
  })
}
