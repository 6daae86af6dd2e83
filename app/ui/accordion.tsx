import type { ReactNode } from 'react'

interface AccordionItem {
  /** Anchor, if the item is linked to. */
  readonly id?: string
  readonly question: string
  readonly answer: ReactNode
}

/**
 * Renders questions as native details: all text is in the page and can be found by search, with or
 * without scripts. A keyhole turns from upright to flat when an answer is open.
 */
export function Accordion({
  items,
  openFirst,
}: {
  items: readonly AccordionItem[]
  openFirst?: boolean
}) {
  return (
    <div className="accordion">
      {items.map(({ id, question, answer }, index) => (
        <details key={question} id={id} open={openFirst && index === 0}>
          <summary>
            <span>{question}</span>
            <i className="keyhole" aria-hidden="true" />
          </summary>
          <div>{answer}</div>
        </details>
      ))}
    </div>
  )
}
