import { useLink } from '#copy/loader/use-copy.ts'
import { Drawn } from '#art/drawn.tsx'
import type { FrontOf } from '#content/kinds.ts'
import type { Document } from '#content/read.ts'
import { linesOf } from '#content/text.ts'
import { Inline } from '#app/blocks/text.tsx'
import { Lines } from '#app/ui/lines.tsx'
import { SearchField } from './parts/search-field.tsx'
import { PhoneLink } from '#app/ui/phone-link.tsx'

export function NotFoundPage({ document }: { document: Document<FrontOf<'/404'>> }) {
  const link = useLink()
  const { front } = document
  return (
    <section className="shell-width not-found">
      <Drawn name="keys/cut-404" label={front.drawing} className="not-found-key" />
      <div className="not-found-text">
        <h1>
          <Lines lines={linesOf(document.headingNodes)} />
        </h1>
        <div>
          <p>
            <Inline nodes={document.lead} />
          </p>
          <div className="not-found-links">
            <a href={link('/')} className="btn btn-ink">
              {front.returnHome}
            </a>{' '}
            <a href={link('/services')} className="btn btn-outline">
              {front.ourServices}
            </a>
          </div>
          <SearchField />
          <p>
            {front.lockedOut} <PhoneLink className="text-link" />
          </p>
        </div>
      </div>
    </section>
  )
}
