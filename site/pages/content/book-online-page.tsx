import { ProcessKey } from '#art/scenes/process-key.tsx'
import type { ReactNode } from 'react'
import { KeyEdge } from '#art/key-edge.tsx'
import type { BookOnlineCopy } from '#copy/page-types.ts'
import { BusinessText } from '#client/visit/business-text.tsx'
import { FORM_ANCHOR_ID } from '#domain/pages/form-anchor.ts'
import { Breadcrumb } from '../parts/breadcrumb.tsx'
import { Listing } from '../parts/listing.tsx'

const PATH = '/book-online'

interface BookOnlinePageProps {
  readonly copy: BookOnlineCopy
  /** The submission form, from `form/`, which this folder may not import. */
  readonly children: ReactNode
}

/** Renders the form at full size with the next steps beside it, one more cut at each. */
export function BookOnlinePage({ copy, children }: BookOnlinePageProps) {
  return (
    <div className="book-page on-dark">
      <div className="book-text">
        <Breadcrumb path={PATH} />
        <h1>{copy.heading}</h1>
        <p className="lead">{copy.lead}</p>
        <p className="book-urgent">
          <b>{copy.urgent.title}</b> <BusinessText text={copy.urgent.text} />
        </p>
        <div className="book-ground" aria-hidden="true">
          <KeyEdge path={PATH} className="key-edge" />
        </div>
      </div>
      <div id={FORM_ANCHOR_ID} className="book-form on-light">
        {children}
      </div>
      <section className="book-next on-light">
        <h2>{copy.next.heading}</h2>
        <ol>
          {copy.next.steps.map(({ title, text }, index) => (
            <li key={title}>
              <ProcessKey step={index} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <div className="book-before on-light">
        <Listing copy={copy.before} />
      </div>
    </div>
  )
}
