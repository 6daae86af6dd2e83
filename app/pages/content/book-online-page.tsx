import { StepKey } from '#art/keys/step-key.tsx'
import type { ReactNode } from 'react'
import { KeyEdge } from '#art/computed/key-edge.tsx'
import { blocksNamed, type Document } from '#content/read.ts'
import { plainText, titledItems, titledText } from '#content/text.ts'
import { Inline } from '#app/blocks/text.tsx'
import { FORM_ANCHOR_ID } from '#domain/pages/form-anchor.ts'
import { Breadcrumb } from '../parts/breadcrumb.tsx'
import { Listing } from '../parts/listing.tsx'

const PATH = '/book-online'

interface BookOnlinePageProps {
  readonly document: Document
  /** The submission form, from `form/`, which this folder may not import. */
  readonly children: ReactNode
}

/** Renders the form at full size with the next steps beside it, one more cut at each. */
export function BookOnlinePage({ document, children }: BookOnlinePageProps) {
  return (
    <div className="book-page on-dark">
      <div className="book-text">
        <Breadcrumb path={PATH} />
        <h1>{document.heading}</h1>
        <p className="lead">
          <Inline nodes={document.lead} />
        </p>
        {blocksNamed(document, 'urgent').map(({ nodes }, index) => {
          const { title, nodes: text } = titledText(nodes)
          return (
            <p key={index} className="book-urgent">
              <b>{title}</b> <Inline nodes={text} />
            </p>
          )
        })}
        <div className="book-ground" aria-hidden="true">
          <KeyEdge path={PATH} className="key-edge" />
        </div>
      </div>
      <div id={FORM_ANCHOR_ID} className="book-form on-light">
        {children}
      </div>
      {blocksNamed(document, 'steps').map(({ heading, nodes }) => (
        <section key={plainText(heading)} className="book-next on-light">
          <h2>
            <Inline nodes={heading} />
          </h2>
          <ol>
            {titledItems(nodes).map((step, index) => (
              <li key={step.title}>
                <StepKey step={index} />
                <h3>{step.title}</h3>
                <p>
                  <Inline nodes={step.nodes} />
                </p>
              </li>
            ))}
          </ol>
        </section>
      ))}
      <div className="book-before on-light">
        {blocksNamed(document, 'before').map((block) => (
          <Listing key={plainText(block.heading)} block={block} />
        ))}
      </div>
    </div>
  )
}
