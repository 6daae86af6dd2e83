import { useLink } from '#copy/loader/use-copy.ts'
import { Drawn } from '#art/drawn.tsx'
import { notFoundKey } from '#art/scenes/not-found-key.ts'
import { fillTemplate } from '#copy/fill-template.ts'
import type { NotFoundCopy } from '#copy/page-types.ts'
import { Lines } from '#site/ui/lines.tsx'
import { SearchField } from './parts/search-field.tsx'
import { PhoneLink } from '#client/visit/phone-link.tsx'

export function NotFoundPage({ copy }: { copy: NotFoundCopy }) {
  const link = useLink()
  return (
    <section className="shell-width not-found">
      <Drawn svg={notFoundKey()} label={copy.pictureAlt} className="not-found-key" />
      <div className="not-found-text">
        <h1>
          <Lines lines={copy.heading} />
        </h1>
        <div>
          <p>{fillTemplate(copy.lead)}</p>
          <div className="not-found-links">
            <a href={link('/')} className="btn btn-ink">
              {copy.returnHome}
            </a>{' '}
            <a href={link('/services')} className="btn btn-outline">
              {copy.ourServices}
            </a>
          </div>
          <SearchField />
          <p>
            {copy.lockedOut} <PhoneLink className="text-link" />
          </p>
        </div>
      </div>
    </section>
  )
}
