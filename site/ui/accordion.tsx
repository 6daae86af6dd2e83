import type { ReactNode } from 'react'

interface AccordionItem {
  /** Anchor, where something links to it. */
  readonly id?: string
  readonly question: string
  readonly answer: ReactNode
}

/**
 * Questions that open one by one, as native details: all text is in the page
 * and found by search, with scripts or without. A keyhole turns from upright
 * to flat when an answer is open.
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
